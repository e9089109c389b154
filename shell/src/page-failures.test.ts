/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { requestError } from '@rapport/remote-kit/testing';
import { watchPageFailures, type PageFailures } from './page-failures.ts';

const target = { reportUrl: 'https://reports.example/in', environment: 'test' };
const now = () => new Date('2026-11-21T06:00:00Z');
let failures: PageFailures;
let sent: string[];

beforeEach(() => {
  sent = [];
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    sent.push(String(init?.body));
    return new Response(null, { status: 204 });
  });
  window.history.replaceState(null, '', '/contacts/0192f3a0?tab=notes');
  failures = watchPageFailures(now);
});
afterEach(() => {
  failures.stop();
  jest.restoreAllMocks();
});

const reports = () => sent.map((body) => JSON.parse(body));
const reject = (reason: unknown) =>
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }),
  );
const typeError = () => {
  const error = new TypeError('x is undefined');
  error.stack = `TypeError: x is undefined
    at map (http://localhost:4201/1.2.0/assets/common-Ab1.js:1:2345)
    at http://localhost:4201/1.2.0/assets/page-Cd2.js?v=1:7:89
    at async Promise.all (index 0)`;
  return error;
};

describe('watchPageFailures', () => {
  it('reports an unhandled type error, with its location in the scripts', () => {
    failures.reportTo(target);
    reject(typeError());
    expect(reports()).toEqual([
      {
        kind: 'page-failure',
        environment: 'test',
        reason: 'rejection',
        message: 'TypeError: x is undefined',
        trace: [
          'http://localhost:4201/1.2.0/assets/common-Ab1.js:1:2345',
          'http://localhost:4201/1.2.0/assets/page-Cd2.js:7:89',
        ],
        page: '/contacts',
        at: '2026-11-21T06:00:00.000Z',
      },
    ]);
  });

  it('reports an exception of the page, and errors caught elsewhere', () => {
    failures.reportTo(target);
    const error = new RangeError('out of range');
    window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));
    failures.caught('render', 'The page failed while it was drawn.', new Error('boom'));
    expect(reports().map(({ reason, message }) => [reason, message])).toEqual([
      ['exception', 'RangeError: out of range'],
      ['render', 'Error: boom'],
    ]);
  });

  it('keeps failures from before the settings are known', () => {
    reject(typeError());
    expect(sent).toEqual([]);
    failures.reportTo(target);
    expect(sent).toHaveLength(1);
  });

  it('reports each failure once, and stops after a maximum', () => {
    failures.reportTo(target);
    reject(typeError());
    reject(typeError());
    expect(sent).toHaveLength(1);
    for (let index = 0; index < 100; index += 1) reject(new Error(`number ${index}`));
    expect(sent).toHaveLength(20);
  });

  it('quotes no unreadable data, which may be about a person', () => {
    failures.reportTo(target);
    try {
      JSON.parse('Ada Lovelace said');
    } catch (error) {
      reject(error);
    }
    expect(reports()[0]).toMatchObject({ message: 'SyntaxError' });
    expect(sent[0]).not.toContain('Ada');
  });

  it('ignores harmless errors, and reports nothing without a receiver', () => {
    failures.reportTo(target);
    reject(requestError('Contact not found', 404));
    const message = 'ResizeObserver loop completed with undelivered notifications.';
    window.dispatchEvent(new ErrorEvent('error', { message }));
    failures.reportTo({ ...target, reportUrl: null });
    reject(new Error('a bug'));
    expect(sent).toEqual([]);
  });
});
