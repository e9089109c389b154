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
  /** The answers that are being saved, also after success until the contacts are shown; null otherwise. */
  submitted: SelfAssessmentAnswers | null;
  /** The last attempt failed. */
  failed: boolean;
  /** Sends the scores of these answers, then goes to the contacts. Does nothing while it is under way. */
  save: (answers: SelfAssessmentAnswers) => void;
}

/** Saves an assessment and says how that went. Every answer stays in the draft until it is saved. */
export function useSaveSelfAssessment(item: SelfAssessmentDraftItem): SaveControls {
  const shell = useShellApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // The state of the mutation changes too late: a double click would send twice.
  const [submitted, setSubmitted] = useState<SelfAssessmentAnswers | null>(null);
  const [failed, setFailed] = useState(false);
  const { mutate } = useMutation({
    // Being offline is a failure to show and to retry, not a reason to wait in silence.
    networkMode: 'always',
    mutationFn: (answers: SelfAssessmentAnswers) => saveSelfAssessment(shell, answers),
    onSuccess: (stored, answers) => {
      const { unsaved } = item.read();
      // If an answer was changed in the meantime, the draft is not saved yet.
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

  /** Where the toast leads: to the result, or to the questions that are open. */
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
      // A person who has left the page in the meantime stays where they are.
      mutate(answers, { onSuccess: () => void navigate('/contacts') });
    },
  };
}

/** Shows the new result at once in everything that reads it. */
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
 * Saves the scores of these answers as the person's result, with the answers. A score without an answer is 50.
 * @returns what was stored
 * @throws RequestError when the API refuses it or cannot be reached
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
