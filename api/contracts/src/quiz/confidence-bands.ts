/** A pattern is strong from here on. In percent, inclusive. */
export const STRONG_FROM = 85;
/** Answers are consistent from here on. In percent, inclusive. */
export const CONSISTENT_FROM = 75;
/** A result is mixed, or worth another look, below this. In percent, exclusive. */
export const MIXED_BELOW = 70;
/** The minimum work-style confidence: 60 means "60 or less". In percent. */
export const WORK_STYLE_FLOOR = 60;
/** The minimum motivation confidence: 50 means "50 or less". In percent. */
export const MOTIVATION_FLOOR = 50;
