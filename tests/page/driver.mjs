/** @file A browser without a window, by the W3C WebDriver protocol: what the page's tests need of it, and no more. */

import { spawn } from 'node:child_process';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
export const KEYS = {
  tab: '\uE004',
  enter: '\uE007',
  escape: '\uE00C',
  left: '\uE012',
  right: '\uE014',
  home: '\uE011',
  end: '\uE010',
  pageUp: '\uE00E',
  pageDown: '\uE00F',
  backspace: '\uE003',
};

export class Browser {
  #driver;
  #url;

  /** Starts chromedriver on a port of its own choice, and a browser with an empty profile. */
  static async start() {
    const browser = new Browser();
    browser.#driver = spawn('chromedriver', ['--port=0'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const port = await new Promise((resolve, reject) => {
      let text = '';
      browser.#driver.on('error', reject);
      browser.#driver.on('exit', () => reject(new Error('chromedriver ended')));
      browser.#driver.stdout.on('data', (data) => {
        const found = /successfully on port (\d+)/.exec((text += data));
        if (found) resolve(found[1]);
      });
    });
    browser.#url = `http://127.0.0.1:${port}/session`;
    const args = [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--hide-scrollbars',
      '--disable-background-networking',
      '--host-resolver-rules=MAP * ~NOTFOUND',
    ];
    const { sessionId } = await browser.#send('POST', '', {
      capabilities: {
        alwaysMatch: { browserName: 'chrome', 'goog:chromeOptions': { args }, 'goog:loggingPrefs': { browser: 'ALL' } },
      },
    });
    browser.#url += `/${sessionId}`;
    return browser;
  }

  async #send(method, path, body) {
    const answer = await fetch(this.#url + path, {
      method,
      body: body && JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message.split('\n')[0]}`);
    return value;
  }

  open(url) {
    return this.#send('POST', '/url', { url });
  }
  script(script, ...args) {
    return this.#send('POST', '/execute/sync', { script, args });
  }
  wait(script, ...args) {
    return this.#send('POST', '/execute/async', { script, args });
  }
  cdp(cmd, params = {}) {
    return this.#send('POST', '/goog/cdp/execute', { cmd, params });
  }
  /** What the page has complained of since it was asked last. */
  async complaints() {
    const said = await this.#send('POST', '/se/log', { type: 'browser' });
    return said
      .filter(({ level }) => level === 'SEVERE')
      .map(({ message }) => message)
      .join(' ')
      .slice(0, 400);
  }

  async type(selector, text) {
    const found = await this.#send('POST', '/element', { using: 'css selector', value: selector });
    await this.#send('POST', `/element/${found[ELEMENT]}/value`, { text });
  }

  async click(selector) {
    const found = await this.#send('POST', '/element', { using: 'css selector', value: selector });
    await this.#send('POST', `/element/${found[ELEMENT]}/click`, {});
  }

  /** Presses keys where the focus is. */
  press(...keys) {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.#send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  /** Drags from one place to another, in steps. */
  drag(fromX, fromY, toX, toY) {
    const at = (share) => ({
      type: 'pointerMove',
      duration: 20,
      x: Math.round(fromX + share * (toX - fromX)),
      y: Math.round(fromY + share * (toY - fromY)),
    });
    const button = (type) => ({ type, button: 0 });
    const actions = [at(0), button('pointerDown'), at(0.25), at(0.5), at(0.75), at(1), button('pointerUp')];
    return this.#send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  /** The size of the page in CSS pixels. */
  size(width, height, scale = 1) {
    return this.cdp('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: false });
  }

  emulate(features) {
    return this.cdp('Emulation.setEmulatedMedia', {
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });
  }

  async picture() {
    return Buffer.from(await this.#send('GET', '/screenshot'), 'base64');
  }

  async stop() {
    await this.#send('DELETE', '').catch(() => {});
    this.#driver.kill();
  }
}
