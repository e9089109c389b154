import { type ClientBase, type Connection } from 'pg';

/** What pg has and its types leave out. */
export interface WatchedClient extends ClientBase {
  readonly connection: Connection;
  /** False from the sending of a query to the end of its answer. */
  readonly readyForQuery: boolean;
}

/**
 * Gives up a connection on which an answer is overdue. The server's own timeout cannot help when the
 * server or the way to it is frozen; without this a request would hang until TCP gives up.
 * @param deadlineMs milliseconds that an answer may take; 0 watches nothing
 */
export function watchForSilence(client: WatchedClient, deadlineMs: number): void {
  if (deadlineMs === 0) return;
  const { stream } = client.connection;
  if (!('setTimeout' in stream) || typeof stream.setTimeout !== 'function') return;
  stream.setTimeout(deadlineMs, () => {
    if (!client.readyForQuery) stream.destroy();
  });
}
