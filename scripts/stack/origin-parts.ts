import { join } from 'node:path';
import {
  ALIVE_PATH,
  ORIGIN_PROGRAM,
  ORIGIN_VARIABLE,
  type OriginSettings,
  servicesOf,
} from '@rapport/origin';
import { typescriptProgram } from '@rapport/workspace-kit';
import { LOCAL_REMOTES } from '@rapport/workspace-kit/local-remotes';
import { type Published } from '../publish/publish-local-builds.ts';
import { nodePart } from './node-part.ts';
import { type StackPorts } from './ports.ts';
import { answers } from './service-parts.ts';
import { type Part } from './supervisor.ts';

/** Configuration that the shell's origin puts into its pages. */
export interface ShellConfig {
  environment: 'local' | 'production';
  remoteOverrides: boolean;
  apiUrl: string;
  supabaseUrl: string;
  publishableKey: string;
  reportUrl: string | null;
}

/** Creates one part per origin: the shell's and each remote's. */
export function originParts(
  published: Published,
  ports: StackPorts,
  config: ShellConfig,
  logFolder: string,
): Part[] {
  const shell: OriginSettings = {
    kind: 'shell',
    port: ports.shell,
    root: published.shellRoot,
    registryFile: published.registryFile,
    config: { ...config },
    services: servicesOf({ ...config }),
  };
  const remotes = LOCAL_REMOTES.map(({ name }) =>
    originPart(name, logFolder, ALIVE_PATH, {
      kind: 'remote',
      port: ports.remotes[name] ?? 0,
      root: join(published.releases, name),
    }),
  );
  const others = originPart('other-remotes', logFolder, ALIVE_PATH, {
    kind: 'remote',
    port: ports.otherRemotes,
    root: published.releases,
    folders: 'by remote',
  });
  return [originPart('shell', logFolder, '/config.json', shell), ...remotes, others];
}

function originPart(name: string, logFolder: string, path: string, settings: OriginSettings): Part {
  return nodePart({
    name,
    args: typescriptProgram(ORIGIN_PROGRAM),
    logFolder,
    env: { ...process.env, [ORIGIN_VARIABLE]: JSON.stringify(settings) },
    isReady: () => answers(settings.port, path),
  });
}
