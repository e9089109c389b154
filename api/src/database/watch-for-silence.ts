import { type ClientBase, type Connection } from 'pg';

/** Properties of a pg client that its types lack. */
export interface WatchedClient extends ClientBase {
  readonly connection: Connection;
  /** False from sending a query to the end of its response. */
  readonly readyForQuery: boolean;
}

/**
 * Closes a connection on which a response is overdue. The server's own timeout doesn't help if the server or the
 * network is frozen; without this, a request would hang until TCP gives up.
 * @param deadlineMs the maximum time for a response, in milliseconds; 0 for no limit
 */
export function watchForSilence(client: WatchedClient, deadlineMs: number): void {
  if (deadlineMs === 0) return;
  const { stream } = client.connection;
  if (!('setTimeout' in stream) || typeof stream.setTimeout !== 'function') return;
  stream.setTimeout(deadlineMs, () => {
    if (!client.readyForQuery) stream.destroy();
  });
}
