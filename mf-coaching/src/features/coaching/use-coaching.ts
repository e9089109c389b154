import { type CoachingRecommendation, type UserScores } from '@rapport/api-client';
import {
  answeredOnly,
  matchRecommendations,
  type PersonalityScores,
  type RecommendationGroup,
  unansweredScores,
} from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { scoresQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { coachingRecommendationsQuery } from '../../queries.ts';

/** The state of the coaching page. */
export type Coaching =
  | { status: 'loading' }
  /** Coaching needs scores and cards. `retry` resolves to true if it succeeded. */
  | { status: 'failed'; retrying: boolean; retry: () => Promise<boolean> }
  | { status: 'assessment-missing' }
  /** `unanswered` is the number of traits without an answer, which aren't used. */
  | { status: 'nothing-matches'; unanswered: number }
  | {
      status: 'matched';
      scores: Partial<PersonalityScores>;
      groups: readonly RecommendationGroup<CoachingRecommendation>[];
      unanswered: number;
    };

/** Returns the signed-in user's scores and the matching cards. */
export function useCoaching(): Coaching {
  const shell = useShellApi();
  const scores = useQuery(scoresQuery(shell));
  const cards = useQuery(coachingRecommendationsQuery(shell));

  // After a failed refresh, the previous data is still shown: stale coaching is better than none.
  if (scores.data && cards.data) return matched(scores.data, cards.data);
  const failed = [scores, cards].filter(({ error, data }) => error && !data);
  if (failed.length === 0) return { status: 'loading' };
  return {
    status: 'failed',
    retrying: failed.some(({ isFetching }) => isFetching),
    retry: async () => {
      const results = await Promise.all(failed.map(({ refetch }) => refetch()));
      return results.every(({ isSuccess }) => isSuccess);
    },
  };
}

function matched(stored: UserScores, cards: readonly CoachingRecommendation[]): Coaching {
  if (!stored.assessmentComplete) return { status: 'assessment-missing' };
  const scores = answeredOnly(stored);
  const unanswered = unansweredScores(stored).length;
  const groups = matchRecommendations(cards, scores);
  return groups.length === 0
    ? { status: 'nothing-matches', unanswered }
    : { status: 'matched', scores, groups, unanswered };
}
