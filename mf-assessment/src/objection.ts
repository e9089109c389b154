import { type ShellApi } from '@rapport/remote-api';
import { forgetContact } from '@rapport/remote-api/user-storage';

interface Dropped {
  shell: Pick<ShellApi, 'notify'>;
  userId: string;
  contactId: string;
}

/**
 * To be called when the API has refused an answer because the person objected: no answer about them
 * stays in this browser to be sent again.
 */
export function dropAnswers({ shell, userId, contactId }: Dropped): void {
  forgetContact(userId, contactId);
  shell.notify({
    variant: 'destructive',
    title: 'They objected, so no estimate is kept',
    description: "Your answers weren't saved and are gone from this browser.",
  });
}
