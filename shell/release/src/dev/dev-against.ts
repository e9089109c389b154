import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createOriginServer, remoteOrigin } from '@rapport/origin';
import { packageBin, type Print, type Room } from '@rapport/workspace-kit';
import { readEnvironment } from './environment.ts';

interface AgainstOptions {
  workspace: string;
  room: Pick<Room, 'name' | 'dir'>;
  /** Origin of the environment's shell. */
  against: string;
  port: number;
  print: Print;
}

/**
 * Serves a local remote to the shell of another environment, and rebuilds it after each change. It's built like a
 * release: the shell there uses React's production build, which a dev server's modules are incompatible with.
 * @returns a function that stops it
 * @throws Error if the environment doesn't allow it
 */
export async function devAgainst(options: AgainstOptions): Promise<() => void> {
  const { workspace, room, against, port, print } = options;
  const { name } = room;
  const environment = await readEnvironment(against);
  if (!environment.remotes.includes(name)) {
    throw new Error(
      `There is no remote called ${name} at ${against}. It has ${environment.remotes.join(', ')}. Release it there once, which enters its paths; then its code can come from this machine.`,
    );
  }
  const folder = join(workspace, room.dir);
  const built = join(folder, 'node_modules/.cache/against');
  const server = createOriginServer(remoteOrigin(built), { warn: print });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening);
  });
  const listening = server.address();
  const taken = typeof listening === 'object' && listening ? listening.port : port;
  const build = spawn(
    process.execPath,
    [
      packageBin(folder, 'vite'),
      ...['build', '--watch', '--configLoader', 'runner', '--logLevel', 'info'],
      ...['--outDir', built, '--emptyOutDir'],
    ],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  print(`${name} is built again after each change; reload the page to see it.`);
  print(`Open ${against}/#remote-override=${name}=http://localhost:${taken}`);
  print(
    `The page asks first, is marked while it lasts, and ends with its tab or its Reset button.`,
  );
  return () => {
    build.kill('SIGTERM');
    server.close();
    server.closeAllConnections();
  };
}
