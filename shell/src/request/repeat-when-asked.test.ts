import { repeatWhenAsked } from './repeat-when-asked.ts';

const KEYED = { method: 'POST', headers: { 'Idempotency-Key': 'k' } } as const;

const refusal = (status: number, wait: string | null = '2', code = 'DATABASE_UNAVAILABLE') =>
  Response.json({ code }, { status, headers: wait === null ? {} : { 'retry-after': wait } });

/** Sends until the last of these responses; all timers run immediately. */
async function sent(options: Parameters<typeof repeatWhenAsked>[0], ...responses: Response[]) {
  jest.useFakeTimers();
  const started = Date.now();
  const send = jest.fn(async () => responses.shift() ?? Response.json('too often'));
  const answered = repeatWhenAsked(options, send);
  await jest.runAllTimersAsync();
  const { status } = await answered;
  const seconds = (Date.now() - started) / 1000;
  jest.useRealTimers();
  return { status, times: send.mock.calls.length, seconds };
}

describe('repeatWhenAsked', () => {
  it('resends a write with a key after the time in the response', async () => {
    const responses = [refusal(503, '2'), refusal(503, '5'), new Response(null, { status: 201 })];
    expect(await sent(KEYED, ...responses)).toEqual({ status: 201, times: 3, seconds: 7 });
  });

  it.each([
    ['any write that was one too many', { method: 'DELETE' }, refusal(429)],
    ['a write that sets a value', { method: 'PUT' }, refusal(503)],
    [
      'a write whose first request is still being answered',
      KEYED,
      refusal(409, '1', 'IDEMPOTENCY_KEY_IN_USE'),
    ],
    [
      'any write that was turned away at the door',
      { method: 'POST' },
      refusal(503, '2', 'TOO_BUSY'),
    ],
  ] as const)('repeats %s', async (_, options, response) => {
    expect((await sent(options, response, new Response())).times).toBe(2);
  });

  it.each([
    ['a read', { method: 'GET' }, refusal(503)],
    ['a write without a key, which may have been stored', { method: 'POST' }, refusal(503)],
    [
      'a write that would conflict with itself',
      { method: 'PATCH', headers: { 'If-Match': '1' } },
      refusal(503),
    ],
    ['a write where the API does not ask for it', KEYED, refusal(503, null)],
    ['a write that is wrong', KEYED, refusal(400)],
    ['a write that conflicts', KEYED, refusal(409, null, 'CONTACT_CHANGED')],
  ] as const)('does not repeat %s', async (_, options, response) => {
    expect((await sent(options, response)).times).toBe(1);
  });

  it('gives up if the total wait would be too long', async () => {
    const long = await sent(KEYED, refusal(429, '60'));
    expect(long).toEqual({ status: 429, times: 1, seconds: 0 });
    const often = await sent(KEYED, ...Array.from({ length: 9 }, () => refusal(503, '5')));
    expect(often).toEqual({ status: 503, times: 5, seconds: 20 });
  });

  it('resends a write with a key that a proxy lost, at most twice', async () => {
    const lost = () => new Response('Bad Gateway', { status: 502 });
    expect((await sent(KEYED, lost(), new Response())).times).toBe(2);
    expect((await sent({ method: 'POST' }, lost())).times).toBe(1);
    expect(await sent(KEYED, lost(), lost(), lost())).toEqual({
      status: 502,
      times: 3,
      seconds: 2,
    });
  });

  it('pauses if the API gives no time', async () => {
    const { times, seconds } = await sent(KEYED, refusal(503, '0'), new Response());
    expect([times, seconds]).toEqual([2, 1]);
  });

  it('ends with its caller', async () => {
    const controller = new AbortController();
    const send = jest.fn(async () => refusal(503, '10'));
    const answered = repeatWhenAsked({ ...KEYED, signal: controller.signal }, send);
    controller.abort();
    await expect(answered).rejects.toBe(controller.signal.reason);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
