import {
  ASSESSMENT_VERSION,
  toPersonalityScores,
  type SaveUserPersonality,
  type SelfAssessmentAnswers,
} from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { scored } from './answers-at-hand.ts';

/**
 * Stores the scores of these answers as the person's result, 50 where nothing was answered, with the answers.
 * @returns what was stored
 * @throws RequestError when the API refuses it or cannot be reached
 */
export async function saveSelfAssessment(
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
