import { requestError } from '@rapport/remote-api/testing';
import { quietKnownRejections } from './unhandled-rejections.ts';

let stop = () => {};
let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  stop = quietKnownRejections();
});
afterEach(() => stop());

/** Whether the page still reports a rejection with this reason. */
function isReported(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  return window.dispatchEvent(event);
}

describe('quietKnownRejections', () => {
  it.each([
    ['a message of the dev server', new Error('[vite] Internal Server Error')],
    ['a closed socket of the dev server', 'WebSocket closed without opened.'],
    ['a failed fetch', new Error('Failed to fetch /api/contacts: offline')],
    ['a missing session', new Error('Authentication required')],
    ['a type error', new TypeError('x is undefined')],
    ['a failed call to the API', requestError('Contact not found', 404)],
  ])('logs %s and goes no further', (_what, reason) => {
    expect(isReported(reason)).toBe(false);
    expect(warn).toHaveBeenCalledWith('[shell] A rejection was not handled.', reason);
  });

  it.each([new Error('a bug'), undefined, 'text'])('leaves %p to the page', (reason) => {
    expect(isReported(reason)).toBe(true);
    expect(warn).not.toHaveBeenCalled();
  });

  it('ends when told to', () => {
    stop();
    expect(isReported(new TypeError('x'))).toBe(true);
  });
});
