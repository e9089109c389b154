/** First-level questions come first; a follow-up refines its first-level question. */
export type QuestionLevel = { level: 'L1' } | { level: 'L2'; parentQuestionId: string };
