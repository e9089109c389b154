import { api, type UndoableMerge } from '@rapport/api-client';
import { useShellApi, useShellUser, type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { useQuery, useQueryClient } from '@rapport/remote-api/query';
import { userStorage, type UserItem } from '@rapport/remote-api/user-storage';
import { useCallback, useSyncExternalStore } from 'react';

/** The user's merges that can be undone, from all devices and tabs. */
export function undoableMergesQuery(shell: ShellApi) {
  return { ...apiQuery(shell, api.get('/api/contacts/merges')), staleTime: FRESH_FOR };
}

const FRESH_FOR = 60_000;
const NONE: UndoableMerge[] = [];
const NO_IDS: string[] = [];

/**
 * The merges that can be undone, the newest first.
 * @param isTime whether the query may run now; cached results are used in any case
 */
export function useMergeOffers(isTime: boolean) {
  const shell = useShellApi();
  const query = undoableMergesQuery(shell);
  const isKnown = useQueryClient().getQueryData(query.queryKey) !== undefined;
  const { data = NONE } = useQuery({ ...query, enabled: isTime || isKnown });
  const userId = useShellUser()?.id;
  const stored = userId === undefined ? null : dismissedMerges(userId);
  const subscribe = useCallback(
    (onChange: () => void) => stored?.subscribe(onChange) ?? (() => {}),
    [stored],
  );
  const read = () => stored?.read() ?? NO_IDS;
  const dismissed = useSyncExternalStore(subscribe, read);
  return {
    offers: data.filter(({ otherId }) => !dismissed.includes(otherId)),
    /** Hides an undo offer in this tab. */
    dismiss: ({ otherId }: UndoableMerge) => stored?.write([...read(), otherId]),
  };
}

const storedByUser = new Map<string, UserItem<string[]>>();

/** Ids of the contacts whose merges are hidden in this tab. */
function dismissedMerges(userId: string): UserItem<string[]> {
  const known = storedByUser.get(userId);
  if (known) return known;
  const stored = userStorage(userId).item('dismissed-merges', {
    area: 'tab',
    parse: (value) => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : null),
  });
  storedByUser.set(userId, stored);
  return stored;
}
