/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { requestError } from '@rapport/remote-kit/testing';
import { quietKnownRejections } from './unhandled-rejections.ts';

let stop = () => {};
let warn: jest.SpyInstance;
let report: jest.Mock;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  report = jest.fn();
  stop = quietKnownRejections(report);
});
afterEach(() => stop());

/** Returns whether the page still reports a rejection with this reason. */
function isReported(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  return window.dispatchEvent(event);
}

describe('quietKnownRejections', () => {
  it.each([
    ['a message of the dev server', new Error('[vite] Internal Server Error')],
    ['a closed socket of the dev server', 'WebSocket closed without opened.'],
    ['a call to the API without an answer', new Error('Failed to fetch /api/contacts: offline')],
    ['a missing session', new Error('Authentication required')],
    ['an aborted call', new DOMException('signal is aborted without reason', 'AbortError')],
    ['a failed call to the API', requestError('Contact not found', 404)],
  ])('logs %s and stops it there', (_what, reason) => {
    expect(isReported(reason)).toBe(false);
    expect(warn).toHaveBeenCalledWith("[shell] A rejection wasn't handled.", reason);
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    new TypeError("Cannot read properties of undefined (reading 'map')"),
    new TypeError('Failed to fetch'),
    new TypeError('Failed to fetch dynamically imported module: http://x/assets/page.js'),
    new DOMException('signal timed out', 'TimeoutError'),
    new Error('a bug'),
    new Error('The form said: authentication required for [vite], failed to fetch'),
    undefined,
    null,
    'text',
  ])('leaves %p to the page and passes it to the reports', (reason) => {
    expect(isReported(reason)).toBe(true);
    expect(report).toHaveBeenCalledWith(reason);
    expect(warn).not.toHaveBeenCalled();
  });

  it('stops on request', () => {
    stop();
    expect(isReported(requestError('Contact not found', 404))).toBe(true);
    expect(report).not.toHaveBeenCalled();
  });
});
