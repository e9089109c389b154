import { type Change } from '@rapport/api-client';
import { type RapportClient } from './create-client.ts';
import { RapportError } from './rapport-error.ts';
import { pause } from './retrying-fetch.ts';

export interface ChangesPage {
  /** In commit order; empty only on the first page, which says where to begin. */
  changes: Change[];
  /** Store it once you've handled the changes: the next run begins with it. */
  next: string;
}

/** The cursor is older than 30 days. Read everything again, and follow the changes without `since`. */
export class ChangesExpiredError extends RapportError {
  override readonly name = 'ChangesExpiredError';
}

/**
 * Follows the changes, forever or until the signal aborts. Without `since`, the first page comes immediately and has
 * only a cursor: read everything after it, and nothing is missed.
 * @throws ChangesExpiredError if `since` is too old, RapportError for other errors, and the signal's reason
 */
export async function* followChanges(
  client: RapportClient,
  {
    since,
    everySeconds = 10,
    signal,
  }: { since?: string | undefined; everySeconds?: number; signal?: AbortSignal } = {},
): AsyncGenerator<ChangesPage, never, undefined> {
  let cursor = since;
  for (;;) {
    const query = cursor === undefined ? {} : { since: cursor };
    const { data, error, response } = await client.GET('/api/changes', {
      params: { query },
      ...(signal && { signal }),
    });
    if (data === undefined) {
      const isExpired = response.status === 410;
      throw new (isExpired ? ChangesExpiredError : RapportError)(response, error);
    }
    const { changes, next, more } = data;
    if (changes.length > 0 || cursor === undefined) yield { changes, next };
    cursor = next;
    if (!more) await pause(everySeconds, signal);
  }
}
