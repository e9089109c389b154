import { type EntityManager, type QueryRunner } from 'typeorm';
import { ConnectionLost, lostConnection, OutcomeUnknown } from './connection-lost.ts';

/**
 * Runs `work` in its own transaction. Unlike TypeORM's version, it distinguishes errors before and after the COMMIT
 * is sent: before that nothing is stored, afterward only the server knows.
 * @param runner is released at the end
 * @throws {ConnectionLost} when the connection ended before the COMMIT
 * @throws {OutcomeUnknown} when it ended before the COMMIT was answered
 */
export async function inTransaction<T>(
  runner: QueryRunner,
  work: (manager: EntityManager) => Promise<T>,
  isolation?: 'REPEATABLE READ',
): Promise<T> {
  try {
    await runner.startTransaction(isolation);
    const result = await work(runner.manager);
    await commit(runner);
    return result;
  } catch (error) {
    // TypeORM releases a runner when its connection breaks, and then only throws that it's released.
    if (runner.isReleased && !(error instanceof OutcomeUnknown)) throw new ConnectionLost(error);
    // The first error has the cause; if the rollback fails too, the connection is gone anyway.
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

async function commit(runner: QueryRunner): Promise<void> {
  if (runner.isReleased) throw new ConnectionLost(null);
  try {
    await runner.commitTransaction();
  } catch (error) {
    throw lostConnection(error) ? new OutcomeUnknown(error) : error;
  }
}
