import { parseArgs } from 'node:util';
import {
  failWith,
  messageOf,
  packageBin,
  REPOSITORY,
  runProgram,
  step,
  StepError,
} from '@rapport/workspace-kit';
import { findLocalRemotes } from '@rapport/workspace-kit/local-remotes';
import { planRemote, type RemotePlan } from '../new-remote/remote-plan.ts';
import { writeRemote } from '../new-remote/write-remote.ts';

/** `pnpm new:remote analytics`: a remote with a page, tests, a navigation entry and a place in the registry. */
try {
  const plan = planRemote(readWishes(), findLocalRemotes(REPOSITORY));
  const files = writeRemote(REPOSITORY, plan);
  for (const file of files) console.log(`  ${file}`);
  await step(console.log, 'Format', () => format(files));
  await step(console.log, 'Install', install);
  console.log(`
${plan.name} serves ${plan.route}; "${plan.label}" is in the navigation of every registry that is new to it.
${nextCommands(plan)}`);
} catch (error) {
  failWith(error);
}

function readWishes() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { route: { type: 'string' }, label: { type: 'string' } },
    });
    if (positionals.length > 1)
      throw new StepError(`One remote at a time, not ${positionals.join(' and ')}.`);
    return { name: positionals[0], ...values };
  } catch (error) {
    throw error instanceof StepError ? error : new StepError(messageOf(error));
  }
}

/** What to do with a new remote, one command a line. */
function nextCommands({ name, feature, alonePort }: RemotePlan): string {
  const commands = [
    ['start', 'the next start builds and registers it'],
    [`dev ${feature}`, 'hot reload inside the shell'],
    [`--filter ${name} dev`, `it alone, at http://localhost:${alonePort}`],
    [`--filter ${name} test`, 'its tests'],
  ] as const;
  const width = Math.max(...commands.map(([command]) => command.length));
  return commands
    .map(([command, what]) => `  npx --yes pnpm@12 ${command.padEnd(width)}  ${what}`)
    .join('\n');
}

/** Long names make long lines, so the formatter has the last word. */
async function format(files: readonly string[]): Promise<void> {
  const args = [packageBin(REPOSITORY, 'prettier'), '--write', '--ignore-unknown', ...files];
  const { code, output } = await runProgram(process.execPath, args, { cwd: REPOSITORY });
  if (code !== 0) throw new StepError(`The new files could not be formatted.\n${output}`);
}

async function install(): Promise<void> {
  const { code, output } = await runProgram(
    'npx',
    ['--yes', 'pnpm@12', 'install', '--prefer-offline', '--no-frozen-lockfile'],
    { cwd: REPOSITORY },
  );
  if (code !== 0) {
    throw new StepError(
      `The files are written, but the dependencies could not be installed. Run "npx --yes pnpm@12 install".\n${output}`,
    );
  }
}
