import { api, type Guidance } from '@rapport/api-client';
import { useShellApi, type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';

/** The guidance about a contact: tips, profile, briefing, and cards, as far as the estimate supports them. */
export function guidanceQuery(shell: ShellApi, contactId: string) {
  return apiQuery(shell, api.get('/api/guidance/{contactId}', { contactId }));
}

export type GuidanceResult =
  | { status: 'loading' }
  | { status: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { status: 'ready'; guidance: Guidance };

/** The guidance about a contact. Loaded guidance stays on the screen while it's refetched. */
export function useGuidance(contactId: string): GuidanceResult {
  const { data, error, isFetching, refetch } = useQuery(guidanceQuery(useShellApi(), contactId));
  if (data !== undefined) return { status: 'ready', guidance: data };
  if (error !== null)
    return { status: 'failed', error, retrying: isFetching, retry: () => void refetch() };
  return { status: 'loading' };
}
