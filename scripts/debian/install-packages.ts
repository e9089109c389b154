import { runProgram } from '@rapport/workspace-kit';

const INSTALL_WITHIN_MS = 5 * 60_000;

/** True if this account may install system packages. */
export function mayInstallPackages(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Installs Debian packages without recommended ones, and doesn't start their services.
 * @returns the output of apt-get; the caller checks if the program exists
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
