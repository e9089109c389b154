import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { devAgainst, findRemote } from '@rapport/release';
import { printHelp } from '@rapport/workspace-kit';
import { DEV_USAGE, readDevArguments } from './dev/dev-arguments.ts';
import { devPlan, type DevServer } from './dev/dev-plan.ts';
import { readRunningStack } from './dev/running-stack.ts';
import { onEndRequest } from './stack/end-requests.ts';

/**
 * `pnpm dev [contacts …]`: runs dev servers of the shell and of the named remotes (all by default) against a
 * running stack. `pnpm dev contacts --against URL`: shows one remote of this workspace in the shell of another
 * environment.
 */
const root = join(import.meta.dirname, '..');

function viteProgram(room: string): string {
  return join(root, room, 'node_modules', 'vite', 'bin', 'vite.js');
}

function run({ room, port, env }: DevServer): ChildProcess {
  const child = spawn(process.execPath, [viteProgram(room), '--configLoader', 'runner'], {
    cwd: join(root, room),
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.once('exit', (code) => {
    if (!children.includes(child)) return;
    console.error(`The dev server of ${room} ended${code ? ` with code ${code}` : ''}.`);
    process.exitCode = code ?? 1;
    stop();
  });
  return child;
}

let children: ChildProcess[] = [];

function stop(): void {
  const running = children;
  children = [];
  for (const child of running) child.kill('SIGTERM');
}

/** Ends like the stack does: also as a background job of a script, and together with the command that started it. */
function endOnRequest(end: () => void): void {
  onEndRequest((_words, exitCode) => {
    process.exitCode ??= exitCode;
    end();
  });
}

function devServers(remotes: string[]): void {
  const plan = devPlan(remotes, readRunningStack(root));
  children = plan.servers.map(run);
  endOnRequest(stop);
  console.log(
    `Open ${plan.shellUrl}: the shell and ${plan.remotes.join(', ')} reload as you type.`,
  );
  console.log(`Everything else comes from the running stack. Ctrl-C stops the dev servers only.`);
}

async function againstEnvironment(typed: string, against: string): Promise<void> {
  const port = Number(process.env.PORT ?? 4206);
  const end = await devAgainst({
    workspace: root,
    room: findRemote(root, typed),
    against,
    port,
    print: console.log,
  });
  endOnRequest(end);
}

try {
  const args = process.argv.slice(2);
  printHelp(args, DEV_USAGE);
  const { remotes, against } = readDevArguments(args);
  if (against === undefined) devServers(remotes);
  else await againstEnvironment(remotes[0] ?? '', against);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
