import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AsyncScope } from '../async-scope.ts';
import { lostConnection, OutcomeUnknown } from './connection-lost.ts';
import { runStatement, type Statement } from './run-statement.ts';
import { inTransaction } from './transaction.ts';

/** Whether a statement stores something, whatever else it does. */
const WRITES = /\b(INSERT INTO|UPDATE rapport\.|DELETE FROM)/;

/**
 * The way to Postgres. It connects when first asked, so the API can start before its database and
 * outlive it. A transaction travels through this service alone: whatever is called from within
 * `transaction` or `snapshot`, however deep, uses the connection of that transaction.
 */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly open = new AsyncScope<EntityManager>();
  private connecting: Promise<unknown> | null = null;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Runs one statement, inside the surrounding transaction if there is one.
   * @throws {OutcomeUnknown} when it is one of its own that writes, and the connection ended under it
   */
  rows<Row extends object>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.run<Row>({ text: sql, values: parameters, isKept: false });
  }

  /**
   * The same for a statement that is sent again and again with other values: where the connection allows
   * it, the database reads and plans it once (DATABASE_PREPARED_STATEMENTS). Not for texts that are put together
   * from many choices, and not where the best plan depends on the values.
   */
  keptRows<Row extends object>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.run<Row>({ text: sql, values: parameters, isKept: true });
  }

  /**
   * Writes rows by their entities, in the surrounding transaction.
   * @throws Error outside of a transaction: what is written together has to be stored together
   */
  get entities(): EntityManager {
    const surrounding = this.open.current();
    if (!surrounding) throw new Error('Entities are written in a transaction');
    return surrounding;
  }

  /** Runs `work` in a transaction: the surrounding one, or a new one that ends with it. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.open.current()) return work();
    const runner = (await this.connected()).createQueryRunner();
    return inTransaction(runner, (inner) => this.open.run(inner, work));
  }

  /** Runs `work`, which only reads, on a snapshot of the data as it is now. */
  async snapshot<T>(work: () => Promise<T>): Promise<T> {
    const runner = (await this.connected()).createQueryRunner();
    return inTransaction(runner, (inner) => this.open.run(inner, work), 'REPEATABLE READ');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connecting?.catch(() => undefined);
  }

  private async run<Row extends object>(statement: Statement): Promise<Row[]> {
    const surrounding = this.open.current()?.queryRunner;
    if (surrounding) return runStatement<Row>(surrounding, statement);
    const runner = (await this.connected()).createQueryRunner();
    try {
      return await runStatement<Row>(runner, statement);
    } catch (error) {
      throw WRITES.test(statement.text) && lostConnection(error)
        ? new OutcomeUnknown(error)
        : error;
    } finally {
      await runner.release();
    }
  }

  private async connected(): Promise<DataSource> {
    if (!this.dataSource.isInitialized) {
      // Many requests may wait for the first connection; one of them makes it.
      this.connecting ??= this.dataSource.initialize().finally(() => (this.connecting = null));
      await this.connecting;
    }
    return this.dataSource;
  }
}
