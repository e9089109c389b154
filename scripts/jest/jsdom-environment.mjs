import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom, plus the web APIs that Node has and jsdom's window hides. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
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
      BroadcastChannel,
    });
  }
}
