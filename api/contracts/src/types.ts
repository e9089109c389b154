/** The four letter pairs of a work style, in the order in which a type is written. */
export const WORK_STYLE_DIMENSIONS = ['EI', 'SN', 'TF', 'JP'] as const;
export type WorkStyleDimension = (typeof WORK_STYLE_DIMENSIONS)[number];

export const WORK_STYLE_LETTERS = ['E', 'I', 'S', 'N', 'T', 'F', 'J', 'P'] as const;
export type WorkStyleLetter = (typeof WORK_STYLE_LETTERS)[number];

/** The letters of each pair; the first one wins a tie. */
export const DIMENSION_LETTERS = {
  EI: ['E', 'I'],
  SN: ['S', 'N'],
  TF: ['T', 'F'],
  JP: ['J', 'P'],
} as const satisfies Record<WorkStyleDimension, readonly [WorkStyleLetter, WorkStyleLetter]>;

export const WORK_STYLE_TYPES = [
  'ISTJ', 'ISFJ', 'INFJ', 'INTJ',
  'ISTP', 'ISFP', 'INFP', 'INTP',
  'ESTP', 'ESFP', 'ENFP', 'ENTP',
  'ESTJ', 'ESFJ', 'ENFJ', 'ENTJ',
] as const; // oxfmt-ignore
export type WorkStyleType = (typeof WORK_STYLE_TYPES)[number];

export const MOTIVATION_TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type MotivationType = (typeof MOTIVATION_TYPES)[number];

export const ANSWERS = ['A', 'B', 'Unsure'] as const;
export type Answer = (typeof ANSWERS)[number];

/**
 * The kinds of assessment that an answer can belong to. As specified, answers about a contact are always
 * `big_five`.
 */
export const ASSESSMENT_TYPES = ['big_five', 'hexaco', 'panas', 'via', 'hogan'] as const;
export type AssessmentType = (typeof ASSESSMENT_TYPES)[number];

export const CONFIDENCE_LEVELS = ['high', 'medium', 'low'] as const;
export type ConfidenceLevel = (typeof CONFIDENCE_LEVELS)[number];

/** Returns whether `value` is one of the sixteen work-style types. */
export function isWorkStyleType(value: unknown): value is WorkStyleType {
  return WORK_STYLE_TYPES.some((type) => type === value);
}

/** Returns whether `value` is a motivation type, 1 to 9. */
export function isMotivationType(value: unknown): value is MotivationType {
  return MOTIVATION_TYPES.some((type) => type === value);
}
