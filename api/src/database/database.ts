import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AsyncScope } from '../async-scope.ts';
import { lostConnection, OutcomeUnknown } from './connection-lost.ts';
import { runStatement, type Statement } from './run-statement.ts';
import { inTransaction } from './transaction.ts';

/** Matches statements that write. */
const WRITES = /\b(INSERT INTO|UPDATE rapport\.|DELETE FROM)/;

/**
 * Access to Postgres. It connects on first use, so the API can start before its database and survive its restarts.
 * Everything called from within `transaction` or `snapshot`, at any depth, uses the connection of that transaction.
 */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly open = new AsyncScope<EntityManager>();
  private connecting: Promise<unknown> | null = null;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Runs one statement, inside the surrounding transaction if there is one.
   * @throws {OutcomeUnknown} when a write outside of a transaction loses its connection
   */
  rows<Row extends object>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.run<Row>({ text: sql, values: parameters, isKept: false });
  }

  /**
   * Like `rows`, for a statement that's sent often with different values: if the connection allows it, the database
   * parses and plans it once (DATABASE_PREPARED_STATEMENTS). Not for texts assembled from many options, or when the
   * best plan depends on the values.
   */
  keptRows<Row extends object>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.run<Row>({ text: sql, values: parameters, isKept: true });
  }

  /**
   * The entity manager of the surrounding transaction.
   * @throws Error outside of a transaction, because related writes must be committed together
   */
  get entities(): EntityManager {
    const surrounding = this.open.current();
    if (!surrounding) throw new Error('Entities are written in a transaction');
    return surrounding;
  }

  /** Runs `work` in the surrounding transaction, or in a new one. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.open.current()) return work();
    const runner = (await this.connected()).createQueryRunner();
    return inTransaction(runner, (inner) => this.open.run(inner, work));
  }

  /** Runs read-only `work` on a snapshot of the current data. */
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
      // Many requests may wait for the first connection; only one of them opens it.
      this.connecting ??= this.dataSource.initialize().finally(() => (this.connecting = null));
      await this.connecting;
    }
    return this.dataSource;
  }
}
