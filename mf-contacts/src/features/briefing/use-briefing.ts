import { type Guidance } from '@rapport/api-client';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { partFailure } from '@rapport/remote-api/failures';
import { useInfiniteQuery, useQuery } from '@rapport/remote-api/query';
import { commitmentsQuery } from '../../commitments/commitments-query.ts';
import { contactActionsQuery } from '../../contacts/contact-actions-query.ts';
import { interactionsQuery } from '../../contacts/interactions-query.ts';
import { type ShownContact } from '../../contacts/use-contact.ts';
import { guidanceQuery } from '../../guidance/guidance-query.ts';
import { briefingContent, type BriefingContent } from './briefing-content.ts';

export type BriefingResult =
  | { status: 'loading' }
  /** The API's release has no briefings. */
  | { status: 'unknown' }
  | { status: 'failed'; message: string; retrying: boolean; retry: () => void }
  | { status: 'ready'; content: BriefingContent; guidance: Guidance };

/**
 * The briefing about a contact, ready when the facts and the guidance have loaded.
 * @param meetingId the meeting it's about; the next one by default
 */
export function useBriefing(
  contact: ShownContact,
  meetingId: string | null = null,
): BriefingResult {
  const shell = useShellApi();
  const guidance = useQuery(guidanceQuery(shell, contact.id));
  const interactions = useInfiniteQuery(interactionsQuery(shell, contact.id));
  const actions = useQuery(contactActionsQuery(shell, contact.id));
  // A briefing works without promises, which the API's previous release doesn't have.
  const commitments = useQuery(commitmentsQuery(shell, contact.id));
  if (guidance.data && interactions.data && actions.data && !commitments.isPending) {
    const content = briefingContent({
      contact,
      guidance: guidance.data,
      interactions: interactions.data.pages.flatMap((page) => page.interactions),
      actions: actions.data,
      commitments: commitments.data ?? [],
      meetingId,
    });
    return { status: 'ready', content, guidance: guidance.data };
  }
  const failed = [guidance, interactions, actions].filter(
    ({ data, error }) => data === undefined && error !== null,
  );
  const [first] = failed;
  if (!first?.error) return { status: 'loading' };
  if (isRequestError(guidance.error) && guidance.error.status === 404) {
    return { status: 'unknown' };
  }
  return {
    status: 'failed',
    message: partFailure(first.error),
    retrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
