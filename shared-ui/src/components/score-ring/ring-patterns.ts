/** Dash patterns of a ring whose path length is 100. */

/** Returns the arc of a score, clamped to 0 to 100. */
export function filledPattern(score: number): string {
  const filled = Math.min(Math.max(score, 0), 100);
  return `${filled} 100`;
}

/** Gaps centered at 0, 25, 50, and 75. */
export const cutPattern = { strokeDasharray: '0.9 24.1', strokeDashoffset: '0.45' } as const;

/** Short dashes all around: unknown. */
export const unknownPattern = '2 3';
