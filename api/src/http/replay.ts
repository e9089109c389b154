import { SetMetadata } from '@nestjs/common';

/** The resource in the response to a POST; a repeated request returns its present state. */
export type ReplayedResource =
  | 'calendar'
  | 'commitment'
  | 'contact'
  | 'customField'
  | 'import'
  | 'interaction'
  | 'label'
  | 'meeting'
  | 'observation'
  | 'relation'
  | 'response'
  | 'result'
  | 'statedPreference'
  | 'view';

/**
 * The response to a POST with a repeated `Idempotency-Key`: the present state of a resource; the `stored` response,
 * if it consists of IDs and numbers without user content; or `none`, for a call that's safe to repeat, whose key is
 * ignored.
 */
export type Replayed = ReplayedResource | 'stored' | 'none';

export const REPLAY = 'rapport:replay';

/** Declares the response to a repeated POST. Every POST handler that returns something needs it. */
export const Replay = (what: Replayed) => SetMetadata(REPLAY, what);
