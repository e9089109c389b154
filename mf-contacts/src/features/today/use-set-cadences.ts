import { api, type BulkChange } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { UNTIL_SHOWN, write } from '@rapport/remote-api/api-query';
import { useMutation } from '@rapport/remote-api/query';
import { offerUndo } from '../../contacts/bulk-undo.ts';

interface Wish {
  /** Of a contact. */
  id: string;
  /** Of its cadence. */
  days: number;
}

/** Gives several contacts their cadences, and offers the way back for all of them. */
export function useSetCadences() {
  const shell = useShellApi();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (wishes: readonly Wish[]) => {
      const undo: BulkChange[] = [];
      let count = 0;
      try {
        for (const days of new Set(wishes.map((wish) => wish.days))) {
          const ids = wishes.filter((wish) => wish.days === days).map(({ id }) => id);
          const body = { ids, change: 'cadence' as const, cadenceDays: days };
          const result = await write(shell, api.post('/api/contacts/bulk'), { body });
          undo.unshift(...(result?.undo ?? []));
          count += result?.changed.length ?? 0;
        }
      } finally {
        // Also where a later call failed: what the earlier ones did can be undone.
        const userId = shell.user.get()?.id;
        if (userId !== undefined && count > 0) {
          const who = count === 1 ? '1 person has' : `${count} people have`;
          offerUndo({ userId, text: `${who} a cadence now.`, bodies: undo, until: null });
        }
      }
    },
    // The question goes with the day that the API sends then.
    meta: UNTIL_SHOWN,
  });
  return {
    set: (wishes: readonly Wish[]) => {
      if (!isPending) mutate(wishes);
    },
    pending: isPending,
    error,
  };
}
