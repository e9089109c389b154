/** What `pnpm dev` needs to know of the stack that runs. */
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
  /** Where the shell's dev server answers. */
  shellUrl: string;
  remotes: string[];
  servers: DevServer[];
}

/** The shell's dev server listens this far above the stack's port; the remotes' follow. */
const SHELL_OFFSET = 5;

/**
 * Which dev servers to run for the remotes that were asked for, by full name or without `mf-`.
 * @throws Error naming the remotes there are, when one is unknown
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
