import { type QueryClient } from '@rapport/remote-api/query';

/** Milliseconds after which the work runs even if the page has no data to wait for. */
const LONGEST_WAIT = 5000;

/**
 * Runs `work` once the page has its first data, or after a maximum wait, so that on a slow connection nothing
 * delays what the user came to read.
 * @param pause milliseconds from the first data to the work, for low-priority work
 * @returns a function that cancels the wait
 */
export function afterInitialData(
  queryClient: QueryClient,
  work: () => void,
  pause = 0,
): () => void {
  let pausing: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => {
    clearTimeout(timer);
    stop();
  };
  const run = () => {
    stopWaiting();
    if (pause === 0) work();
    else pausing = setTimeout(work, pause);
  };
  const timer = setTimeout(run, LONGEST_WAIT);
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.status === 'success') run();
  });
  return () => {
    stopWaiting();
    clearTimeout(pausing);
  };
}
