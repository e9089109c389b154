import { api, type Interaction } from '@rapport/api-client';
import { useShellUser, isRequestError, useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { useMutation } from '@rapport/remote-api/query';
import { useSyncExternalStore } from 'react';

/** A deleted interaction that can still be restored. */
interface DeletedInteraction {
  /** The user who deleted it, because someone else may sign in on the same page. */
  userId: string;
  interaction: Interaction;
  /** Makes a repeated Undo create only one entry. */
  undoKey: string;
}

/** Stored outside of the view, so that Undo is still available after a visit to another tab or contact. */
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

/** The deleted interactions with one contact, the latest deletion first, with functions to add and remove one. */
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
 * Deletes interactions immediately, so that health and next steps are correct right away. Each is kept here with
 * all of its data, so that Undo can store it again.
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
        // Already deleted: an earlier response was lost, or another window was faster.
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
    /** The id of the interaction that's being deleted. */
    removing: mutation.isPending ? mutation.variables.id : null,
  };
}
