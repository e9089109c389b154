import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Description of a running stack for tools and tests. Contains secrets. */
export interface StackDescription {
  shellUrl: string;
  apiUrl: string;
  authUrl: string;
  mailboxUrl: string | null;
  /** Origins by the remote's name. */
  remotes: Record<string, string>;
  /** Origin of all other remotes, each below its name: those of other repositories, and new ones. */
  otherRemotes: string;
  databaseUrl: string;
  publishableKey: string;
  jwtSecret: string | null;
  demo: { email: string; password: string } | null;
}

/** Returns the path of the file that describes the running stack of this data folder. */
export function stackFile(dataDir: string): string {
  return join(dataDir, 'stack.json');
}

/** True if a stack has run here and couldn't clean up. */
export function hasStackFile(dataDir: string): boolean {
  return existsSync(stackFile(dataDir));
}

/** Writes the description to a file that only this account may read. */
export function writeStackFile(dataDir: string, stack: StackDescription): void {
  const file = stackFile(dataDir);
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(stack, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Removes the description, so no one connects to a stack that has ended. */
export function removeStackFile(dataDir: string): void {
  rmSync(stackFile(dataDir), { force: true });
}
