import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { createRequire } from 'node:module';

// Radix needs these; jsdom lacks them because it has no layout.
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
// jsdom's version only logs an error.
window.scrollTo = () => {};

// A busy machine can take longer than a second to render what a test waits for; no passing test waits this long.
configure({ asyncUtilTimeout: 20_000 });

/*
 * A field with a time zone lists about four hundred, and each query for an element walks all of them. A few are
 * enough without layout; digest.spec uses the whole list.
 */
const supported = Intl.supportedValuesOf.bind(Intl);
Intl.supportedValuesOf = (key) =>
  key === 'timeZone' ? ['America/New_York', 'Asia/Tokyo', 'Europe/Zurich'] : supported(key);

const HIDES = /display:none|visibility:hidden|pointer-events:none/;

const { testPath = '' } = expect.getState();

/*
 * React's development build stores a stack trace for each element it creates, up to ten thousand per second, and no
 * test reads them. This pretends that the limit is reached, which saves a fifth of a test's CPU time.
 */
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const react: unknown = createRequire(testPath)('react');
Object.defineProperty(Reflect.get(Object(react), internals), 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => {},
});

/*
 * jsdom has no layout, but matches each element that a test looks for against every rule. So only the design
 * system, whose tests are about looks, gets all rules here; other rooms get those that hide or close something.
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
