import { decodeContactHealth, type ContactHealth } from '@rapport/contracts';
import { asQuery } from '@rapport/remote-api/answers';
import { partFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { healthApi } from '../../contacts/contact-record-paths.ts';

export type ContactHealthState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retrying: boolean; retry: () => void }
  | { status: 'ready'; health: ContactHealth };

/** How much attention a relationship gets. */
export function useContactHealth(contactId: string): ContactHealthState {
  const { data, error, isFetching, refetch } = useQuery(
    asQuery({
      path: healthApi(contactId),
      decode: decodeContactHealth,
    }),
  );
  if (data !== undefined) return { status: 'ready', health: data };
  if (error === null) return { status: 'loading' };
  return {
    status: 'failed',
    message: partFailure(error),
    retrying: isFetching,
    retry: () => void refetch(),
  };
}
