import { useShellUser } from '@rapport/remote-api';
import { forgetContact, isContactGone } from '@rapport/remote-api/forget-contact';
import { useEffect } from 'react';

/** Forgets what this browser keeps about a contact once the API has answered that it is gone. */
export function useForgetGoneContact(contactId: string, error: unknown): void {
  const userId = useShellUser()?.id;
  const isGone = isContactGone(error);
  useEffect(() => {
    if (isGone && userId !== undefined) forgetContact(userId, contactId);
  }, [isGone, userId, contactId]);
}
