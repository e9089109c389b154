import { type QueryClient } from '@rapport/remote-api/query';

/** Milliseconds after which something comes even if the page has no data to wait for. */
const LONGEST_WAIT = 5000;

/**
 * Runs `work` once the page has its first data, or has waited long enough for it, so that on a slow line
 * nothing gets in the way of what somebody came to read.
 * @returns gives up the wait
 */
export function afterFirstData(queryClient: QueryClient, work: () => void): () => void {
  const end = () => {
    clearTimeout(timer);
    stop();
  };
  const run = () => {
    end();
    work();
  };
  const timer = setTimeout(run, LONGEST_WAIT);
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success') run();
  });
  return end;
}
