import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { DIE_WITH_PARENT, REPOSITORY, StepError } from '@rapport/workspace-kit';
import { openLog } from './log-file.ts';
import { type Part } from './supervisor.ts';

/** The parts finish their requests within ten seconds. */
const STOP_WITHIN_MS = 12_000;
const READY_WITHIN_MS = 60_000;
const POLL_MS = 50;

export interface NodePartOptions {
  name: string;
  /** Node's arguments: the program, and the options before it. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  logFolder: string;
  /** True if the part is ready; a rejection counts as false. */
  isReady: () => Promise<boolean>;
}

/** Runs a Node program as a part of the stack, in a separate process group; it ends when we end. */
export function nodePart(options: NodePartOptions): Part {
  const { name, args, env, logFolder, isReady } = options;
  return {
    name,
    async start(onExit) {
      const log = openLog(logFolder, name);
      const child = log.withDescriptor((descriptor) =>
        spawn(process.execPath, ['--import', DIE_WITH_PARENT, ...args], {
          cwd: REPOSITORY,
          env,
          // Only the start command handles Ctrl-C in the terminal, and stops its parts in order.
          detached: true,
          stdio: ['pipe', descriptor, descriptor],
        }),
      );
      child.stdin?.on('error', () => {});
      const exited = exitOf(child);
      const endWatch = log.watch();
      let stopping = false;
      let ready = false;
      void exited.then((how) => {
        endWatch();
        if (ready && !stopping) onExit(`${how}; its log is ${log.path}`);
      });
      const stop = async () => {
        stopping = true;
        await stopChild(child, exited);
      };
      const outcome = await Promise.race([exited, untilReady(isReady)]);
      if (outcome !== true) {
        await stop();
        const how = outcome === false ? `was not ready in ${READY_WITHIN_MS / 1000} s` : outcome;
        throw new StepError(`${name} did not start: it ${how}.\n${log.tail()}\n(${log.path})`);
      }
      ready = true;
      return { stop };
    },
  };
}

/** Resolves with a description of how the program ended. */
function exitOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be run (${error.message})`));
    child.once('exit', (code, signal) => {
      resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`);
    });
  });
}

async function untilReady(isReady: () => Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    if (await isReady().catch(() => false)) return true;
    await sleep(POLL_MS);
  }
  return false;
}

async function stopChild(child: ChildProcess, exited: Promise<string>): Promise<void> {
  child.kill('SIGTERM');
  const timeout = new AbortController();
  const late = sleep(STOP_WITHIN_MS, true, { signal: timeout.signal }).catch(() => false);
  if (await Promise.race([exited.then(() => false), late])) child.kill('SIGKILL');
  timeout.abort();
  await exited;
}
