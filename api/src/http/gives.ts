import { SetMetadata } from '@nestjs/common';

/** What the answer to a POST shows, so that it can be read again when the request is repeated. */
export type Given = 'contact' | 'interaction' | 'result' | 'response';

/** For a POST that may be done twice: the second time changes nothing more, so a key makes no difference. */
export const ANEW = 'anew';

export const GIVES = 'rapport:gives';

/** Says what a POST handler answers with. One that answers with anything at all needs it. */
export const Gives = (what: Given | typeof ANEW) => SetMetadata(GIVES, what);
