import { api, type StatedPreference } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { useEffect, useRef } from 'react';

/**
 * What a new preference replaces: those that held when the dialog was opened, which isn't a query, because a change in
 * another tab must not pass for seen.
 */
export function useReplaced(contactId: string) {
  const shell = useShellApi();
  const known = useRef<readonly StatedPreference[] | null>(null);
  const load = async () => {
    const call = api.get('/api/stated-preferences/{contactId}', { contactId });
    return (await request(shell, call)).filter(({ current }) => current);
  };
  const first = useRef(load);
  // Without the response, the preference that was saved last holds.
  useEffect(() => {
    first.current().then(
      (current) => (known.current ??= current),
      () => undefined,
    );
  }, []);
  const of = (kind: StatedPreference['kind']) => known.current?.find((each) => each.kind === kind);
  return {
    /** The `If-Match` header for a new preference of a kind; null if it isn't known what it replaces. */
    ifMatch: (kind: StatedPreference['kind']) =>
      known.current === null ? null : `"${of(kind)?.id ?? 'none'}"`,
    /** Loads the preference of a kind that holds now, which the next one replaces; undefined without one. */
    reload: async (kind: StatedPreference['kind']) => {
      known.current = await load();
      return of(kind);
    },
  };
}
