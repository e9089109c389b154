import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DIE_WITH_PARENT, REPOSITORY, StepError, typescriptProgram } from '@rapport/workspace-kit';
import { freeBasePort } from './free-base-port.ts';

/** Much longer than a start takes; a busy machine may need minutes. */
const READY_WITHIN_MS = 900_000;
/**
 * Every test creates accounts, all from this machine and with throwaway passwords. One test opens every screen of a
 * user at once.
 */
const LIMITS = {
  RATE_LIMIT_PER_MINUTE: '100000',
  FAILED_SIGN_INS_PER_IP: '100000',
  SIGN_UPS_PER_IP: '100000',
  PASSWORD_COST: '4',
};

export interface TestStack {
  /** Its description file. */
  file: string;
  stop(): Promise<void>;
}

/**
 * Starts the product as a user would, on free ports and a separate data folder.
 * @throws StepError with its output if it doesn't become ready
 */
export async function startTestStack(dataDir: string): Promise<TestStack> {
  const port = await freeBasePort();
  const env = {
    ...process.env,
    // docs/api.md and Settings have receivers and address books on this machine.
    WEBHOOKS_TO_LOOPBACK: 'true',
    ADDRESS_BOOKS_TO_LOOPBACK: 'true',
    ADDRESS_BOOKS_EVERY_SECONDS: '1',
    ...LIMITS,
    RAPPORT_PORT: String(port),
    RAPPORT_DATA: dataDir,
    RAPPORT_CONFIRM_EMAILS: 'false',
    // Tests must not use a hosted project from a developer's .env.
    SUPABASE_URL: '',
  };
  const child = spawn(
    process.execPath,
    ['--import', DIE_WITH_PARENT, ...typescriptProgram(join(REPOSITORY, 'scripts/start.ts'))],
    // We handle Ctrl-C and stop the stack when the tests have ended.
    { cwd: REPOSITORY, env, detached: true, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  child.stdin.on('error', () => {});
  let output = '';
  let exited = false;
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const exit = new Promise<void>((resolve) => {
    child.once('exit', () => {
      exited = true;
      resolve();
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await exit;
  };
  const file = join(dataDir, 'stack.json');
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!existsSync(file)) {
    if (exited || performance.now() > deadline) {
      await stop();
      throw new StepError(`The stack for the browser tests did not start.\n${output.trim()}`);
    }
    await sleep(100);
  }
  return { file, stop };
}
