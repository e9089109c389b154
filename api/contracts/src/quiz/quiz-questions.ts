import { MOTIVATION_BANK } from './motivation-questions.ts';
import { type QuizBank } from './quiz-types.ts';
import { WORK_STYLE_BANK } from './work-style-questions.ts';

/**
 * The contact quiz: 7 first-level questions, each with 5 follow-ups, 42 in all. First-level
 * questions come in the order asked, each followed by its own follow-ups. A question id never
 * changes its meaning: stored answers refer to it.
 */
export const QUIZ_BANK: QuizBank = [...WORK_STYLE_BANK, ...MOTIVATION_BANK];
