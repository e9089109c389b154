import { SCHEMA } from './data-source.ts';
import { type Database } from './database.ts';

const ASK_AGAIN_MS = 60_000;

/**
 * Whether an index of CONCURRENT_INDEXES is there. After an upgrade it is still being built while people use the
 * API, and a statement that is made for it may take very long without it.
 */
export class BuiltIndex {
  private isKnown = false;
  private askAgainAt = 0;

  constructor(
    private readonly database: Database,
    private readonly name: string,
  ) {}

  /** Asks the database until the index is there, once a minute at the most. */
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
