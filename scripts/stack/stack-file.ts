import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running stack tells tools and tests about itself. Holds secrets. */
export interface StackDescription {
  shellUrl: string;
  apiUrl: string;
  authUrl: string;
  mailboxUrl: string | null;
  /** Origins by the remote's name. */
  remotes: Record<string, string>;
  /** Where every other remote is served, below its name: those of other repositories, and new ones. */
  otherRemotes: string;
  databaseUrl: string;
  publishableKey: string;
  jwtSecret: string | null;
  demo: { email: string; password: string } | null;
}

/** Where a stack on this data folder describes itself while it runs. */
export function stackFile(dataDir: string): string {
  return join(dataDir, 'stack.json');
}

/** Whether a stack has run here that did not get to clear away after itself. */
export function hasStackFile(dataDir: string): boolean {
  return existsSync(stackFile(dataDir));
}

/** Describes the stack in a file that only this account may read. */
export function writeStackFile(dataDir: string, stack: StackDescription): void {
  const file = stackFile(dataDir);
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(stack, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Takes the description away, so that no one talks to a stack that is gone. */
export function removeStackFile(dataDir: string): void {
  rmSync(stackFile(dataDir), { force: true });
}
