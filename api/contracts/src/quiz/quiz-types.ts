import { type QuestionLevel } from '../question-level.ts';
import { type MotivationType, type WorkStyleDimension, type WorkStyleLetter } from '../types.ts';

/** The text of the third choice of every contact-quiz question. */
// Stored answers and earlier releases have these words.
// oxlint-disable-next-line rapport/native-copy
export const UNSURE = { text: 'Not sure / have not seen this' } as const;

/** What an answer option stands for: a work-style letter or a motivation type. */
interface QuizOption<Value> {
  text: string;
  value: Value;
}

interface QuestionBase {
  id: string;
  /** The beginning of a sentence about the contact that each option completes. */
  text: string;
  /** The text of the third choice, which adds no points. */
  unsure: { text: string };
}

export type WorkStyleQuestion = QuestionBase &
  QuestionLevel & {
    category: 'work_style';
    dimension: WorkStyleDimension;
    optionA: QuizOption<WorkStyleLetter>;
    optionB: QuizOption<WorkStyleLetter>;
  };

export type MotivationQuestion = QuestionBase &
  QuestionLevel & {
    category: 'motivation';
    optionA: QuizOption<MotivationType>;
    optionB: QuizOption<MotivationType>;
  };

export type QuizQuestion = WorkStyleQuestion | MotivationQuestion;

/** All questions of a quiz: first-level ones in the order asked, follow-ups in the order of their parents. */
export type QuizBank = readonly QuizQuestion[];
