import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRegistry } from '@rapport/registry';
import { ORIGIN_PROGRAM, ORIGIN_VARIABLE, type OriginSettings, precompress } from '@rapport/origin';
import {
  packageBin,
  REPOSITORY,
  runNode,
  StepError,
  typescriptProgram,
} from '@rapport/workspace-kit';
import { nodePart } from '../stack/node-part.ts';
import { shellOrigins } from '../stack/ports.ts';
import { answers } from '../stack/service-parts.ts';
import { type StackDescription } from '../stack/stack-file.ts';
import { type RunningPart } from '../stack/supervisor.ts';

/**
 * Builds shell and remotes as one plain Vite app.
 * @throws StepError with the output of Vite
 */
export async function buildSingle(outDir: string): Promise<void> {
  const shell = join(REPOSITORY, 'shell');
  const config = join(REPOSITORY, 'scripts/bench/single-build.config.ts');
  const { code, output } = await runNode(
    [
      packageBin(shell, 'vite'),
      ...['build', '--config', config, '--configLoader', 'runner'],
      ...['--outDir', outDir, '--logLevel', 'warn'],
    ],
    { cwd: shell, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new StepError(`The single build failed.\n${output}`);
  await precompress(outDir);
}

/**
 * Serves the single build as the stack serves its shell: same headers, same compression, same API. It uses the port
 * of the shell's dev server, which API and auth service accept as an origin.
 */
export async function serveSingle(
  root: string,
  stack: StackDescription,
  folder: string,
): Promise<{ origin: string } & RunningPart> {
  const port = Number(new URL(stack.shellUrl).port);
  const origin = shellOrigins(port).at(-2) ?? '';
  const registryFile = join(folder, 'single-registry.json');
  await writeFile(registryFile, await registryWithoutPreloads(stack.shellUrl));
  const config: unknown = await (await fetch(`${stack.shellUrl}/config.json`)).json();
  const settings: OriginSettings = {
    kind: 'shell',
    port: Number(new URL(origin).port),
    root,
    registryFile,
    config: Object(config),
    services: [stack.apiUrl, stack.authUrl],
  };
  const part = nodePart({
    name: 'single build',
    args: typescriptProgram(ORIGIN_PROGRAM),
    logFolder: folder,
    env: { ...process.env, [ORIGIN_VARIABLE]: JSON.stringify(settings) },
    isReady: () => answers(settings.port, '/config.json'),
  });
  const started = await part.start(() => {});
  return { ...started, origin };
}

/** The single app uses only routes and navigation of the registry; it contains the modules itself. */
async function registryWithoutPreloads(shellUrl: string): Promise<string> {
  const { registry } = parseRegistry(await (await fetch(`${shellUrl}/remotes.json`)).json());
  const remotes = registry.remotes.map(({ previous: _previous, ...remote }) => ({
    ...remote,
    current: { ...remote.current, preload: [] },
  }));
  return JSON.stringify({ ...registry, remotes });
}
