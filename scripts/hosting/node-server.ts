import { join } from 'node:path';
import { REPOSITORY, typescriptProgram } from '@rapport/workspace-kit';
import { nodePart } from '../stack/node-part.ts';
import { answers } from '../stack/service-parts.ts';
import { type WebServer } from './web-servers.ts';

interface NodeServerOptions {
  port: number;
  /** Folder for its log. */
  folder: string;
  /** Folder of the exports, with registry and configuration. */
  exports: string;
  /** Folder of the built shell. */
  shell: string;
  /** Folder of the releases. */
  remotes: string;
}

/** Starts `pnpm serve` with the same registry, configuration and builds as an export. */
export async function startNodeServer(options: NodeServerOptions): Promise<WebServer> {
  const { port, folder, exports, shell, remotes } = options;
  const site = join(exports, 'current/site');
  const places = ['--shell', shell, '--remotes', remotes, '--port', String(port)];
  const files = ['--registry', join(site, 'remotes.json'), '--config', join(site, 'config.json')];
  const part = nodePart({
    name: 'serve',
    args: [
      ...typescriptProgram(join(REPOSITORY, 'shell/origin/src/serve-site.ts')),
      ...places,
      ...files,
    ],
    logFolder: folder,
    env: process.env,
    isReady: () => answers(port, '/.alive'),
  });
  const { stop } = await part.start(() => {});
  // It follows its registry.
  return { reload: async () => {}, stop };
}
