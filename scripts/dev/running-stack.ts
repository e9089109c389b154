import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type RunningStack } from './dev-plan.ts';

/**
 * Reads the description of the stack that runs on the data folder of this repository (or RAPPORT_DATA).
 * @throws Error with instructions, if none is running
 */
export function readRunningStack(root: string): RunningStack {
  const file = join(resolve(root, process.env.RAPPORT_DATA ?? '.rapport'), 'stack.json');
  if (!existsSync(file)) {
    throw new Error(
      'No stack is running. Start one in another terminal with `npx --yes pnpm@12 start`.',
    );
  }
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (isRunningStack(value)) return value;
  throw new Error(`${file} does not describe a stack. Stop it and start it again.`);
}

function isRunningStack(value: unknown): value is RunningStack {
  return (
    typeof value === 'object' &&
    value !== null &&
    'shellUrl' in value &&
    typeof value.shellUrl === 'string' &&
    'remotes' in value &&
    typeof value.remotes === 'object' &&
    value.remotes !== null
  );
}
