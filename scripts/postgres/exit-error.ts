import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { type Exit } from './guard.ts';
import { diskFullError, PostgresError, tellingLines } from './postgres-error.ts';

/** A shell reports a program that a signal ended as 128 plus the signal's number. */
function describe({ code, signal }: Exit): string {
  const number = (code ?? 0) - 128;
  const name = Object.entries(constants.signals).find(([, value]) => value === number)?.[0];
  const ending = signal ?? name;
  return ending === undefined ? `with code ${code ?? 'unknown'}` : `by ${ending}`;
}

/** Creates the error for a Postgres that ended unexpectedly. */
export function exitError(exit: Exit, output: string, cluster: string): PostgresError {
  const ended = `Postgres ended without being asked to (${describe(exit)})`;
  if (!existsSync(cluster)) {
    return new PostgresError('stopped', `${ended}: its folder ${cluster} was deleted.`);
  }
  const full = diskFullError(output, cluster);
  if (full) return full;
  const said = tellingLines(output).slice(-3).join(' / ');
  const because = said === '' ? '' : ` It said: ${said}`;
  return new PostgresError('stopped', `${ended}. Everything that was saved is on disk.${because}`);
}
