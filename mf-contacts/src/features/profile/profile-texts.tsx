import { type ContactSummary } from '@rapport/api-client';
import { type ProfileTextField } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { isOfOtherRelease } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { Button, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { personalityProfileQuery } from '../../queries.ts';
import { guidanceQuery } from '../../guidance/guidance-query.ts';

/** The text of a field of the profile; null while it's still open. */
export type ProfileTexts = (field: ProfileTextField) => string | null;

type ProfileTextsState =
  | { status: 'unknown-types' }
  | { status: 'loading' }
  | { status: 'failed'; retrying: boolean; retry: () => void }
  | {
      status: 'ready';
      texts: ProfileTexts;
      /** Fewer than three interactions, so the estimate is less accurate. */
      firstImpression: boolean;
    };

/**
 * The texts about a person, limited to what the estimate supports. If the API has no guidance yet, the texts about
 * the two types are used instead.
 */
export function useProfileTexts(
  contact: Pick<ContactSummary, 'id' | 'mbtiType' | 'enneagramType'>,
): ProfileTextsState {
  const shell = useShellApi();
  const isAssessed = contact.mbtiType !== null;
  const guidance = useQuery({ ...guidanceQuery(shell, contact.id), enabled: isAssessed });
  const hasGuidance = !isOfOtherRelease(guidance.error);
  const query = personalityProfileQuery(shell, contact);
  const byTypes = useQuery({ ...query, enabled: query.enabled && !hasGuidance });
  if (hasGuidance ? !isAssessed : !query.enabled) return { status: 'unknown-types' };
  if (guidance.data !== undefined) {
    const { profile, basis } = guidance.data;
    return {
      status: 'ready',
      texts: (field) => profile?.[field].text ?? null,
      firstImpression: basis?.firstImpression ?? false,
    };
  }
  // The banner may have cached these texts, which claim more than an uncertain estimate supports.
  if (!hasGuidance && byTypes.data !== undefined) {
    const profile = byTypes.data;
    return { status: 'ready', texts: (field) => profile[field], firstImpression: false };
  }
  const { error, isFetching, refetch } = hasGuidance ? guidance : byTypes;
  return error === null
    ? { status: 'loading' }
    : { status: 'failed', retrying: isFetching, retry: () => void refetch() };
}

/** Replaces missing texts with one unobtrusive line and a retry button. */
export function ProfileTextsFailed({ retrying, retry }: { retrying: boolean; retry: () => void }) {
  return (
    <Line role="status">
      Couldn't load the profile texts.
      <Button size="sm" pending={retrying} onClick={retry}>
        Retry
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color.textMuted};
`;
