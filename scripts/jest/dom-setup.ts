import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { createRequire } from 'node:module';

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

/*
 * A field with a time zone lists some four hundred, and each look for an element goes through all of them. A few are
 * enough where nothing is laid out; digest.spec chooses from the whole list.
 */
const supported = Intl.supportedValuesOf.bind(Intl);
Intl.supportedValuesOf = (key) =>
  key === 'timeZone' ? ['America/New_York', 'Asia/Tokyo', 'Europe/Zurich'] : supported(key);

const HIDES = /display:none|visibility:hidden|pointer-events:none/;

const { testPath = '' } = expect.getState();

/*
 * React's development build keeps a stack trace for each element it makes, up to ten thousand in a second, and
 * no test reads them. This says that there are so many already, which saves a fifth of the CPU time of a test.
 */
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const react: unknown = createRequire(testPath)('react');
Object.defineProperty(Reflect.get(Object(react), internals), 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => {},
});

/*
 * jsdom lays nothing out, but compares each element that a test looks for with every rule. So only the design
 * system, whose tests are about looks, has all rules here; other rooms have those that hide or close something.
 */
if (!testPath.includes('/shared-ui/')) {
  Reflect.set(globalThis, 'SC_DISABLE_SPEEDY', false);
  const { sheet } = document.head.appendChild(document.createElement('style'));
  const rules = Object(Reflect.getPrototypeOf(Object(sheet)));
  const insert = rules.insertRule;
  rules.insertRule = function (this: CSSStyleSheet, rule: string) {
    return HIDES.test(rule) ? insert.call(this, rule, this.cssRules.length) : 0;
  };
  sheet?.ownerNode?.remove();
}
