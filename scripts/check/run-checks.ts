import { type Print, runNode, seconds } from '@rapport/workspace-kit';
import { type Check } from './checks.ts';

/** Each tool keeps about one core busy. */
const AT_ONCE = 2;

/**
 * Runs checks, two at a time, and shows what the failed ones say; one failure does not keep the
 * others from running.
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
