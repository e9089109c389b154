import { type MotivationType, type WorkStyleDimension, type WorkStyleLetter } from '../types.ts';

/** What the third choice of every contact-quiz question says. */
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
  /** What the third choice says; it adds no points. */
  unsure: { text: string };
}

type Level = { level: 'L1' } | { level: 'L2'; parentQuestionId: string };

export type WorkStyleQuestion = QuestionBase &
  Level & {
    category: 'work_style';
    dimension: WorkStyleDimension;
    optionA: QuizOption<WorkStyleLetter>;
    optionB: QuizOption<WorkStyleLetter>;
  };

export type MotivationQuestion = QuestionBase &
  Level & {
    category: 'motivation';
    optionA: QuizOption<MotivationType>;
    optionB: QuizOption<MotivationType>;
  };

export type QuizQuestion = WorkStyleQuestion | MotivationQuestion;

/** Every question of a quiz: first-level ones in the order asked, follow-ups in the order of their parent. */
export type QuizBank = readonly QuizQuestion[];
