import { api, type Interaction } from '@rapport/api-client';
import { useShellUser, isRequestError, useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { useMutation } from '@rapport/remote-api/query';
import { useSyncExternalStore } from 'react';

/** An interaction that was deleted and can still be taken back. */
interface DeletedInteraction {
  /** Whose it was: another person may sign in in the same page. */
  userId: string;
  interaction: Interaction;
  /** Makes a repeated Undo one entry. */
  undoKey: string;
}

/** Outside of the view, so that Undo is still there after a look at another tab or contact. */
let deleted: readonly DeletedInteraction[] = [];
const listeners = new Set<() => void>();

function setDeleted(next: readonly DeletedInteraction[]): void {
  deleted = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was deleted about one contact, the newest deletion first, and how to note and forget one. */
export function useDeletedInteractions(contactId: string) {
  const userId = useShellUser()?.id;
  const all = useSyncExternalStore(subscribe, () => deleted);
  return {
    entries: all.filter(
      (each) => each.userId === userId && each.interaction.contactId === contactId,
    ),
    note: (interaction: Interaction) => {
      if (userId === undefined) return;
      setDeleted([{ userId, interaction, undoKey: crypto.randomUUID() }, ...deleted]);
    },
    forget: ({ id }: Interaction) =>
      setDeleted(deleted.filter(({ interaction }) => interaction.id !== id)),
  };
}

/**
 * Deletes interactions at once, so that health and next steps are true at once; each stays here
 * with all it held, for Undo to store it again.
 */
export function useDeleteInteraction(contactId: string) {
  const shell = useShellApi();
  const { note } = useDeletedInteractions(contactId);
  const mutation = useMutation({
    mutationFn: async (interaction: Interaction) => {
      try {
        await write(
          shell,
          api.delete('/api/interactions/{contactId}/{id}', { contactId, id: interaction.id }),
        );
      } catch (error) {
        // Gone already: an earlier answer was lost, or another window was faster.
        if (!isRequestError(error) || error.status !== 404) throw error;
      }
    },
    onSuccess: (_, interaction) => {
      note(interaction);
    },
    onError: (error) => {
      shell.notify({
        title: "Couldn't delete the interaction",
        description: writeFailure(error),
        variant: 'destructive',
      });
    },
  });
  return {
    remove: mutation.mutate,
    /** The id of the one that is being deleted. */
    removing: mutation.isPending ? mutation.variables.id : null,
  };
}
