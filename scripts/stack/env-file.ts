import { hasCode, messageOf, StepError } from '@rapport/workspace-kit';

/**
 * Reads `.env` where there is one; variables that the environment already has win.
 * @throws StepError when the file cannot be read
 */
export function loadEnvFile(workspace: string): void {
  try {
    process.loadEnvFile(`${workspace}.env`);
  } catch (error) {
    // The file doesn't exist, which is the usual case.
    if (!hasCode(error, 'ENOENT')) throw new StepError(`.env cannot be read: ${messageOf(error)}`);
  }
}
