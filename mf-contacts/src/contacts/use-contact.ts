import { isContactId, type Contact, type ContactSummary } from '@rapport/contracts';
import { isRequestError } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { contactApi } from './contact-paths.ts';

export type ContactState =
  | { status: 'loading' }
  | { status: 'invalid-id' }
  | { status: 'not-found' }
  | { status: 'failed'; message: string; retrying: boolean; retry: () => void }
  | { status: 'ready'; contact: ContactSummary };

/**
 * One contact by its id.
 * @param known the contact as a list shows it, if one does: it is shown until the API has answered
 */
export function useContact(contactId: string | undefined, known?: ContactSummary): ContactState {
  const valid = isContactId(contactId);
  const { data, error, isFetching, refetch } = useQuery<Contact>({
    queryKey: [valid ? contactApi(contactId) : ''],
    enabled: valid,
  });

  if (!valid) return { status: 'invalid-id' };
  if (isRequestError(error) && error.status === 404) return { status: 'not-found' };
  if (isRequestError(error) && error.status === 400) return { status: 'invalid-id' };
  const contact = data ?? known;
  if (contact !== undefined) return { status: 'ready', contact };
  if (error !== null) {
    return {
      status: 'failed',
      message: error.message,
      retrying: isFetching,
      retry: () => void refetch(),
    };
  }
  return { status: 'loading' };
}
