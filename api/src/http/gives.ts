import { SetMetadata } from '@nestjs/common';

/** What the response to a POST shows, so that it can be read again when the request is repeated. */
export type Given =
  | 'calendar'
  | 'contact'
  | 'import'
  | 'interaction'
  | 'label'
  | 'meeting'
  | 'observation'
  | 'response'
  | 'result'
  | 'view';

/** For a POST that may be done twice: the second call changes nothing more, so its Idempotency-Key is ignored. */
export const ANEW = 'anew';

/** For a response that holds ids and numbers and nothing that a person wrote: it is stored, and sent again as it is. */
export const KEPT = 'kept';

export const GIVES = 'rapport:gives';

/** Names what the response of a POST handler shows. Every POST handler that returns something needs it. */
export const Gives = (what: Given | typeof ANEW | typeof KEPT) => SetMetadata(GIVES, what);
