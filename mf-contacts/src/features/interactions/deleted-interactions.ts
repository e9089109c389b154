import { type Interaction } from '@rapport/contracts';
import { useShellUser } from '@rapport/remote-api';
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
