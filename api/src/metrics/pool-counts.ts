import { type DataSource } from 'typeorm';

interface PoolCounts {
  total: number;
  idle: number;
  /** Those who wait for a connection. */
  waiting: number;
}

const NONE: PoolCounts = { total: 0, idle: 0, waiting: 0 };

/** What the pool of pg counts; nothing before the first connection. TypeORM does not say what its pool is. */
export function poolCounts({ driver }: DataSource): PoolCounts {
  const pool: unknown = Reflect.get(driver, 'master');
  if (typeof pool !== 'object' || pool === null) return NONE;
  const count = (name: string) => {
    const value: unknown = Reflect.get(pool, name);
    return typeof value === 'number' ? value : 0;
  };
  return { total: count('totalCount'), idle: count('idleCount'), waiting: count('waitingCount') };
}
