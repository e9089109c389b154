/** First-level questions come first; a follow-up belongs to the first-level question it looks closer at. */
export type QuestionLevel = { level: 'L1' } | { level: 'L2'; parentQuestionId: string };
