// What runs inside the measured page, as text: it is no part of this program and knows the browser's own words.

/** Taps the first card as soon as there is one, and promises in `cardSelectedAt` when the screen first showed it selected. */
export const TAP_FIRST_CARD = `
globalThis.cardSelectedAt = new Promise((resolve) => {
  const afterPaint = (then) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = then;
      channel.port2.postMessage(null);
    });
  const look = () => {
    const card = document.querySelector('.hand .card');
    if (card !== null && document.querySelector('.action-bar') !== null) {
      card.click();
      afterPaint(() => {
        if (card.getAttribute('aria-pressed') === 'true') resolve(performance.now());
        else look();
      });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
});
`;

/** Collects in `clickMs` how long each click took until the next repaint, as the browser itself says. */
export const WATCH_CLICKS = `
globalThis.clickMs = [];
new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) if (name === 'click') clickMs.push(duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: false });
`;

export const FIRST_CONTENTFUL_PAINT = `
performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null
`;

/** The corners of the cards in hand. */
export const SPOTS_OF_CARDS = `
[...document.querySelectorAll('.hand .card')].map((card) => {
  const { x, y } = card.getBoundingClientRect();
  return { x, y };
});
`;

/** A spot in the middle of the map. */
export const MIDDLE_OF_MAP = `
(() => {
  const { x, y, width, height } = document.querySelector('.map-window').getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})();
`;

/** Collects in `frameMs` how long each frame is on the screen, from the next one on. */
export const COUNT_FRAMES = `
globalThis.frameMs = [];
globalThis.countsFrames = true;
requestAnimationFrame(function count(before) {
  requestAnimationFrame((now) => {
    frameMs.push(now - before);
    if (countsFrames) count(now);
  });
});
`;

export const FRAMES_COUNTED = `
globalThis.countsFrames = false;
frameMs;
`;
