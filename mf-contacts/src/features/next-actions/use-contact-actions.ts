import { decodeContactActions, type ContactAction } from '@rapport/contracts';
import { asQuery } from '@rapport/remote-api/answers';
import { partFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { actionsApi } from '../../contacts/contact-record-paths.ts';

export type ContactActionsState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retrying: boolean; retry: () => void }
  | { status: 'ready'; actions: ContactAction[] };

/** What could be done next about a contact, and what was done with earlier suggestions. */
export function useContactActions(contactId: string): ContactActionsState {
  const { data, error, isFetching, refetch } = useQuery(
    asQuery({
      path: actionsApi(contactId),
      decode: decodeContactActions,
    }),
  );
  if (data !== undefined) return { status: 'ready', actions: data };
  if (error === null) return { status: 'loading' };
  return {
    status: 'failed',
    message: partFailure(error),
    retrying: isFetching,
    retry: () => void refetch(),
  };
}
