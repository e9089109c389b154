import { diskFullMessage, type FolderErrorCode, StepError } from '@rapport/workspace-kit';

/** What went wrong with the embedded Postgres; callers choose by this, people read the message. */
export type PostgresErrorCode =
  | FolderErrorCode
  | 'binaries-missing'
  | 'binaries-unusable'
  | 'port-taken'
  | 'start-failed'
  | 'stopped';

/** A failure whose message says what failed, why, and what to do about it. */
export class PostgresError extends StepError {
  override readonly name = 'PostgresError';
  readonly code: PostgresErrorCode;

  constructor(code: PostgresErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/** The error for a program that said the disk is full, if it did. */
export function diskFullError(output: string, folder: string): PostgresError | undefined {
  return /No space left on device|Disk quota exceeded|Check free disk space/i.test(output)
    ? new PostgresError('disk-full', diskFullMessage(folder))
    : undefined;
}

/**
 * Turns the last lines that Postgres or initdb wrote into one clear message.
 *
 * @param what what was being done, as a sentence start: "Postgres did not start"
 * @param output the end of what the program wrote to stderr
 */
export function outputError(what: string, output: string, folder: string): PostgresError {
  const full = diskFullError(output, folder);
  if (full) return full;
  if (/Permission denied|Read-only file system/i.test(output)) {
    return new PostgresError(
      'folder-unusable',
      `${what}: it may not write in ${folder}. Give the folder to the user that runs it, or choose another one with RAPPORT_DATA. It said: ${lastLines(output)}`,
    );
  }
  return new PostgresError(
    'start-failed',
    `${what}. It said: ${lastLines(output) || 'nothing'}. The data in ${folder} was not changed; correct the cause and start again.`,
  );
}

/** The last lines that tell a cause, else the very last ones. */
function lastLines(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const telling = tellingLines(output);
  return (telling.length > 0 ? telling : lines).slice(-4).join(' / ').trim();
}

/** Lines in which Postgres names a failure. */
export function tellingLines(output: string): string[] {
  return output.split('\n').filter((line) => /FATAL|PANIC|ERROR|HINT|error:/.test(line));
}
