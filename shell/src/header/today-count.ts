import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { ownZone } from '@rapport/shared-ui';
import { useEffect, useState } from 'react';

/** The path of Today. The pages read it under the same key, so it's fetched once. */
function todayPath(): string {
  return `/api/today?${new URLSearchParams({ timeZone: ownZone() })}`;
}

/** The page comes first; the contacts fetch Today themselves. */
const PATIENCE_MS = 2_000;

/**
 * Returns the number of items for today; 0 until it's known. It reads the response without a decoder, which would
 * add to every first load.
 */
export function useTodayCount(): number {
  const { request } = useShellApi();
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    // The first time zone lookup keeps a phone busy for a while, so it's delayed, too.
    const timer = setTimeout(() => setPath(todayPath()), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }: { signal: AbortSignal }) => request<unknown>(path ?? '', { signal }),
    select: countOf,
    enabled: path !== null,
    staleTime: 60_000,
  });
  return data ?? 0;
}

/** Counts today's meetings, meetings without a logged outcome, due promises, and due people. */
export function countOf(today: unknown): number {
  const source = Object(today);
  const meetings = listIn(source, 'meetings').filter((each) => Object(each).day === 'today');
  const due: unknown = Reflect.get(source, 'dueCount');
  const promised = listIn(source, 'commitments').filter((each) => isDue(each, source));
  const others =
    listIn(source, 'begun').length + listIn(source, 'followUps').length + promised.length;
  return meetings.length + others + (typeof due === 'number' ? due : 0);
}

/** Returns whether a promise is due. */
function isDue(open: unknown, today: object): boolean {
  const dueOn: unknown = Object(Object(open).commitment).dueOn;
  return typeof dueOn === 'string' && dueOn <= String(Reflect.get(today, 'date'));
}

function listIn(source: object, name: string): unknown[] {
  const list: unknown = Reflect.get(source, name);
  return Array.isArray(list) ? list : [];
}
