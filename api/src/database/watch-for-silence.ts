import { type ClientBase, type Connection } from 'pg';

/** How much longer than a statement may run its answer may be on the way. */
const GRACE_MS = 2_000;

/** What pg has and its types leave out. */
interface WatchedClient extends ClientBase {
  readonly connection: Connection;
  /** False from the sending of a query to the end of its answer. */
  readonly readyForQuery: boolean;
}

/**
 * Gives up a connection on which an answer is overdue. The server's own timeout cannot help when the
 * server or the way to it is frozen; without this a request would hang until TCP gives up.
 * @param statementTimeoutMs 0 watches nothing
 * @returns what the pool calls for each new connection
 */
export function watchForSilence(statementTimeoutMs: number): (client: WatchedClient) => void {
  return (client) => {
    if (statementTimeoutMs === 0) return;
    const { stream } = client.connection;
    if (!('setTimeout' in stream) || typeof stream.setTimeout !== 'function') return;
    stream.setTimeout(statementTimeoutMs + GRACE_MS, () => {
      if (!client.readyForQuery) stream.destroy();
    });
  };
}
