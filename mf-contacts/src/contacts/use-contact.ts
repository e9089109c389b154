import { type Contact, type ContactSummary } from '@rapport/api-client';
import { isUuid } from '@rapport/contracts';
import { isRequestError, useShellApi, useShellUser } from '@rapport/remote-api';
import { contactQuery } from '@rapport/remote-api/api-query';
import { pageFailure, isContactGone } from '@rapport/remote-api/failures';
import { forgetContact } from '@rapport/remote-api/user-storage';
import { useQuery } from '@rapport/remote-api/query';
import { useEffect } from 'react';
import { useFollowMerge } from './use-follow-merge.ts';

export type ContactState =
  | { status: 'loading' }
  | { status: 'invalid-id' }
  | { status: 'not-found' }
  | { status: 'failed'; message: string; retrying: boolean; retry: () => void }
  | { status: 'ready'; contact: ShownContact };

/** A contact from a list, and the other fields once the API has responded. */
export type ShownContact = ContactSummary & Partial<Contact>;

/** The key of a query that's never sent. */
const NO_CONTACT = 'none';

/**
 * One contact by its id.
 * @param known the contact from a list, if available, which is shown until the API has responded
 */
export function useContact(contactId: string | undefined, known?: ContactSummary): ContactState {
  const shell = useShellApi();
  const valid = isUuid(contactId);
  const { data, error, isFetching, refetch } = useQuery({
    ...contactQuery(shell, valid ? contactId : NO_CONTACT),
    enabled: valid,
  });

  // Deleted in another tab or on another device, so its data is removed from this browser.
  const userId = useShellUser()?.id;
  const isGone = isContactGone(error);
  useEffect(() => {
    if (isGone && valid && userId !== undefined) forgetContact(userId, contactId);
  }, [isGone, valid, userId, contactId]);

  const follows = useFollowMerge(contactId, error);

  if (!valid) return { status: 'invalid-id' };
  if (follows) return { status: 'loading' };
  if (isRequestError(error) && error.status === 404) return { status: 'not-found' };
  if (isRequestError(error) && error.status === 400) return { status: 'invalid-id' };
  const contact: ShownContact | undefined = data ?? known;
  if (contact !== undefined) return { status: 'ready', contact };
  if (error !== null) {
    return {
      status: 'failed',
      message: pageFailure(error),
      retrying: isFetching,
      retry: () => void refetch(),
    };
  }
  return { status: 'loading' };
}
