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
import { coachingRecommendationsQuery } from './queries.ts';

/** What the coaching page shows. */
export type Coaching =
  | { status: 'loading' }
  /** Without scores or cards there is no coaching. `retry` says whether it worked. */
  | { status: 'failed'; retrying: boolean; retry: () => Promise<boolean> }
  | { status: 'assessment-missing' }
  /** `unanswered` counts the traits whose question has no answer: they take no part. */
  | { status: 'nothing-matches'; unanswered: number }
  | {
      status: 'matched';
      scores: Partial<PersonalityScores>;
      groups: readonly RecommendationGroup<CoachingRecommendation>[];
      unanswered: number;
    };

/** The scores of the signed-in person and the cards that match them. */
export function useCoaching(): Coaching {
  const shell = useShellApi();
  const scores = useQuery(scoresQuery(shell));
  const cards = useQuery(coachingRecommendationsQuery(shell));

  // After a failed refresh the data from before is still shown: old coaching is better than none.
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
