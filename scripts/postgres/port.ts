import { createServer } from 'node:net';
import { hasCode } from '@rapport/workspace-kit';
import { PostgresError } from './postgres-error.ts';

/** Listens briefly, and resolves with the port. */
function probe(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const found = typeof address === 'object' && address !== null ? address.port : port;
      server.close(() => resolve(found));
    });
  });
}

/** Creates the error for a port that another program uses. */
export function portTaken(port: number, cause?: unknown): PostgresError {
  return new PostgresError(
    'port-taken',
    `Port ${port} on 127.0.0.1, which Postgres needs, is taken by another program. Stop that program, or choose other ports with RAPPORT_PORT.`,
    cause,
  );
}

/**
 * Returns a port that is free now: the given one, or any for 0.
 *
 * @throws PostgresError `port-taken`
 */
export async function freePort(port: number): Promise<number> {
  try {
    return await probe(port);
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) throw portTaken(port, error);
    if (!hasCode(error, 'EACCES')) throw error;
    throw new PostgresError(
      'port-taken',
      `Port ${port} on 127.0.0.1 is reserved by the system. Choose other ports with RAPPORT_PORT.`,
      error,
    );
  }
}
