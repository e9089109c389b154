/** Dash patterns of a ring whose path length is 100. */

/** The arc of a score; one outside 0 to 100 is drawn as the nearer end. */
export function filledPattern(score: number): string {
  const filled = Math.min(Math.max(score, 0), 100);
  return `${filled} 100`;
}

/** Cuts at 0, 25, 50 and 75, each in the middle of its place. */
export const cutPattern = { strokeDasharray: '0.9 24.1', strokeDashoffset: '0.45' } as const;

/** Short dashes all around: nothing is known. */
export const unknownPattern = '2 3';
