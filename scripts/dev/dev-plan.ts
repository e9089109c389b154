/** Properties of the running stack that `pnpm dev` needs. */
export interface RunningStack {
  shellUrl: string;
  /** Origins of the released remotes, by name. */
  remotes: Readonly<Record<string, string>>;
}

export interface DevServer {
  /** Folder of the front end. */
  room: string;
  port: number;
  env: Readonly<Record<string, string>>;
}

interface DevPlan {
  /** Address of the shell's dev server. */
  shellUrl: string;
  remotes: string[];
  servers: DevServer[];
}

/** Offset of the shell's dev server from the stack's port; the remotes' follow. */
const SHELL_OFFSET = 5;

/**
 * Plans the dev servers for the requested remotes, by full name or without `mf-`.
 * @throws Error that lists all remotes, if one is unknown
 */
export function devPlan(asked: readonly string[], stack: RunningStack): DevPlan {
  const known = Object.keys(stack.remotes);
  const remotes = asked.length === 0 ? known : asked.map((name) => remoteNamed(name, known));
  const shellPort = Number(new URL(stack.shellUrl).port) + SHELL_OFFSET;
  const servers = remotes.map((room, index) => ({ room, port: shellPort + 1 + index, env: {} }));
  const entries = servers.map(
    ({ room, port }) => `${room}=http://localhost:${port}/remoteEntry.js`,
  );
  return {
    shellUrl: `http://localhost:${shellPort}`,
    remotes,
    servers: [
      ...servers,
      {
        room: 'shell',
        port: shellPort,
        env: { RAPPORT_STACK_URL: stack.shellUrl, RAPPORT_DEV_ENTRIES: entries.join(',') },
      },
    ],
  };
}

function remoteNamed(name: string, known: readonly string[]): string {
  const full = name.startsWith('mf-') ? name : `mf-${name}`;
  if (known.includes(full)) return full;
  throw new Error(`There is no remote called ${name}. The stack has ${known.join(', ')}.`);
}
