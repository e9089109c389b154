import { useShellApi, useShellUser } from '@rapport/remote-api';
import { useQueryClient } from '@rapport/remote-api/query';
import { useEffect } from 'react';

/** Milliseconds after which the user is expected to need no more requests for now. */
const PAUSE = 20_000;

/** Reads the people of coming meetings ahead, if the page is one that starts without a network. */
export function useReadAhead(): void {
  const shell = useShellApi();
  const queries = useQueryClient();
  const userId = useShellUser()?.id;
  // Requests and timers are outside of React.
  useEffect(() => {
    if (userId === undefined) return undefined;
    const timer = setTimeout(() => {
      const worker = navigator.serviceWorker?.controller;
      // The address of a worker for reminders alone, which starts no page, has a query.
      if (!worker || worker.scriptURL.includes('?') || !navigator.onLine) return;
      // What fails now is read the next time.
      import('./read-ahead.ts')
        .then(({ readAhead }) => readAhead(queries, shell, userId))
        .catch(() => undefined);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [queries, shell, userId]);
}
