import { createHash } from 'node:crypto';
import { type ClientBase } from 'pg';
import { type Logger, QueryFailedError, type QueryRunner } from 'typeorm';
import { keepsStatements } from './prepare-connection.ts';
import { SilentLogger } from './silent-logger.ts';

/** A statement with its values. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  /**
   * True if the text is sent often, so that connections keep it prepared. Each text takes memory on every
   * connection, so use this for a limited number of texts.
   */
  isKept: boolean;
}

/**
 * Runs one statement on the connection of a query runner. TypeORM's own `query` can't give a statement a name.
 * @throws {QueryFailedError} when the database refuses it
 */
export async function runStatement<Row extends object>(
  runner: QueryRunner,
  statement: Statement,
): Promise<Row[]> {
  // TypeORM throws the right error.
  if (runner.isReleased) return runner.query(statement.text, [...statement.values]);
  const client: unknown = await runner.connect();
  if (!isClient(client)) throw new Error('TypeORM gave something that is no connection of pg.');
  return run(client, statement);
}

/**
 * A logger that sees every statement, because this bypasses TypeORM's own. Tests use it to inspect all statements.
 */
const logger: Logger = new SilentLogger();

async function run<Row extends object>(
  client: ClientBase,
  { text, values: given, isKept }: Statement,
): Promise<Row[]> {
  const values = [...given];
  logger.logQuery(text, values);
  try {
    const name = isKept && keepsStatements(client) ? nameOf(text) : undefined;
    const { rows } = await client.query<Row>({
      text,
      values,
      ...(name !== undefined && { name }),
    });
    return rows;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new QueryFailedError(text, values, error);
  }
}

const names = new Map<string, string>();

/** Returns a statement name that's unique for this text. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = `rapport_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
    names.set(text, name);
  }
  return name;
}

function isClient(value: unknown): value is ClientBase {
  return typeof value === 'object' && value !== null && 'query' in value;
}
