import {
  decodePersonalityProfile,
  type ContactSummary,
  type PersonalityProfile,
} from '@rapport/contracts';
import { asQuery } from '@rapport/remote-api/answers';
import { useQuery } from '@rapport/remote-api/query';

export type PersonalityProfileState =
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
