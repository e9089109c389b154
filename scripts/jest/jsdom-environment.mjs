import { createRequire } from 'node:module';

const here = createRequire(import.meta.url);
const jsdom = createRequire(createRequire(here.resolve('jest-environment-jsdom')).resolve('jsdom'));

/*
 * Whenever something asks for an element's style, as each query by role does, jsdom matches it and its ancestors
 * against a hundred rules of its own, and resolves twelve colors. Tests only ask what is displayed, so those rules
 * become one for each value of `display`, and the colors go.
 */
const defaultSheet = jsdom.resolve('./jsdom/browser/default-stylesheet.js');
const selectors = new Map();
for (const { selectorText, style } of jsdom('rrweb-cssom').parse(jsdom(defaultSheet)).cssRules) {
  const display = style?.getPropertyValue('display');
  // The parser takes @namespace for a part of the first selector.
  if (display && !selectorText.startsWith('@'))
    selectors.set(display, [...(selectors.get(display) ?? []), selectorText]);
}
// The last rule wins in jsdom, and what hides an element has to.
const ordered = [...selectors].sort(([one], [two]) => (one === 'none') - (two === 'none'));
jsdom.cache[defaultSheet].exports = ordered
  .map(([display, those]) => `${those.join(', ')} { display: ${display}; }`)
  .join('\n');

const { TestEnvironment } = here('jest-environment-jsdom');
const { propertiesWithResolvedValueImplemented: resolved } = jsdom(
  './jsdom/living/helpers/style-rules.js',
);
for (const [name, { computedValue }] of Object.entries(resolved)) {
  if (computedValue === 'computed-color') delete resolved[name];
}

/** jsdom, plus Node's web APIs that jsdom's window hides. */
export default class BrowserEnvironment extends TestEnvironment {
  /** Broadcast channels that the test file has opened. */
  channels = [];

  async setup() {
    await super.setup();
    const { channels } = this;
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      TextEncoder,
      TextDecoder,
      structuredClone,
      ReadableStream,
      TransformStream,
      BroadcastChannel: class extends BroadcastChannel {
        constructor(name) {
          super(name);
          channels.push(this);
        }
      },
    });
  }

  async teardown() {
    // In a browser, a channel closes with its page. One with a listener would keep Jest from ending.
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
}
