import { type QuizRun } from '@rapport/api-client';
import {
  estimateDetails,
  QUIZ_BANK,
  scoreQuiz,
  type Answer,
  type QuizResponse,
} from '@rapport/contracts';

/** Answers by question id, at medium confidence, like `responsesOf({ 'workstyle-ei': 'B' })`. */
export function responsesOf(answers: Readonly<Record<string, Answer>>): QuizResponse[] {
  return Object.entries(answers).map(([questionId, answer]) => ({
    questionId,
    answer,
    confidence: 'medium',
  }));
}

/**
 * The answers about a person with I, F, and J certain, N open (3 to 2), and the motivation tied between 2, 3, and
 * 9.
 */
export const OPEN_ANSWERS = {
  'workstyle-ei': 'B',
  'workstyle-sn': 'Unsure',
  'workstyle-sn-f1': 'A',
  'workstyle-sn-f2': 'A',
  'workstyle-sn-f3': 'B',
  'workstyle-sn-f4': 'B',
  'workstyle-sn-f5': 'B',
  'workstyle-tf': 'B',
  'workstyle-jp': 'A',
  'motivation-1': 'B',
  'motivation-2': 'A',
  'stress-1': 'B',
} as const;

/** A run of the quiz with the result of its answers. Override the fields that the test is about. */
export function makeRun(overrides: Partial<QuizRun> = {}): QuizRun {
  const responses = overrides.responses ?? responsesOf(OPEN_ANSWERS);
  const { notes, ...result } = scoreQuiz(QUIZ_BANK, responses);
  const { narrowingQuestionCount, ...details } = estimateDetails(QUIZ_BANK, responses);
  void narrowingQuestionCount;
  return {
    id: '0198a000-0000-7000-8000-000000000001',
    contactId: '018f6b1e-0000-7000-8000-000000000115',
    createdAt: '2026-05-03T09:00:00.000Z',
    ...result,
    ...details,
    notes: notes.map(({ text }) => text),
    responses,
    baseRunId: null,
    source: 'quiz',
    changes: null,
    ...overrides,
  };
}
