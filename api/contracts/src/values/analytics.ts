/**
 * Certainties of an estimate for display: the words of `workStyleConfidence` and `motivationConfidence`; `open` if
 * the answers indicate no motivation type.
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
