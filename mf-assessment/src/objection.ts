import { type ShellApi } from '@rapport/remote-api';
import { isAbout } from '@rapport/remote-api/api-query';
import { type QueryClient } from '@rapport/remote-api/query';
import { forgetContact } from '@rapport/remote-api/user-storage';

interface Dropped {
  shell: Pick<ShellApi, 'notify'>;
  queryClient: QueryClient;
  userId: string;
  contactId: string;
}

/**
 * To be called when the API has refused an answer because the person objected: no answer about them
 * stays in this browser to be sent again, and every page asks for the contact again.
 */
export function dropAnswers({ shell, queryClient, userId, contactId }: Dropped): void {
  forgetContact(userId, contactId);
  void queryClient.invalidateQueries(isAbout(contactId));
  shell.notify({
    variant: 'destructive',
    title: 'They objected, so no estimate is kept',
    description: 'Your answers were not saved and are gone from this browser.',
  });
}
