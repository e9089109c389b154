import {
  decodePersonalityProfile,
  type ContactSummary,
  type PersonalityProfile,
} from '@rapport/contracts';
import { asQuery } from '@rapport/remote-api/answers';
import { useQuery } from '@rapport/remote-api/query';
import { Button, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

type PersonalityProfileState =
  | { status: 'unknown-types' }
  | { status: 'loading' }
  | { status: 'failed'; retrying: boolean; retry: () => void }
  | { status: 'ready'; profile: PersonalityProfile };

/** The texts for a contact's two types; they are asked for only when both are known. */
export function usePersonalityProfile({
  mbtiType,
  enneagramType,
}: Pick<ContactSummary, 'mbtiType' | 'enneagramType'>): PersonalityProfileState {
  const known = mbtiType !== null && enneagramType !== null;
  const { data, error, isFetching, refetch } = useQuery({
    ...asQuery({
      path: `/api/personality-profile?mbtiType=${mbtiType}&enneagramType=${enneagramType}`,
      decode: decodePersonalityProfile,
    }),
    enabled: known,
  });
  if (!known) return { status: 'unknown-types' };
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
