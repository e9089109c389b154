import { QueryClient, QueryObserver } from '@rapport/remote-api/query';
import { requestFailure } from '../request/request-failure.ts';
import { createRecovery } from './recovery.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('failed queries are fetched once the API is back, and the failure is explained until then', async () => {
  let isAway = true;
  const request = jest.fn(async () => {
    if (isAway) throw requestFailure({ path: '/api/contacts', message: 'away', status: 503 });
    return 'answer' as never;
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, queryFn: request, networkMode: 'always' } },
  });
  const recovery = createRecovery(queryClient, request);
  new QueryObserver(queryClient, { queryKey: ['/api/contacts'] }).subscribe(() => {});
  await jest.advanceTimersByTimeAsync(100);
  expect(recovery.store.getState().failure).toMatchObject({ status: 503 });
  await jest.advanceTimersByTimeAsync(3100);
  expect(request).toHaveBeenCalledTimes(2);
  isAway = false;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(queryClient.getQueryData(['/api/contacts'])).toBe('answer');
  expect(recovery.store.getState().failure).toBeNull();
  queryClient.clear();
});
