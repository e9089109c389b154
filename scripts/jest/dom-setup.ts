import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Radix asks for these; jsdom has no layout and therefore none of them.
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};

const noMatch = (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});
window.matchMedia ??= noMatch;
// jsdom has one that only complains.
window.scrollTo = () => {};

// A busy machine can take longer than a second to draw what a test waits for; no passing test waits this long.
configure({ asyncUtilTimeout: 20_000 });
