import { type SaveUserPersonality } from '@rapport/api-client';
import {
  type Answer,
  ASSESSMENT_VERSION,
  scoreSelfAssessment,
  SELF_ASSESSMENT_BANK,
  toPersonalityScores,
} from '@rapport/contracts';

/**
 * The demo account's answers about itself, by first-level question: `high`, `low`, or, for Unsure, its three
 * follow-ups. It has clear sides (E, N, T, J) and a driver (results), and needs care with contacts who expect a
 * hard sentence, so every kind of bridge appears.
 */
const OWN: Readonly<Record<string, 'high' | 'low' | readonly ('high' | 'low')[]>> = {
  openness: 'high',
  conscientiousness: 'high',
  extraversion: 'high',
  agreeableness: 'low',
  neuroticism: 'low',
  'honesty-humility': ['high', 'low', 'low'],
  'positive-affect': ['high', 'low', 'high'],
  'negative-affect': 'low',
  wisdom: ['low', 'high', 'low'],
  courage: 'low',
  love: ['low', 'high', 'low'],
  adjustment: ['high', 'low', 'low'],
  ambition: ['high', 'high', 'high'],
  sociability: 'high',
};

/** Returns the complete self-assessment of the demo account. */
export function demoSelfAssessment(): SaveUserPersonality {
  const answers: Record<string, Answer> = {};
  for (const [id, said] of Object.entries(OWN)) {
    if (said === 'high' || said === 'low') {
      answers[id] = optionOf(id, said);
      continue;
    }
    answers[id] = 'Unsure';
    for (const [at, end] of said.entries()) {
      const followUp = `${id}-f${at + 1}`;
      answers[followUp] = optionOf(followUp, end);
    }
  }
  const { scores } = scoreSelfAssessment(SELF_ASSESSMENT_BANK, answers);
  return {
    ...toPersonalityScores(scores),
    assessmentComplete: true,
    assessmentVersion: ASSESSMENT_VERSION,
    answers,
  };
}

/** Returns the option of a question that stands for this end of its scale. */
function optionOf(questionId: string, end: 'high' | 'low'): Answer {
  const question = SELF_ASSESSMENT_BANK.find(({ id }) => id === questionId);
  if (!question) throw new Error(`The self-assessment does not ask ${questionId}`);
  const isAHigh = question.optionA.score > question.optionB.score;
  return isAHigh === (end === 'high') ? 'A' : 'B';
}
