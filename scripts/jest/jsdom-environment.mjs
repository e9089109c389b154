import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom, plus the web APIs that Node has and jsdom's window hides. */
export default class BrowserEnvironment extends TestEnvironment {
  /** Channels between tabs that the test file has opened. */
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
    // In a browser a channel ends with its page. One that is listened to would keep Jest from ending.
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
}
