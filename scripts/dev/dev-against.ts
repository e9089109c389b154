import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageBin } from '@rapport/workspace-kit';
import { createOriginServer, remoteOrigin } from '@rapport/origin';
import { readEnvironment } from './environment.ts';

interface AgainstOptions {
  workspace: string;
  /** The remote, as it was typed. */
  typed: string;
  /** Origin of the environment's shell. */
  against: string;
  port: number;
  print: (line: string) => void;
}

/**
 * Serves a remote of this workspace to the shell of another environment, and builds it again after
 * each change. It is built as a release is: the shell there runs React in its production form,
 * which the modules of a dev server do not go with.
 * @returns a function that ends it
 * @throws Error when the environment does not take it
 */
export async function devAgainst(options: AgainstOptions): Promise<() => void> {
  const { workspace, typed, against, port, print } = options;
  const environment = await readEnvironment(against);
  const name = typed.startsWith('mf-') ? typed : `mf-${typed}`;
  if (!environment.remotes.includes(name)) {
    throw new Error(
      `There is no remote called ${typed} at ${against}. It has ${environment.remotes.join(', ')}.`,
    );
  }
  const room = join(workspace, name);
  const folder = join(room, 'node_modules/.cache/against');
  const server = createOriginServer(remoteOrigin(folder), { warn: print });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening);
  });
  const build = spawn(
    process.execPath,
    [
      packageBin(room, 'vite'),
      ...['build', '--watch', '--configLoader', 'runner', '--logLevel', 'info'],
      ...['--outDir', folder, '--emptyOutDir'],
    ],
    {
      cwd: room,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  print(`${name} is built again after each change; reload the page to see it.`);
  print(`Open ${against}/#remote-override=${name}=http://localhost:${port}`);
  print(
    `The page asks first, is marked while it lasts, and ends with its tab or its Reset button.`,
  );
  return () => {
    build.kill('SIGTERM');
    server.close();
    server.closeAllConnections();
  };
}
