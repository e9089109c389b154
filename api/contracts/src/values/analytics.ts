/**
 * How sure an estimate is, as people read it: the words of `workStyleConfidence` and
 * `motivationConfidence`; `open` where the answers name no motivation type.
 */
export const CERTAINTIES = [
  'strong',
  'consistent',
  'close_call',
  'fair',
  'mixed',
  'low',
  'open',
] as const;
export type Certainty = (typeof CERTAINTIES)[number];
