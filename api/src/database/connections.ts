import { type DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { runStatement, type Statement } from './run-statement.ts';
import { inTransaction } from './transaction.ts';

/** The connections to one Postgres. The first is opened on first use, and again after a failure. */
export class Connections {
  private connecting: Promise<unknown> | null = null;

  constructor(private readonly dataSource: DataSource) {}

  /** Runs one statement on a connection from the pool. */
  async rows<Row extends object>(statement: Statement): Promise<Row[]> {
    const runner = await this.runner();
    try {
      return await runStatement<Row>(runner, statement);
    } finally {
      await runner.release();
    }
  }

  /** Runs `work` in a new transaction. */
  async transaction<T>(
    work: (manager: EntityManager) => Promise<T>,
    isolation?: 'REPEATABLE READ',
  ): Promise<T> {
    return inTransaction(await this.runner(), work, isolation);
  }

  /** Waits until a connection that's being opened is open or refused. */
  async settle(): Promise<void> {
    await this.connecting?.catch(() => undefined);
  }

  /** Ends all connections. */
  async close(): Promise<void> {
    await this.settle();
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }

  private async runner(): Promise<QueryRunner> {
    if (!this.dataSource.isInitialized) {
      // Many requests may wait for the first connection; only one of them opens it.
      this.connecting ??= this.dataSource.initialize().finally(() => (this.connecting = null));
      await this.connecting;
    }
    return this.dataSource.createQueryRunner();
  }
}
