/** From here on a pattern is strong. Percent, inclusive. */
export const STRONG_FROM = 85;
/** From here on answers are consistent. Percent, inclusive. */
export const CONSISTENT_FROM = 75;
/** Below this a result is mixed, or worth another look. Percent, exclusive. */
export const MIXED_BELOW = 70;
/** No work-style confidence is below this: 60 means "60 or less". Percent. */
export const WORK_STYLE_FLOOR = 60;
/** No motivation confidence is below this: 50 means "50 or less". Percent. */
export const MOTIVATION_FLOOR = 50;
