import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  failWith,
  IS_OUTSIDE,
  messageOf,
  packageBin,
  REPOSITORY,
  runProgram,
  step,
  StepError,
} from '@rapport/workspace-kit';
import { LOCAL_REMOTES } from '@rapport/workspace-kit/local-remotes';
import { answerUsage } from '../arguments.ts';
import { NEW_REMOTE_USAGE, planRemote, type RemotePlan } from '../new-remote/remote-plan.ts';
import { writeOutsideRemote, writeRemote } from '../new-remote/write-remote.ts';

/**
 * `pnpm new:remote analytics`: creates a remote with a page, a query, tests, a budget, and a navigation entry. In
 * another repository, `rapport new:remote analytics` creates a self-contained folder.
 */
try {
  answerUsage(NEW_REMOTE_USAGE, process.argv.slice(2));
  const { packages, ...wishes } = readWishes();
  const plan = planRemote(wishes, LOCAL_REMOTES);
  if (IS_OUTSIDE) await makeOutside(plan, packages);
  else await makeInWorkspace(plan);
} catch (error) {
  failWith(error);
}

async function makeInWorkspace(plan: RemotePlan): Promise<void> {
  const files = writeRemote(REPOSITORY, plan);
  for (const file of files) console.log(`  ${file}`);
  await step(console.log, 'Format', () => format(files));
  await step(console.log, 'Install', () => install(REPOSITORY, ['--no-frozen-lockfile']));
  const { name, feature, alonePort } = plan;
  console.log(`
${plan.name} serves ${plan.route}; "${plan.label}" is in the navigation of every registry that is new to it.
${commandLines([
  [`release ${name}`, 'into the stack that runs; it needs no restart'],
  [`dev ${feature}`, 'hot reload inside the shell; start the stack again first'],
  [`--filter ${name} dev`, `it alone, at http://localhost:${alonePort}`],
  [`--filter ${name} test`, 'its tests'],
])}`);
}

async function makeOutside(plan: RemotePlan, packages: string | undefined): Promise<void> {
  for (const file of writeOutsideRemote(REPOSITORY, plan, packages)) console.log(`  ${file}`);
  await step(console.log, 'Install', () => install(join(REPOSITORY, plan.name), []));
  const { name, alonePort } = plan;
  console.log(`
${name} serves ${plan.route}; its first release enters "${plan.label}" into the navigation. In ${name}/:
${commandLines([
  ['dev', `it alone, at http://localhost:${alonePort}`],
  ['test', 'its tests'],
  ['typecheck', 'its types'],
  [`release ${name} --target <registry service>`, 'ship it; README.md says more'],
])}`);
}

function readWishes() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        route: { type: 'string' },
        label: { type: 'string' },
        packages: { type: 'string' },
      },
    });
    if (positionals.length > 1)
      throw new StepError(`One remote at a time, not ${positionals.join(' and ')}.`);
    return { name: positionals[0], ...values };
  } catch (error) {
    throw error instanceof StepError ? error : new StepError(messageOf(error));
  }
}

/** Formats the next commands for a new remote, one per line. */
function commandLines(commands: readonly (readonly [command: string, what: string])[]): string {
  const width = Math.max(...commands.map(([command]) => command.length));
  return commands
    .map(([command, what]) => `  npx --yes pnpm@12 ${command.padEnd(width)}  ${what}`)
    .join('\n');
}

/** Long names make long lines, so the files are formatted at the end. */
async function format(files: readonly string[]): Promise<void> {
  const args = [packageBin(REPOSITORY, 'oxfmt'), '--no-error-on-unmatched-pattern', ...files];
  const { code, output } = await runProgram(process.execPath, args, { cwd: REPOSITORY });
  if (code !== 0) throw new StepError(`The new files could not be formatted.\n${output}`);
}

async function install(folder: string, flags: readonly string[]): Promise<void> {
  const args = ['--yes', 'pnpm@12', 'install', '--prefer-offline', ...flags];
  // npx passes on the package that it was started with, and would look for pnpm in it.
  const env = { ...process.env, npm_config_package: undefined };
  const { code, output } = await runProgram('npx', args, { cwd: folder, env });
  if (code !== 0) {
    throw new StepError(
      `The files are written, but the dependencies could not be installed. Run "npx --yes pnpm@12 install".\n${output}`,
    );
  }
}
