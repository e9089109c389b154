import { decodeUserProfile, decodeUserScores, type UserScores } from '@rapport/contracts';
import { asQuery } from '@rapport/remote-api/answers';
import { pageFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';

/** Who the person is and whether there is a result: GET /api/user/profile. */
export const PROFILE = { path: '/api/user/profile', decode: decodeUserProfile };
/** The result itself, which coaching reads too: GET /api/user-profile. */
export const SCORES = { path: '/api/user-profile', decode: decodeUserScores };

/** What the API knows of the person's own assessment. */
export type OwnAssessment =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retrying: boolean; retry: () => void }
  | { status: 'loaded'; email: string | null; complete: boolean; scores: UserScores };

/** Loads the person's profile and scores. */
export function useOwnAssessment(): OwnAssessment {
  const profile = useQuery(asQuery(PROFILE));
  const scores = useQuery(asQuery(SCORES));
  if (profile.data && scores.data) {
    const { email, assessmentComplete } = profile.data;
    return { status: 'loaded', email, complete: assessmentComplete, scores: scores.data };
  }
  const error = profile.error ?? scores.error;
  if (!error) return { status: 'loading' };
  return {
    status: 'failed',
    message: pageFailure(error),
    retrying: profile.isFetching || scores.isFetching,
    retry: () => {
      if (!profile.data) void profile.refetch();
      if (!scores.data) void scores.refetch();
    },
  };
}
