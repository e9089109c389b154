import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { ownZone } from '@rapport/shared-ui';
import { useEffect, useState } from 'react';

/** Where the day comes from. The pages read it under the same key, so it is asked for once. */
function todayPath(): string {
  return `/api/today?${new URLSearchParams({ timeZone: ownZone() })}`;
}

/** The page comes first; the contacts ask for the day themselves. */
const PATIENCE_MS = 2_000;

/**
 * How much needs the user today; 0 while that is not known. It reads the response by hand, because what
 * decodes all of it would weigh on every first load.
 */
export function useTodayCount(): number {
  const { request } = useShellApi();
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    // The first question for a time zone keeps a phone busy for a while, so that waits too.
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

/** Meetings of today, meetings whose outcome is not said, promises that are due, and people who are due. */
export function countOf(today: unknown): number {
  const source = Object(today);
  const meetings = listIn(source, 'meetings').filter((each) => Object(each).day === 'today');
  const due: unknown = Reflect.get(source, 'dueCount');
  const promised = listIn(source, 'commitments').filter((each) => isDue(each, source));
  const others =
    listIn(source, 'begun').length + listIn(source, 'followUps').length + promised.length;
  return meetings.length + others + (typeof due === 'number' ? due : 0);
}

/** Whether the day of a promise has come. */
function isDue(open: unknown, today: object): boolean {
  const dueOn: unknown = Object(Object(open).commitment).dueOn;
  return typeof dueOn === 'string' && dueOn <= String(Reflect.get(today, 'date'));
}

function listIn(source: object, name: string): unknown[] {
  const list: unknown = Reflect.get(source, name);
  return Array.isArray(list) ? list : [];
}
