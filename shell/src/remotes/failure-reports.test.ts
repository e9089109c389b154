/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { createFailureReports } from './failure-reports.ts';
import { RemoteFailure } from './remote-failure.ts';

const context = { remote: 'mf-contacts', module: 'module', version: '1.1.0' };
const now = () => new Date('2026-11-21T06:00:00Z');
let sent: [string, RequestInit][];

beforeEach(() => {
  sent = [];
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    sent.push([String(url), init ?? {}]);
    return new Response(null, { status: 204 });
  });
  window.history.replaceState(null, '', '/contacts/0192f3a0?tab=notes');
});
afterEach(() => jest.restoreAllMocks());

const reporter = (reportUrl: string | null = 'https://reports.example/in') =>
  createFailureReports({ reportUrl, environment: 'test', now });
const bodies = () => sent.map(([, { body }]) => JSON.parse(String(body)));

describe('createFailureReports', () => {
  it('sends the failure without personal data', () => {
    reporter()(context, new RemoteFailure('unreachable', 'https://x.example answered 500.'));
    expect(bodies()).toEqual([
      {
        kind: 'remote-failure',
        environment: 'test',
        remote: 'mf-contacts',
        module: 'module',
        version: '1.1.0',
        reason: 'unreachable',
        message: 'https://x.example answered 500.',
        page: '/contacts',
        at: '2026-11-21T06:00:00.000Z',
      },
    ]);
    expect(sent[0]?.[0]).toBe('https://reports.example/in');
    expect(sent[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
  });

  it('reports one failure once, even if a retry fails at another URL', () => {
    const report = reporter();
    const failed = (path: string) =>
      new RemoteFailure('unreachable', `http://x${path} answered 500.`);
    report(context, failed('/1.1.0/remoteEntry.js'));
    report(context, failed('/1.1.0/remoteEntry.js'));
    report(context, failed('/~3/1.1.0/remoteEntry.js'));
    expect(sent).toHaveLength(1);
  });

  it('reports another failure, module, or version', () => {
    const report = reporter();
    report(context, new RemoteFailure('unreachable', 'answered 500'));
    report(context, new RemoteFailure('timeout', 'no answer'));
    report({ ...context, version: '1.0.0' }, new RemoteFailure('timeout', 'no answer'));
    report({ ...context, module: 'dialog' }, new RemoteFailure('timeout', 'no answer'));
    expect(sent).toHaveLength(4);
  });

  it('accepts any value that a remote throws while rendering', () => {
    reporter()(context, new TypeError('x is undefined'));
    expect(bodies()[0]).toMatchObject({ reason: 'render', message: 'x is undefined' });
  });

  it('only logs without a receiver, and ignores a failed report', async () => {
    const warned = jest.spyOn(console, 'warn');
    reporter(null)(context, new Error('boom'));
    expect(sent).toEqual([]);
    expect(warned).toHaveBeenCalledTimes(1);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    reporter()(context, new Error('boom'));
    await Promise.resolve();
    expect(warned).toHaveBeenCalledTimes(2);
  });
});
