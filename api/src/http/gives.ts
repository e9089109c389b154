import { SetMetadata } from '@nestjs/common';

/** What the response to a POST shows, so that it can be read again when the request is repeated. */
export type Given =
  'contact' | 'import' | 'interaction' | 'label' | 'observation' | 'response' | 'result' | 'view';

/** For a POST that may be done twice: the second call changes nothing more, so its Idempotency-Key is ignored. */
export const ANEW = 'anew';

export const GIVES = 'rapport:gives';

/** Names what the response of a POST handler shows. Every POST handler that returns something needs it. */
export const Gives = (what: Given | typeof ANEW) => SetMetadata(GIVES, what);
