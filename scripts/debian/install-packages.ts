import { runProgram } from '@rapport/workspace-kit';

const INSTALL_WITHIN_MS = 5 * 60_000;

/** Whether this account may install packages of the system. */
export function mayInstallPackages(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Installs packages of Debian, without the ones that they recommend, and starts no service of them.
 * @returns what apt-get wrote; whether it worked shows when the program is looked for again
 */
export async function installPackages(names: readonly string[]): Promise<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { env, timeoutMs: INSTALL_WITHIN_MS };
  const retries = ['-o', 'Acquire::Retries=3'];
  const update = await runProgram('apt-get', ['update', '-qq', ...retries], options);
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...retries, ...names];
  const { output } = await runProgram('apt-get', install, options);
  return update.output + output;
}
