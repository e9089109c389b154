import { Injectable } from '@nestjs/common';
import { TokenVerifier } from '../auth/token-verifier.ts';
import { databaseProblem } from '../database/database-problem.ts';
import { Database } from '../database/database.ts';
import { MIGRATIONS } from '../database/migrations/index.ts';
import { type DomainError } from '../errors/domain-error.ts';
import { Unavailable } from '../errors/http-errors.ts';
import { HealthChecks } from './health-checks.ts';

const RETRY_AFTER_SECONDS = 5;

@Injectable()
export class ReadinessService {
  private readonly checks = new HealthChecks();
  private stopping = false;

  constructor(
    private readonly database: Database,
    private readonly tokens: TokenVerifier,
  ) {}

  /** @throws {Unavailable} while the process stops, so that a proxy uses another one */
  noteHealthCheck(): void {
    this.checks.note();
    if (!this.stopping) return;
    throw new Unavailable('TOO_BUSY', RETRY_AFTER_SECONDS, {
      message: 'This process is stopping.',
    });
  }

  /** Reports from now on that the process stops; resolves once a proxy that checks regularly has noticed. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.checks.askedAgain();
  }

  /** @throws {Unavailable} naming everything that's missing: the database, its migrations, the keys for tokens */
  async check(): Promise<{ status: string }> {
    const found = await Promise.all([this.schemaProblem(), this.keysProblem()]);
    const problems = found.filter((problem) => problem !== null);
    const [first] = problems;
    if (first === undefined) return { status: 'ready' };
    throw new Unavailable(first.code, RETRY_AFTER_SECONDS, {
      message: problems.map(({ message }) => message).join(' '),
      cause: first.cause,
    });
  }

  private async schemaProblem(): Promise<DomainError | null> {
    try {
      const [missing] = await this.database.rows(
        `SELECT needed.name FROM unnest($1::text[]) AS needed (name)
         WHERE needed.name NOT IN (SELECT m.name FROM rapport.migrations m) LIMIT 1`,
        [MIGRATIONS.map(({ name }) => name)],
      );
      return missing ? new Unavailable('MIGRATIONS_PENDING', RETRY_AFTER_SECONDS) : null;
    } catch (error) {
      const problem = databaseProblem(error);
      if (problem === null) throw error;
      return problem;
    }
  }

  private async keysProblem(): Promise<DomainError | null> {
    try {
      await this.tokens.prepare();
      return null;
    } catch (cause) {
      return new Unavailable('AUTHENTICATION_UNAVAILABLE', RETRY_AFTER_SECONDS, {
        message: "Couldn't fetch the published keys that sign-ins are checked with.",
        cause,
      });
    }
  }
}
