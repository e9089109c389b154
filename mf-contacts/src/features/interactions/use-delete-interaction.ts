import { type Interaction } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { interactionApi } from '../../contacts/contact-record-paths.ts';
import { refreshContact } from '../../contacts/refresh-contact.ts';
import { failureReason } from '@rapport/remote-api/failures';
import { useDeletedInteractions } from './deleted-interactions.ts';

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
