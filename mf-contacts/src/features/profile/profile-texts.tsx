import { type ContactSummary, type PersonalityProfile } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { Button, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { personalityProfileQuery } from '../../contacts/contact-queries.ts';

type PersonalityProfileState =
  | { status: 'unknown-types' }
  | { status: 'loading' }
  | { status: 'failed'; retrying: boolean; retry: () => void }
  | { status: 'ready'; profile: PersonalityProfile };

/** The texts for a contact's two types. */
export function usePersonalityProfile(
  contact: Pick<ContactSummary, 'mbtiType' | 'enneagramType'>,
): PersonalityProfileState {
  const query = personalityProfileQuery(useShellApi(), contact);
  const { data, error, isFetching, refetch } = useQuery(query);
  if (!query.enabled) return { status: 'unknown-types' };
  if (data !== undefined) return { status: 'ready', profile: data };
  if (error !== null)
    return { status: 'failed', retrying: isFetching, retry: () => void refetch() };
  return { status: 'loading' };
}

/** Stands where texts are missing: one quiet line, and the way to ask again. */
export function ProfileTextsFailed({ retrying, retry }: { retrying: boolean; retry: () => void }) {
  return (
    <Line role="status">
      The profile texts could not be loaded.
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
