import { type PersonalityScores, type UserProfile, type UserScores } from '@rapport/contracts';
import { useQuery } from '@rapport/remote-api/query';

/** Who the person is and whether there is a result: GET /api/user/profile. */
export const PROFILE_PATH = '/api/user/profile';
/** The result itself, which coaching reads too: GET /api/user-profile. */
export const SCORES_PATH = '/api/user-profile';

/** What the API knows of the person's own assessment. */
export type OwnAssessment =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retrying: boolean; retry: () => void }
  | { status: 'loaded'; email: string | null; complete: boolean; scores: PersonalityScores };

/** Loads the person's profile and scores. */
export function useOwnAssessment(): OwnAssessment {
  const profile = useQuery<UserProfile>({ queryKey: [PROFILE_PATH] });
  const scores = useQuery<UserScores>({ queryKey: [SCORES_PATH] });
  if (profile.data && scores.data) {
    const { email, assessmentComplete } = profile.data;
    return { status: 'loaded', email, complete: assessmentComplete, scores: scores.data };
  }
  const error = profile.error ?? scores.error;
  if (!error) return { status: 'loading' };
  return {
    status: 'failed',
    message: error.message,
    retrying: profile.isFetching || scores.isFetching,
    retry: () => {
      if (!profile.data) void profile.refetch();
      if (!scores.data) void scores.refetch();
    },
  };
}
