import { api, type BulkChange } from '@rapport/api-client';
import { RESTORE_MINUTES } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { useMutation } from '@rapport/remote-api/query';
import { forgetContact } from '@rapport/remote-api/user-storage';
import { type BulkUndo, offerUndo } from '../contacts/bulk-undo.ts';

const MINUTE_MS = 60_000;
/** The API's maximum per request. */
const MOST_IDS = 500;

/** The contacts to change: these, or all that match a list's query. */
export type BulkTarget = { ids: readonly string[] } | { matching: string };

interface BulkOptions {
  /** The text of the undo bar. */
  said: (count: number) => string;
  onDone: () => void;
}

/** Changes several contacts at once and offers to undo it. */
export function useBulkChange(
  target: BulkTarget | readonly BulkTarget[],
  { said, onDone }: BulkOptions,
) {
  const shell = useShellApi();
  const mutation = useMutation({
    mutationFn: async (change: Omit<BulkChange, 'ids' | 'matching'>) => {
      const changed: string[] = [];
      const undo: BulkChange[] = [];
      const undoIds: string[] = [];
      try {
        for (const who of [target].flat().flatMap((each) => portions(each))) {
          const result = await write(shell, api.post('/api/contacts/bulk'), {
            body: { ...who, ...change },
          });
          changed.push(...(result?.changed ?? []));
          undo.unshift(...(result?.undo ?? []));
          if (result?.undoId != null) undoIds.unshift(result.undoId);
        }
      } finally {
        // Undo is offered even if a later request failed, because the earlier changes can be undone.
        const userId = shell.user.get()?.id;
        if (userId !== undefined && changed.length > 0) {
          const isDeletion = change.change === 'delete';
          offerUndo({
            userId,
            text: said(changed.length),
            bodies: undo,
            undoIds,
            until: Date.now() + RESTORE_MINUTES * MINUTE_MS,
          });
          if (isDeletion) for (const id of changed) forgetContact(userId, id);
        }
      }
      return changed.length;
    },
    onSuccess: (count) => {
      if (count === 0) shell.notify({ title: "Nothing to change: it's already that way." });
      onDone();
    },
  });
  return {
    change: (change: Omit<BulkChange, 'ids' | 'matching'>) => {
      if (!mutation.isPending) mutation.mutate(change);
    },
    pending: mutation.isPending,
    error: mutation.error,
  };
}

/** Sends the requests that undo a change. */
export function useUndoBulk(
  { bodies, undoIds }: Pick<BulkUndo, 'bodies' | 'undoIds'>,
  onDone: () => void,
) {
  const shell = useShellApi();
  const mutation = useMutation({
    mutationFn: async () => {
      for (const id of undoIds) await write(shell, api.post('/api/undos/{id}', { id }));
      if (undoIds.length > 0) return;
      for (const body of bodies) await write(shell, api.post('/api/contacts/bulk'), { body });
    },
    onSuccess: () => {
      shell.notify({ title: 'Undone' });
      onDone();
    },
  });
  return {
    undo: () => {
      if (!mutation.isPending) mutation.mutate();
    },
    pending: mutation.isPending,
    error: mutation.error,
  };
}

function portions(target: BulkTarget): Pick<BulkChange, 'ids' | 'matching'>[] {
  if ('matching' in target) return [target];
  return Array.from({ length: Math.ceil(target.ids.length / MOST_IDS) }, (_, part) => ({
    ids: target.ids.slice(part * MOST_IDS, (part + 1) * MOST_IDS),
  }));
}
