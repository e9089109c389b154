import { diskFullMessage, type FolderErrorCode, StepError } from '@rapport/workspace-kit';

/** Cause of the error; callers check this, users read the message. */
export type PostgresErrorCode =
  | FolderErrorCode
  | 'binaries-missing'
  | 'binaries-unusable'
  | 'port-taken'
  | 'start-failed'
  | 'stopped';

/** An error whose message says what failed, why, and what to do. */
export class PostgresError extends StepError {
  override readonly name = 'PostgresError';
  readonly code: PostgresErrorCode;

  constructor(code: PostgresErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/** Returns the error for a full disk, if the output of a program reports one. */
export function diskFullError(output: string, folder: string): PostgresError | undefined {
  return /No space left on device|Disk quota exceeded|Check free disk space/i.test(output)
    ? new PostgresError('disk-full', diskFullMessage(folder))
    : undefined;
}

/**
 * Creates an error from the last lines that Postgres or initdb wrote.
 *
 * @param what the failed action, as the start of a sentence: "Postgres did not start"
 * @param output the end of the program's stderr
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

/** Returns the last lines with a cause, or else the very last ones. */
function lastLines(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const telling = tellingLines(output);
  return (telling.length > 0 ? telling : lines).slice(-4).join(' / ').trim();
}

/** Returns the lines that contain an error of Postgres. */
export function tellingLines(output: string): string[] {
  return output.split('\n').filter((line) => /FATAL|PANIC|ERROR|HINT|error:/.test(line));
}
