/** @file Questions to the engine, which lives in a worker. */

/** A question that a later one of its channel made needless. */
export class Dropped extends Error {}
/** The engine's answer that it could not. */
export class Refused extends Error {
  /** @param {{what: string, next: string}[]} problems */
  constructor(problems) {
    super(problems.map(({ what, next }) => [what, next].filter(Boolean).join(' ')).join(' '));
    this.problems = problems;
  }
}

export class EngineClient {
  #worker;
  #waiting = [];
  #asked = null;

  /** @param {string} script of the worker @param {ArrayBuffer} wasm */
  constructor(script, wasm) {
    this.#worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
    this.#worker.onmessage = ({ data }) => this.#take(data);
    this.#worker.onerror = (event) => this.#fail(new Error(event.message || 'worker'));
    this.#worker.postMessage({ wasm }, [wasm]);
  }

  /**
   * The last question of a channel wins: an earlier one that has not begun is rejected with Dropped. A list of requests has a
   * list of answers, of which some may be refusals.
   * @returns {Promise<any>}
   */
  ask(request, channel = '') {
    return new Promise((resolve, reject) => {
      if (channel)
        this.#waiting = this.#waiting.filter((question) => {
          if (question.channel === channel) question.reject(new Dropped());
          return question.channel !== channel;
        });
      this.#waiting.push({ request, channel, resolve, reject });
      this.#next();
    });
  }

  #next() {
    if (this.#asked || this.#waiting.length === 0) return;
    this.#asked = this.#waiting.shift();
    this.#worker.postMessage({ request: JSON.stringify(this.#asked.request) });
  }

  #take(data) {
    const question = this.#asked;
    this.#asked = null;
    if (data.failed !== undefined) question?.reject(new Error(data.failed));
    else {
      const answer = JSON.parse(data.answer);
      if (answer.ok || Array.isArray(answer)) question?.resolve(answer);
      else question?.reject(new Refused(answer.problems ?? []));
    }
    this.#next();
  }

  #fail(error) {
    for (const question of [this.#asked, ...this.#waiting]) question?.reject(error);
    this.#asked = null;
    this.#waiting = [];
  }
}
