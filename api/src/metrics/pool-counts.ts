import { type DataSource } from 'typeorm';

interface PoolCounts {
  total: number;
  idle: number;
  /** The number of callers waiting for a connection. */
  waiting: number;
}

const NONE: PoolCounts = { total: 0, idle: 0, waiting: 0 };

/** Returns the counts of pg's pool; zeros before the first connection. TypeORM doesn't type its pool. */
export function poolCounts({ driver }: DataSource): PoolCounts {
  const pool: unknown = Reflect.get(driver, 'master');
  if (typeof pool !== 'object' || pool === null) return NONE;
  const count = (name: string) => {
    const value: unknown = Reflect.get(pool, name);
    return typeof value === 'number' ? value : 0;
  };
  return { total: count('totalCount'), idle: count('idleCount'), waiting: count('waitingCount') };
}
