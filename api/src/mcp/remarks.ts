/** Why an answer has only facts, or less of an estimate than one may expect. */
export const REMARKS: Readonly<
  Record<'objected' | 'candidate' | 'not_assessed' | 'stale' | 'weak', string>
> = {
  objected: 'They objected, so no estimate is kept. Use the facts only, and guess nothing.',
  candidate: 'A label says that they’re a candidate, so no estimate is made or used.',
  not_assessed: 'Not assessed: nothing is known about how they like to work.',
  stale: 'The estimate is more than a year old, so it isn’t used until the user confirms it.',
  weak: 'Little is certain: the estimate is weak.',
};
