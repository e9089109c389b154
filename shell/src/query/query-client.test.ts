import { QueryObserver } from '@rapport/remote-api/query';
import { createQueryClient } from './query-client.ts';

describe('createQueryClient', () => {
  it('fetches the path in a query’s key, and keeps it for 5 minutes', async () => {
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

  it('explains what is wrong with a key that isn’t a path', async () => {
    const client = createQueryClient(jest.fn());
    await expect(client.fetchQuery({ queryKey: [{ id: 1 }], retry: false })).rejects.toThrow(
      'begins with a path',
    );
    client.clear();
  });

  it('discards a response from before a write, including the first one', async () => {
    const respond: ((answer: string) => void)[] = [];
    const request = jest.fn(() => new Promise<string>((resolve) => respond.push(resolve)));
    const client = createQueryClient(request as never);
    const observer = new QueryObserver(client, { queryKey: ['/api/today'] });
    const end = observer.subscribe(() => undefined);
    const invalidated = client.invalidateQueries({ queryKey: ['/api/today'] });
    expect(request).toHaveBeenCalledTimes(2);
    respond[0]?.('before the write');
    respond[1]?.('after it');
    await invalidated;
    expect(client.getQueryData(['/api/today'])).toBe('after it');
    expect(client.getQueryState(['/api/today'])).toMatchObject({
      isInvalidated: false,
      error: null,
    });
    end();
    client.clear();
  });

  it('refetches stored data if the page was left before the response', async () => {
    const request = jest.fn(() => new Promise(() => undefined));
    const client = createQueryClient(request as never, async (fetchResponse, { show }) => {
      show('stored', Date.now());
      return fetchResponse();
    });
    const visit = () =>
      new QueryObserver(client, { queryKey: ['/api/today'] }).subscribe(() => undefined);
    visit()();
    expect(client.getQueryData(['/api/today'])).toBe('stored');
    visit()();
    expect(request).toHaveBeenCalledTimes(2);
    client.clear();
  });
});
