import { api, type SaveUserPersonality } from '@rapport/api-client';
import {
  answeredScoresOf,
  ASSESSMENT_VERSION,
  SELF_ASSESSMENT_BANK,
  toPersonalityScores,
  type SelfAssessmentAnswers,
} from '@rapport/contracts';
import { useShellApi, type ShellApi } from '@rapport/remote-api';
import { changeAnswer, write } from '@rapport/remote-api/api-query';
import { useMutation, useQueryClient, type QueryClient } from '@rapport/remote-api/query';
import { useNavigate } from '@rapport/remote-api/router';
import { useState } from 'react';
import { openCount, scored } from './self-assessment-answers.ts';
import { type SelfAssessmentDraftItem } from './self-assessment-draft.ts';

const RESULT_ROUTE = '/my-assessment';
const QUESTIONS_ROUTE = '/my-assessment?view=questions';

interface SaveControls {
  /** The answers that are being saved, or that were saved until the contacts are shown; null otherwise. */
  submitted: SelfAssessmentAnswers | null;
  /** Whether the last attempt failed. */
  failed: boolean;
  /** Saves the scores of these answers, then navigates to the contacts. Does nothing while saving. */
  save: (answers: SelfAssessmentAnswers) => void;
}

/** Saves an assessment and notifies the user of the result. Every answer stays in the draft until it's saved. */
export function useSaveSelfAssessment(item: SelfAssessmentDraftItem): SaveControls {
  const shell = useShellApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // The mutation's state changes too late: a double click would send two requests.
  const [submitted, setSubmitted] = useState<SelfAssessmentAnswers | null>(null);
  const [failed, setFailed] = useState(false);
  const { mutate } = useMutation({
    // Offline, it fails with a message and a retry instead of silently waiting.
    networkMode: 'always',
    mutationFn: (answers: SelfAssessmentAnswers) => saveSelfAssessment(shell, answers),
    onSuccess: (stored, answers) => {
      const { unsaved } = item.read();
      // If an answer was changed in the meantime, the draft still has unsaved answers.
      item.write({ saved: answers, unsaved: unsaved === answers ? null : unsaved });
      showStored(queryClient, stored);
      shell.notify({
        title: 'Your personality assessment has been completed!',
        ...whatNext(answers),
      });
    },
    onError: () => {
      setSubmitted(null);
      setFailed(true);
      shell.notify({
        variant: 'destructive',
        title: 'Assessment Error',
        description: 'Failed to save your assessment. Please try again.',
      });
    },
  });

  /** The action of the toast: show the result, or the unanswered questions. */
  function whatNext(answers: SelfAssessmentAnswers) {
    const open = openCount(answers);
    const result = () => void navigate(RESULT_ROUTE);
    if (open === 0) return { action: { label: 'See your results', onSelect: result } };
    const goOn = () => {
      const draft = item.read();
      item.write({ ...draft, unsaved: draft.unsaved ?? answers });
      void navigate(QUESTIONS_ROUTE);
    };
    return {
      description: open === 1 ? 'One question is unanswered.' : `${open} questions are unanswered.`,
      action: { label: 'Continue', onSelect: goOn },
    };
  }

  return {
    submitted,
    failed,
    save(answers) {
      if (submitted !== null) return;
      setSubmitted(answers);
      setFailed(false);
      // A user who has left the page in the meantime isn't redirected.
      mutate(answers, { onSuccess: () => void navigate('/contacts') });
    },
  };
}

/** Updates the cache, so that the new result is shown immediately. */
function showStored(queryClient: QueryClient, stored: SaveUserPersonality): void {
  const { assessmentVersion, answers = null, ...saved } = stored;
  const answeredScores = answers && answeredScoresOf(SELF_ASSESSMENT_BANK, answers);
  const scores = { ...saved, answers, answeredScores };
  queryClient.setQueryData([api.get('/api/user-profile').path], scores);
  changeAnswer(queryClient, api.get('/api/user/profile'), (before) => ({
    ...before,
    ...scores,
    assessmentVersion,
  }));
}

/**
 * Saves the scores of these answers as the user's result, with the answers. A score without an answer is 50.
 * @returns the stored result
 * @throws RequestError if the API rejects it or can't be reached
 */
async function saveSelfAssessment(
  shell: ShellApi,
  answers: SelfAssessmentAnswers,
): Promise<SaveUserPersonality> {
  const body: SaveUserPersonality = {
    ...toPersonalityScores(scored(answers).scores),
    assessmentComplete: true,
    assessmentVersion: ASSESSMENT_VERSION,
    answers,
  };
  await write(shell, api.put('/api/user-personality'), { body });
  return body;
}
