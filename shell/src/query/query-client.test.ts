import { createQueryClient } from './query-client.ts';

describe('createQueryClient', () => {
  it('fetches the path that a query has as its key, and keeps it for 5 minutes', async () => {
    jest.useFakeTimers();
    const request = jest.fn(async () => 'answer') as never as jest.Mock;
    const client = createQueryClient(request as never);
    const read = () => client.fetchQuery({ queryKey: ['/api/contacts'] });
    await expect(read()).resolves.toBe('answer');
    jest.advanceTimersByTime(5 * 60_000 - 1);
    await read();
    expect(request).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledWith('/api/contacts', { signal: expect.any(AbortSignal) });
    jest.advanceTimersByTime(1);
    await read();
    expect(request).toHaveBeenCalledTimes(2);
    client.clear();
    jest.useRealTimers();
  });

  it('says what is wrong with a key that is no path', async () => {
    const client = createQueryClient(jest.fn());
    await expect(client.fetchQuery({ queryKey: [{ id: 1 }], retry: false })).rejects.toThrow(
      'begins with a path',
    );
    client.clear();
  });
});
