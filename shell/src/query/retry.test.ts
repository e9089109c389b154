import { requestFailure } from '../request/request-failure.ts';
import { createQueryClient } from './query-client.ts';
import { retryDelay, shouldRetry } from './retry.ts';

const failed = (path: string, status: number | null, retryAfter: number | null = null) =>
  requestFailure({ path, message: 'failed', status, retryAfter });

/** Returns how often a query that always fails is retried. */
function retriesOf(error: unknown): number {
  let failures = 0;
  while (failures < 10 && shouldRetry(failures, error)) failures += 1;
  return failures;
}

describe('shouldRetry', () => {
  it.each(['/api/contacts', '/api/contacts?q=a', '/api/contacts/1'])('retries %s twice', (path) => {
    expect(retriesOf(failed(path, 503))).toBe(2);
    expect(retriesOf(failed(path, null))).toBe(2);
  });

  it.each([
    '/api/user/profile',
    '/api/coaching-recommendations',
    '/api/contacts-export',
    '/api/contacts/duplicates',
    '/api/contacts/merges',
    '/api/contacts/1/interactions?limit=20',
    '/api/contacts/1/guidance',
  ])('retries %s once', (path) => {
    expect(retriesOf(failed(path, 500))).toBe(1);
    expect(retriesOf(failed(path, null))).toBe(1);
  });

  it.each([401, 400, 403, 404, 409])('never retries a %i', (status) => {
    expect(retriesOf(failed('/api/contacts', status))).toBe(0);
  });

  it.each([408, 425, 429])('retries a %i, which may be transient', (status) => {
    expect(retriesOf(failed('/api/contacts', status))).toBe(2);
  });

  it('gives up if the API asks for a long wait', () => {
    expect(retriesOf(failed('/api/contacts', 503, 120_000))).toBe(0);
  });

  it('retries any other error once', () => {
    expect(retriesOf(new Error('a bug'))).toBe(1);
  });
});

describe('a query that always fails', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['/api/contacts', 3],
    ['/api/contacts/1', 3],
    ['/api/contacts/1/interactions', 2],
    ['/api/today', 2],
  ])('of %s is sent %i times', async (path, times) => {
    const request = jest.fn((asked: string) => Promise.reject(failed(asked, 503)));
    const asked = createQueryClient(request).fetchQuery({ queryKey: [path] });
    await Promise.all([expect(asked).rejects.toThrow('failed'), jest.runAllTimersAsync()]);
    expect(request).toHaveBeenCalledTimes(times);
  });
});

describe('retryDelay', () => {
  it('starts at a second and doubles', () => {
    const error = failed('/api/contacts', 503);
    expect([0, 1].map((failures) => retryDelay(failures, error))).toEqual([1000, 2000]);
  });

  it('waits as long as the API asked', () => {
    expect(retryDelay(0, failed('/api/contacts', 429, 4000))).toBe(4000);
  });
});
