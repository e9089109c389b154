import { type UserScores } from '@rapport/api-client';
import {
  SELF_ASSESSMENT_BANK,
  withSelfAssessmentAnswer,
  type Answer,
  type PersonalityScores,
  type SelfAssessmentAnswers,
} from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { profileQuery, scoresQuery } from '@rapport/remote-api/api-query';
import { pageFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { useSearchParams } from '@rapport/remote-api/router';
import {
  answersBehind,
  unfinishedAnswers,
  type UnfinishedAnswers,
} from './self-assessment-answers.ts';
import { useSaveSelfAssessment } from './use-save-self-assessment.ts';
import { useSelfAssessmentDraft } from './self-assessment-draft.ts';

/** The URL parameters that show the questions although there's a result, so that Back and reload work. */
const QUESTIONS = { view: 'questions' };

/** The current view of the page. */
type SelfAssessmentView =
  | {
      name: 'loading';
      /** Whether the result is the more likely view, according to this browser's draft. */
      expectsResult: boolean;
    }
  | LoadedView;

/** The view once the data has loaded. */
export type LoadedView =
  | { name: 'failed'; message: string; retrying: boolean; retry: () => void }
  | { name: 'questions'; answers: SelfAssessmentAnswers; hasResult: boolean; email: string | null }
  | {
      name: 'result';
      scores: PersonalityScores;
      /** The answers behind the scores; null if they're unknown. */
      behind: SelfAssessmentAnswers | null;
      unfinished: UnfinishedAnswers | null;
    };

export interface SelfAssessment {
  view: SelfAssessmentView;
  /** Whether the answers survive a reload, or only last until the page is left. */
  storedInBrowser: boolean;
  saving: boolean;
  /** Whether the last attempt to save failed. */
  saveFailed: boolean;
  answer: (questionId: string, answer: Answer) => void;
  save: () => void;
  /** Opens the questions of a result with these answers chosen. */
  ask: (answers: SelfAssessmentAnswers) => void;
}

/** Runs a user's self-assessment, from the first answer to the result and retakes. */
export function useSelfAssessment(userId: string): SelfAssessment {
  const own = useOwnAssessment();
  const { draft, lasts, item } = useSelfAssessmentDraft(userId);
  const { submitted, failed, save } = useSaveSelfAssessment(item);
  const [params, setParams] = useSearchParams();
  // Answers that were just saved stay on the screen until the contacts are shown.
  const answers = draft.unsaved ?? submitted ?? {};

  function currentView(): SelfAssessmentView {
    const isRetake = params.get('view') === QUESTIONS.view;
    const isAsked = isRetake && draft.unsaved !== null;
    if (own.status === 'loading') {
      return { name: 'loading', expectsResult: draft.saved !== null && !isAsked };
    }
    if (own.status === 'failed') return { ...own, name: 'failed' };
    const { complete, email, scores } = own;
    if (!complete || isAsked || submitted !== null) {
      // After the first save, there's a result but no link back to it, because the page is about to be left.
      return { name: 'questions', answers, hasResult: complete && isRetake, email };
    }
    const behind = answersBehind(scores, draft);
    return { name: 'result', scores, behind, unfinished: unfinishedAnswers(draft, behind) };
  }

  return {
    view: currentView(),
    storedInBrowser: lasts === 'in-browser',
    saving: submitted !== null,
    saveFailed: failed,
    answer(questionId, answer) {
      const unsaved = withSelfAssessmentAnswer(SELF_ASSESSMENT_BANK, answers, questionId, answer);
      item.write({ ...draft, unsaved });
    },
    save: () => save(answers),
    ask(unsaved) {
      item.write({ ...draft, unsaved });
      setParams(QUESTIONS);
    },
  };
}

/** The user's self-assessment as stored by the API. */
type OwnAssessment =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retrying: boolean; retry: () => void }
  | { status: 'loaded'; email: string | null; complete: boolean; scores: UserScores };

/** Loads the user's profile and scores. */
function useOwnAssessment(): OwnAssessment {
  const shell = useShellApi();
  const profile = useQuery(profileQuery(shell));
  const scores = useQuery(scoresQuery(shell));
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
