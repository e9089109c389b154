import { type Database } from '../database/database.ts';
import { type Lease, LEASE_PART, type LeaseSource, WINDOW_MS } from './lease-source.ts';

const part = (left: string) =>
  `LEAST(${left}, GREATEST(1, ceil((${left}) / ${LEASE_PART}.0)))::int`;
const FIRST = part('$2::int');
const NEXT = part('$2::int - r.used');
const HAS_ENDED = 'r.ends_at <= now()';

/** The row is locked from reading the remaining requests to the end of the statement. */
const LEASE = `INSERT INTO rapport.rate_limits AS r (caller, ends_at, used, granted)
  VALUES ($1, now() + interval '${WINDOW_MS} milliseconds', ${FIRST}, ${FIRST})
  ON CONFLICT (caller) DO UPDATE SET
    ends_at = CASE WHEN ${HAS_ENDED} THEN excluded.ends_at ELSE r.ends_at END,
    used = CASE WHEN ${HAS_ENDED} THEN excluded.used ELSE r.used + ${NEXT} END,
    granted = CASE WHEN ${HAS_ENDED} THEN excluded.granted ELSE ${NEXT} END
  RETURNING granted, used,
    GREATEST(0, extract(epoch FROM ends_at - now()) * 1000)::float8 AS "endsInMs"`;

/** Leases from the API's own database, so nothing else has to run. */
export class PostgresLeases implements LeaseSource {
  constructor(private readonly database: Database) {}

  async lease(caller: Buffer, limit: number): Promise<Lease> {
    const [lease] = await this.database.rows<Lease>(LEASE, [caller, limit]);
    if (!lease) throw new Error('The statement returned no lease');
    return lease;
  }

  /** The database is closed by its owner. */
  close(): void {}
}
