import { TestEnvironment } from 'jest-environment-jsdom';

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
