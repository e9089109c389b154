import { hasCode, messageOf, StepError } from '@rapport/workspace-kit';

/**
 * Reads `.env` if it exists; variables of the environment take precedence.
 * @throws StepError if the file can't be read
 */
export function loadEnvFile(workspace: string): void {
  try {
    process.loadEnvFile(`${workspace}.env`);
  } catch (error) {
    // The file doesn't exist, which is the usual case.
    if (!hasCode(error, 'ENOENT')) throw new StepError(`.env cannot be read: ${messageOf(error)}`);
  }
}
