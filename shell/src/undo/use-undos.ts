import { type Undo } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { useEffect, useState } from 'react';
import { undosQuery } from './undo-query.ts';

const NONE: Undo[] = [];

/** Returns what can be undone now, newest first; expired entries disappear. */
export function useUndos(): Undo[] {
  const [now, setNow] = useState(() => Date.now());
  const { data = NONE } = useQuery({ ...undosQuery(useShellApi()), retry: false });
  const ends = data.map(({ until }) => Date.parse(until)).filter((end) => end > now);
  const next = ends.length === 0 ? null : Math.min(...ends);
  // The clock is outside of React, and timers stop while the computer sleeps.
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = next === null ? undefined : setTimeout(look, Math.max(0, next - Date.now()) + 1);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [next]);
  return data.filter(({ until }) => Date.parse(until) > now);
}
