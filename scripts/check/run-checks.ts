import { type Print, runNode, seconds } from '@rapport/workspace-kit';
import { type Check } from './checks.ts';

/** Each tool uses about one core. */
const AT_ONCE = 2;

/**
 * Runs checks, two at a time, and prints the output of failed ones; a failure doesn't stop the others.
 * @returns the names of the checks that failed
 */
export async function runChecks(checks: Check[], workspace: string, print: Print) {
  const waiting = [...checks];
  const failed: string[] = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await runCheck(check, workspace, print))) failed.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}

async function runCheck(check: Check, workspace: string, print: Print): Promise<boolean> {
  const started = performance.now();
  let complaints = '';
  for (const command of check.commands) {
    const { code, output } = await runNode(command, { cwd: workspace });
    if (code !== 0) complaints += `${output.trim()}\n`;
  }
  const took = seconds(performance.now() - started);
  print(`${complaints ? '✗' : '✓'} ${check.name} (${took})`);
  if (complaints) print(complaints);
  return complaints === '';
}
