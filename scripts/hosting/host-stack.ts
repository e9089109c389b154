import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exportSite, parseConfig } from '@rapport/origin';
import { newestShell } from '@rapport/release';
import { messageOf, StepError } from '@rapport/workspace-kit';
import { shellOrigins } from '../stack/ports.ts';
import { type StackDescription } from '../stack/stack-file.ts';
import { startWebServer, type WebServerName } from './web-servers.ts';

const FOLLOW_MS = 100;

interface HostOptions {
  /** Description file of a running stack. */
  stackFile: string;
  server: WebServerName;
  /** Folder for the exports, the server, and the description of the site. */
  folder: string;
}

export interface HostedStack {
  /** Address of the site. */
  origin: string;
  /** Folder of the exports. */
  exports: string;
  /** The web server's access log. */
  accessLog: string;
  /** File that describes the stack as the server serves it. */
  file: string;
  stop(): Promise<void>;
}

/**
 * Serves the front ends of a running stack with a web server, from an export that follows every change of its
 * registry. The server proxies the API and sign-in, so pages use one origin only. It uses the port of the shell's
 * dev server, which API and auth service accept as an origin.
 * @throws StepError if the server isn't installed
 */
export async function hostStack(options: HostOptions): Promise<HostedStack> {
  const { stackFile, server, folder } = options;
  mkdirSync(folder, { recursive: true });
  const stack: StackDescription = JSON.parse(readFileSync(stackFile, 'utf8'));
  const data = dirname(stackFile);
  const exports = join(folder, 'www');
  const origin = shellOrigins(Number(new URL(stack.shellUrl).port)).at(-2) ?? '';
  const hosted = asHosted(stack, origin);
  const config = await configOf(stack, hosted);
  const registryFile = join(data, 'registry/remotes.json');
  const releases = join(data, 'releases');
  const shell = await newestShell(data);
  if (shell === undefined) throw new StepError(`There is no shell in ${data}.`);

  const writeSite = () =>
    exportSite({
      shell,
      registry: atHost(readFileSync(registryFile, 'utf8'), stack, hosted),
      config,
      remotes: releases,
      to: exports,
      now: () => new Date(),
      warn: (problem) => console.error(problem),
    });
  await writeSite();
  const port = Number(new URL(origin).port);
  const running = await startWebServer(server, {
    port,
    folder: join(folder, server),
    exports,
    api: [Number(new URL(stack.apiUrl).port)],
    others: { '/auth/': local(stack.authUrl), '/report': local(stack.shellUrl) },
    accessLog: join(folder, 'access.log'),
  });
  // A preview changes no registry, so its folder is watched, too.
  const following = follow(
    [registryFile, ...Object.keys(stack.remotes).map((remote) => join(releases, remote))],
    async () => {
      if (!(await writeSite()).unchanged) await running.reload();
    },
  );
  // Tests publish to this folder, next to the description, as in a stack.
  rmSync(join(folder, 'releases'), { force: true });
  symlinkSync(releases, join(folder, 'releases'));
  const file = join(folder, 'stack.json');
  writeFileSync(`${file}.new`, JSON.stringify(hosted, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return {
    file,
    origin,
    exports,
    accessLog: join(folder, 'access.log'),
    async stop() {
      await following.stop();
      await running.stop();
    },
  };
}

/** Returns the stack's description with the addresses of the server. */
function asHosted(stack: StackDescription, origin: string) {
  const remotes = Object.keys(stack.remotes).map((name) => [name, `${origin}/remotes/${name}`]);
  return {
    ...stack,
    shellUrl: origin,
    // Links in emails lead to the stack's shell.
    appUrl: stack.shellUrl,
    remotes: Object.fromEntries(remotes),
    apiUrl: origin,
    authUrl: origin,
  };
}

async function configOf(stack: StackDescription, hosted: StackDescription) {
  const response = await fetch(`${stack.shellUrl}/config.json`);
  return Object.assign(parseConfig(await response.text(), `${stack.shellUrl}/config.json`), {
    apiUrl: hosted.apiUrl,
    supabaseUrl: hosted.authUrl,
    reportUrl: `${hosted.shellUrl}/report`,
  });
}

/** Returns the registry with the addresses of the releases on the server. */
function atHost(registry: string, stack: StackDescription, hosted: StackDescription): string {
  return Object.entries(stack.remotes).reduce(
    (text, [name, address]) => text.replaceAll(`"${address}/`, `"${hosted.remotes[name]}/`),
    registry,
  );
}

function local(address: string): string {
  return `http://127.0.0.1:${new URL(address).port}`;
}

/** Calls `onChange` after each change of a file or of a folder's contents, one call at a time. */
function follow(paths: readonly string[], onChange: () => Promise<void>) {
  let seen = '';
  let work = Promise.resolve();
  const look = async () => {
    const found = await Promise.all(paths.map((path) => stat(path)));
    const version = found.map(({ mtimeMs, ino }) => `${mtimeMs} ${ino}`).join();
    if (seen !== '' && seen !== version) await onChange();
    seen = version;
  };
  const timer = setInterval(() => {
    work = work.then(look).catch((error: unknown) => console.error(messageOf(error)));
  }, FOLLOW_MS);
  return {
    async stop() {
      clearInterval(timer);
      await work;
    },
  };
}
