import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { MIGRATIONS } from '../database/migrations/index.ts';
import { Unavailable } from '../errors/http-errors.ts';

@Injectable()
export class ReadinessService {
  constructor(private readonly database: Database) {}

  /** @throws {Unavailable} while the database is away or behind this program */
  async check(): Promise<{ status: string }> {
    const [missing] = await this.database.rows(
      `SELECT needed.name FROM unnest($1::text[]) AS needed (name)
       WHERE needed.name NOT IN (SELECT m.name FROM rapport.migrations m) LIMIT 1`,
      [MIGRATIONS.map(({ name }) => name)],
    );
    if (missing) {
      throw new Unavailable('MIGRATIONS_PENDING', 5);
    }
    return { status: 'ready' };
  }
}
