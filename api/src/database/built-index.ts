import { SCHEMA } from './data-source.ts';
import { type Database } from './database.ts';

const ASK_AGAIN_MS = 60_000;

/**
 * Checks whether an index of CONCURRENT_INDEXES exists. After an upgrade it's built while the API is in use, and
 * statements that rely on it may be very slow until then.
 */
export class BuiltIndex {
  private isKnown = false;
  private askAgainAt = 0;

  constructor(
    private readonly database: Database,
    private readonly name: string,
  ) {}

  /** Queries the database until the index exists, at most once a minute. */
  async isThere(): Promise<boolean> {
    if (this.isKnown || Date.now() < this.askAgainAt) return this.isKnown;
    const [row] = await this.database.rows<{ valid: boolean }>(
      'SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass($1)',
      [`${SCHEMA}.${this.name}`],
    );
    this.isKnown = row?.valid === true;
    this.askAgainAt = Date.now() + ASK_AGAIN_MS;
    return this.isKnown;
  }
}
