import { type ShellApi } from '@rapport/remote-api';
import { forgetContact } from '@rapport/remote-api/user-storage';

interface Dropped {
  shell: Pick<ShellApi, 'notify'>;
  userId: string;
  contactId: string;
}

/**
 * Called when the API has rejected an answer because the contact objected. Removes all answers about them from this
 * browser, so that none is sent again.
 */
export function dropAnswers({ shell, userId, contactId }: Dropped): void {
  forgetContact(userId, contactId);
  shell.notify({
    variant: 'destructive',
    title: 'They objected, so no estimate is kept',
    description: "Your answers weren't saved and are gone from this browser.",
  });
}
