import { MOTIVATION_BANK } from './motivation-questions.ts';
import { type QuizBank } from './quiz-types.ts';
import { WORK_STYLE_BANK } from './work-style-questions.ts';

/**
 * The contact quiz: 7 first-level questions with 5 follow-ups each, 42 in all. First-level questions are in the
 * order asked, each followed by its follow-ups. A question ID never changes its meaning, because stored answers
 * refer to it.
 */
export const QUIZ_BANK: QuizBank = [...WORK_STYLE_BANK, ...MOTIVATION_BANK];
