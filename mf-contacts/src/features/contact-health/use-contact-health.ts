import { type ContactHealth } from '@rapport/contracts';
import { useQuery } from '@rapport/remote-api/query';
import { healthApi } from '../../contacts/contact-record-paths.ts';

export type ContactHealthState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retrying: boolean; retry: () => void }
  | { status: 'ready'; health: ContactHealth };

/** How much attention a relationship gets. */
export function useContactHealth(contactId: string): ContactHealthState {
  const { data, error, isFetching, refetch } = useQuery<ContactHealth>({
    queryKey: [healthApi(contactId)],
  });
  if (data !== undefined) return { status: 'ready', health: data };
  if (error === null) return { status: 'loading' };
  return {
    status: 'failed',
    message: error.message,
    retrying: isFetching,
    retry: () => void refetch(),
  };
}
