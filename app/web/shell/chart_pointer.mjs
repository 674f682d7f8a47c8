/** @file The pointer on a chart: it drags the lines of sliders, and reads the curves. Sliders and tables are the way by keys. */

/** Pixels around a line within which it is grabbed. */
const GRAB = 24;

/**
 * @param {any} plot of uPlot @param {() => import('./chart_model.mjs').Chart} chartNow
 * @param {(key: string, value: number) => void} onDrag @param {import('./readout.mjs').Readout} readout
 */
export function followPointer(plot, chartNow, onDrag, readout) {
  const { over } = plot;
  let held = null;
  const draggable = () => (chartNow().guides ?? []).filter(({ drag, along }) => drag && along !== 'y');
  const leftOf = (event) => event.clientX - over.getBoundingClientRect().left;
  const toPixels = (x) => plot.valToPos(x, 'x');

  const nearest = (left) => {
    const [near] = draggable()
      .map((guide) => ({ guide, far: Math.abs(toPixels(guide.value) - left) }))
      .sort((a, b) => a.far - b.far);
    return near && near.far < GRAB ? near.guide : null;
  };
  const moveTo = (left) => {
    const inside = Math.min(over.clientWidth, Math.max(0, left));
    onDrag(held.drag, Number(plot.posToVal(inside, 'x').toPrecision(3)));
  };
  const release = () => (held = null);

  over.style.touchAction = draggable().length ? 'pan-y' : '';
  over.addEventListener('pointerdown', (event) => {
    held = nearest(leftOf(event));
    if (held) over.setPointerCapture(event.pointerId);
  });
  over.addEventListener('pointermove', (event) => {
    const left = leftOf(event);
    if (held) moveTo(left);
    over.style.cursor = held || nearest(left) ? 'ew-resize' : '';
    readout.show(chartNow(), left, over.clientWidth, toPixels);
  });
  over.addEventListener('pointerup', release);
  over.addEventListener('pointercancel', release);
  over.addEventListener('pointerleave', () => readout.hide());
}
