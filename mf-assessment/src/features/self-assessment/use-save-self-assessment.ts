import {
  answeredScoresOf,
  ASSESSMENT_VERSION,
  SELF_ASSESSMENT_BANK,
  toPersonalityScores,
  type SaveUserPersonality,
  type SelfAssessmentAnswers,
} from '@rapport/contracts';
import { useShellApi, type ShellApi } from '@rapport/remote-api';
import { changeAnswer } from '@rapport/remote-api/answers';
import { useMutation, useQueryClient, type QueryClient } from '@rapport/remote-api/query';
import { useNavigate } from '@rapport/remote-api/router';
import { useState } from 'react';
import { openCount, scored } from './self-assessment-answers.ts';
import { type SelfAssessmentDraftItem } from './self-assessment-draft.ts';
import { PROFILE, SCORES } from './use-own-assessment.ts';

const RESULT_ROUTE = '/my-assessment';
const QUESTIONS_ROUTE = '/my-assessment?view=questions';

interface SaveControls {
  /** What is being sent, and after success until the contacts are shown; null while nothing is. */
  submitted: SelfAssessmentAnswers | null;
  /** The last attempt failed. */
  failed: boolean;
  /** Sends these answers' scores, once however often it is called meanwhile; ends on the contacts. */
  save: (answers: SelfAssessmentAnswers) => void;
}

/** Saves an assessment and says how that went. Every answer stays in the draft until it is saved. */
export function useSaveSelfAssessment(item: SelfAssessmentDraftItem): SaveControls {
  const shell = useShellApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // The mutation's own state arrives a moment late, after the second half of a double click.
  const [submitted, setSubmitted] = useState<SelfAssessmentAnswers | null>(null);
  const [failed, setFailed] = useState(false);
  const { mutate } = useMutation({
    // Being offline is a failure to show and to repeat, not a reason to wait in silence.
    networkMode: 'always',
    mutationFn: (answers: SelfAssessmentAnswers) => saveSelfAssessment(shell, answers),
    onSuccess: (stored, answers) => {
      const { unsaved } = item.read();
      // An answer that was changed meanwhile is not saved yet.
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
      description: open === 1 ? 'One question is open.' : `${open} questions are open.`,
      action: { label: 'Go on', onSelect: goOn },
    };
  }

  return {
    submitted,
    failed,
    save(answers) {
      if (submitted !== null) return;
      setSubmitted(answers);
      setFailed(false);
      // Whoever has left the page meanwhile stays where they went.
      mutate(answers, { onSuccess: () => void navigate('/contacts') });
    },
  };
}

/** Shows the new result at once wherever it is read, and has it read again. */
function showStored(queryClient: QueryClient, stored: SaveUserPersonality): void {
  const { assessmentVersion, answers = null, ...saved } = stored;
  const answeredScores = answers && answeredScoresOf(SELF_ASSESSMENT_BANK, answers);
  const scores = { ...saved, answers, answeredScores };
  queryClient.setQueryData([SCORES.path], scores);
  changeAnswer(queryClient, PROFILE, (before) => ({ ...before, ...scores, assessmentVersion }));
  for (const { path } of [SCORES, PROFILE]) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
}

/**
 * Stores the scores of these answers as the person's result, 50 where nothing was answered, with the answers.
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
  await shell.request('/api/user-personality', { method: 'PUT', body });
  return body;
}
