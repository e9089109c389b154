import { type Interaction } from '@rapport/contracts';
import { useShellUser, isRequestError, useShellApi } from '@rapport/remote-api';
import { failureReason } from '@rapport/remote-api/failures';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { interactionApi } from '../../contacts/contact-record-paths.ts';
import { refreshContact } from '../../contacts/refresh-contacts.ts';
import { createKeptList } from '../../kept-list.ts';

/** An interaction that was deleted and can still be taken back. */
interface DeletedInteraction {
  /** Whose it was: another person may sign in in the same page. */
  userId: string;
  interaction: Interaction;
  /** Makes a repeated Undo one entry. */
  undoKey: string;
}

/** Kept outside of the view, so that Undo is still there after a look at another tab or contact. */
const deleted = createKeptList<DeletedInteraction>();

/** What was deleted about one contact, the newest deletion first, and how to note and forget one. */
export function useDeletedInteractions(contactId: string) {
  const userId = useShellUser()?.id;
  const all = deleted.use();
  const isSame = (interaction: Interaction) => (each: DeletedInteraction) =>
    each.interaction.id === interaction.id;
  return {
    entries: all.filter(
      (each) => each.userId === userId && each.interaction.contactId === contactId,
    ),
    note: (interaction: Interaction) => {
      if (userId === undefined) return;
      deleted.add({ userId, interaction, undoKey: crypto.randomUUID() });
    },
    forget: (interaction: Interaction) => deleted.remove(isSame(interaction)),
  };
}

/**
 * Deletes interactions at once, so that health and next steps are true at once; each is kept aside
 * with all it held until Undo has stored it again.
 */
export function useDeleteInteraction(contactId: string) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const { note } = useDeletedInteractions(contactId);
  const mutation = useMutation({
    mutationFn: async (interaction: Interaction) => {
      try {
        await shell.request(interactionApi(contactId, interaction.id), { method: 'DELETE' });
      } catch (error) {
        // Gone already: an earlier answer was lost, or another window was faster.
        if (!isRequestError(error) || error.status !== 404) throw error;
      }
    },
    onSuccess: (_, interaction) => {
      note(interaction);
      void refreshContact(queries, contactId);
    },
    onError: (error) => {
      shell.notify({
        title: 'The interaction was not deleted',
        description: `${failureReason(error)} Try again in a moment.`,
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
