import { api, type BulkChange } from '@rapport/api-client';
import { type ShellApi, useShellApi } from '@rapport/remote-api';
import { UNTIL_SHOWN, write } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { useMutation } from '@rapport/remote-api/query';

interface Wish {
  /** The contact's id. */
  id: string;
  /** The cadence in days. */
  days: number;
}

/** Sets the cadences of several contacts, and offers to undo all of them. */
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
        // Undo is offered even if a later request failed, because the earlier changes can be undone.
        if (count > 0) {
          shell.notify({
            title:
              count === 1 ? '1 person has a cadence now' : `${count} people have a cadence now`,
            action: { label: 'Undo', onSelect: () => void takeBack(shell, undo) },
          });
        }
      }
    },
    // The offer disappears with the refetched day.
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

async function takeBack(shell: ShellApi, bodies: readonly BulkChange[]): Promise<void> {
  try {
    for (const body of bodies) await write(shell, api.post('/api/contacts/bulk'), { body });
    shell.notify({ title: 'Cadences taken back' });
  } catch (error) {
    shell.notify({
      title: "Couldn't take this back",
      description: writeFailure(error),
      variant: 'destructive',
    });
  }
}
