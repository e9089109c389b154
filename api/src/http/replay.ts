import { SetMetadata } from '@nestjs/common';

/** What the response to a POST shows; a repeated request is answered with it in its present state. */
export type ReplayedResource =
  | 'calendar'
  | 'commitment'
  | 'contact'
  | 'import'
  | 'interaction'
  | 'label'
  | 'meeting'
  | 'observation'
  | 'response'
  | 'result'
  | 'statedPreference'
  | 'view';

/**
 * How a POST with a repeated `Idempotency-Key` is answered: with the resource in its present state; with the
 * `stored` response, for one that holds ids and numbers and nothing that a person wrote; or with `none`, for a
 * call that may be done twice, whose key is ignored.
 */
export type Replayed = ReplayedResource | 'stored' | 'none';

export const REPLAY = 'rapport:replay';

/** Says how a repeated POST is answered. Every POST handler that returns something needs it. */
export const Replay = (what: Replayed) => SetMetadata(REPLAY, what);
