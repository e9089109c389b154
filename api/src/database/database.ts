import { Inject, Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AsyncScope } from '../async-scope.ts';
import { lostConnection, OutcomeUnknown } from './connection-lost.ts';
import { Connections } from './connections.ts';
import { Reads } from './replica/reads.ts';
import { Replica } from './replica/replica.ts';
import { runStatement, type Statement } from './run-statement.ts';

/** Matches statements that write. */
const WRITES = /\b(INSERT INTO|UPDATE rapport\.|DELETE FROM)/;

/** The provider of a {@link ReplicaSource}; missing without a replica. */
export const REPLICA_SOURCE = Symbol('ReplicaSource');

export interface ReplicaSource {
  dataSource: DataSource;
  /** The maximum time for which a request waits for the replica, in milliseconds. */
  waitMs: number;
}

/**
 * Access to Postgres. It connects on first use, so the API can start before its database and survive its restarts.
 * Everything called from within `transaction` or `snapshot`, at any depth, uses the connection of that transaction.
 */
@Injectable()
export class Database implements OnApplicationShutdown {
  /** Null without DATABASE_REPLICA_URL. */
  readonly replica: Replica | null;
  private readonly primary: Connections;
  private readonly open = new AsyncScope<EntityManager>();
  private readonly reads = new AsyncScope<Reads>();

  constructor(
    @InjectDataSource() dataSource: DataSource,
    @Optional() @Inject(REPLICA_SOURCE) source?: ReplicaSource,
  ) {
    this.primary = new Connections(dataSource);
    this.replica = source
      ? new Replica(this.primary, new Connections(source.dataSource), source.waitMs)
      : null;
  }

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
    return this.primary.transaction((inner) => this.open.run(inner, work));
  }

  /** Runs read-only `work` on a snapshot of the current data. It may run twice if a replica is read. */
  snapshot<T>(work: () => Promise<T>): Promise<T> {
    const read = (from: Connections) =>
      from.transaction((inner) => this.open.run(inner, work), 'REPEATABLE READ');
    return this.reads.current()?.run(read) ?? read(this.primary);
  }

  /** Runs the work of a request whose reads may come from the replica. */
  reading<T>(work: () => Promise<T>): Promise<T> {
    return this.replica === null ? work() : this.reads.run(new Reads(this.replica), work);
  }

  /** Lets `pieces`, which are read after their handler has returned, come from where its request reads. */
  later<T>(pieces: AsyncGenerator<T>): AsyncIterable<T> {
    const reads = this.reads.current();
    if (reads === undefined) return pieces;
    const next = () => this.reads.run(reads, () => pieces.next());
    return {
      [Symbol.asyncIterator]: () => ({ next, return: () => pieces.return(undefined) }),
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.primary.settle(), this.replica?.close()]);
  }

  private async run<Row extends object>(statement: Statement): Promise<Row[]> {
    const surrounding = this.open.current()?.queryRunner;
    if (surrounding) return runStatement<Row>(surrounding, statement);
    const isWrite = WRITES.test(statement.text);
    const reads = isWrite ? undefined : this.reads.current();
    if (reads) return reads.run((from) => from.rows<Row>(statement));
    try {
      return await this.primary.rows<Row>(statement);
    } catch (error) {
      throw isWrite && lostConnection(error) ? new OutcomeUnknown(error) : error;
    }
  }
}
