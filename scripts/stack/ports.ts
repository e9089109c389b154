import { LOCAL_REMOTES } from '@rapport/workspace-kit/local-remotes';

const API_OFFSET = 10;
const AUTH_OFFSET = 11;
const POSTGRES_OFFSET = 12;
const MAIL_OFFSET = 13;
/** Port of the origin for all remotes from other repositories, and for those added while the stack runs. */
const OTHER_REMOTES_OFFSET = 14;
/** Port of the shell's dev server; the remotes' follow. */
const DEV_SHELL_OFFSET = 5;
/** The highest port of a stack, relative to RAPPORT_PORT. */
export const HIGHEST_OFFSET = Math.max(
  OTHER_REMOTES_OFFSET,
  ...LOCAL_REMOTES.map(({ portOffset }) => portOffset),
);

/** The port of each part of a stack. */
export interface StackPorts {
  shell: number;
  /** By the remote's name. */
  remotes: Record<string, number>;
  /** Serves the releases of all other remotes, each below its name. */
  otherRemotes: number;
  api: number;
  auth: number;
  postgres: number;
  /** The local mailbox receives emails here by SMTP. */
  mail: number;
}

/** Returns the ports of the stack whose shell listens on `base`. */
export function stackPorts(base: number): StackPorts {
  return {
    shell: base,
    remotes: Object.fromEntries(
      LOCAL_REMOTES.map(({ name, portOffset }) => [name, base + portOffset]),
    ),
    otherRemotes: base + OTHER_REMOTES_OFFSET,
    api: base + API_OFFSET,
    auth: base + AUTH_OFFSET,
    postgres: base + POSTGRES_OFFSET,
    mail: base + MAIL_OFFSET,
  };
}

/** Returns the address of a port as used by pages. */
export function localOrigin(port: number): string {
  return `http://localhost:${port}`;
}

/** Returns every origin that the shell's pages may come from: the served shell and its dev server. */
export function shellOrigins(base: number): string[] {
  return [base, base + DEV_SHELL_OFFSET].flatMap((port) => [
    localOrigin(port),
    `http://127.0.0.1:${port}`,
  ]);
}
