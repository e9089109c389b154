import { LOCAL_REMOTES } from '@rapport/workspace-kit/local-remotes';

const API_OFFSET = 10;
const AUTH_OFFSET = 11;
const POSTGRES_OFFSET = 12;
const MAIL_OFFSET = 13;
/** One origin for every remote that is no room of this workspace, and for those that come while the stack runs. */
const OTHER_REMOTES_OFFSET = 14;
/** The shell's dev server; the remotes' follow it. */
const DEV_SHELL_OFFSET = 5;
/** The port that lies furthest from RAPPORT_PORT. */
export const HIGHEST_OFFSET = Math.max(
  OTHER_REMOTES_OFFSET,
  ...LOCAL_REMOTES.map(({ portOffset }) => portOffset),
);

/** Where each part of a stack listens. */
export interface StackPorts {
  shell: number;
  /** By the remote's name. */
  remotes: Record<string, number>;
  /** Serves the releases of all other remotes, each below its name. */
  otherRemotes: number;
  api: number;
  auth: number;
  postgres: number;
  /** Where the local mailbox takes emails by SMTP. */
  mail: number;
}

/** The ports of the stack whose shell listens on `base`. */
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

/** The address of a port as pages know it. */
export function localOrigin(port: number): string {
  return `http://localhost:${port}`;
}

/** Every origin that the shell's pages may come from: the served shell and the one under development. */
export function shellOrigins(base: number): string[] {
  return [base, base + DEV_SHELL_OFFSET].flatMap((port) => [
    localOrigin(port),
    `http://127.0.0.1:${port}`,
  ]);
}
