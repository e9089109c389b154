/** From here on a pattern is strong. Percent, inclusive. */
export const STRONG_FROM = 85;
/** From here on answers are consistent. Percent, inclusive. */
export const CONSISTENT_FROM = 75;
/** Below this a result is mixed, or worth another look. Percent, exclusive. */
export const MIXED_BELOW = 70;
