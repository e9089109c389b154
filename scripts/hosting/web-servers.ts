import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProgram, StepError } from '@rapport/workspace-kit';
import { caddySite, nginxSite, type SitePlace } from './documented-sites.ts';

/** One of Debian's web servers, serving an export. */
export interface WebServer {
  /** Reloads the rules of the current export. */
  reload(): Promise<void>;
  stop(): Promise<void>;
}

interface WebServerOptions extends SitePlace {
  /** Folder for its settings, logs, and data. */
  folder: string;
}

export const WEB_SERVERS = ['nginx', 'caddy'] as const;
export type WebServerName = (typeof WEB_SERVERS)[number];

const READY_WITHIN_MS = 10_000;
/** Packages to install with apt-get for each server. */
export const PACKAGES: Record<WebServerName, string> = {
  nginx: 'nginx-light libnginx-mod-http-brotli-static',
  caddy: 'caddy',
};

/**
 * Starts a web server on the loopback with the rules of an export, and with proxies for the API.
 * @throws StepError if it isn't installed or rejects the rules
 */
export async function startWebServer(
  name: WebServerName,
  options: WebServerOptions,
): Promise<WebServer> {
  const { folder, port } = options;
  mkdirSync(folder, { recursive: true });
  const settings = join(folder, name === 'nginx' ? 'nginx.conf' : 'Caddyfile');
  writeFileSync(settings, name === 'nginx' ? nginxSettings(options) : caddySettings(options));
  const [run, reload] = commands(name, folder, settings);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  let output = '';
  const child = spawn(name, run, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<string>((resolve) => {
    child.once('error', () => resolve(`Install it first: apt-get install ${PACKAGES[name]}`));
    child.once('exit', () => resolve(output));
  });
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  const failed = await Promise.race([ended, untilAnswering(port)]);
  if (failed !== undefined) {
    kill();
    throw new StepError(`${name} does not serve the export.\n${failed || output}`);
  }
  return {
    async reload() {
      const { code, output: said } = await runProgram(name, reload, { env });
      if (code !== 0) throw new StepError(`${name} refuses the new rules.\n${said}`);
    },
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}

function commands(name: WebServerName, folder: string, settings: string): [string[], string[]] {
  if (name === 'nginx') {
    const place = ['-c', settings, '-e', join(folder, 'error.log')];
    return [place, [...place, '-s', 'reload']];
  }
  const place = ['--config', settings, '--adapter', 'caddyfile'];
  return [
    ['run', ...place],
    ['reload', ...place, '--address', adminSocket(folder)],
  ];
}

/**
 * Returns settings with the documented site for Debian's nginx. As root, its workers stay root to read temporary
 * folders.
 */
function nginxSettings(options: WebServerOptions): string {
  const { folder } = options;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `  ${what}_temp_path ${join(folder, what)};`,
  );
  return `${process.getuid?.() === 0 ? 'user root;\n' : ''}include /etc/nginx/modules-enabled/*.conf;
daemon off;
pid ${join(folder, 'nginx.pid')};
worker_processes 2;
events {}
http {
${temporary.join('\n')}
${nginxSite(options)}
}
`;
}

function caddySettings(options: WebServerOptions): string {
  return `{
	admin ${adminSocket(options.folder)}
	auto_https off
}
${caddySite(options)}`;
}

function adminSocket(folder: string): string {
  return `unix/${join(folder, 'admin.sock')}`;
}

/** Resolves with undefined once the port responds, or with a message if it doesn't. */
async function untilAnswering(port: number): Promise<string | undefined> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const answered = await fetch(`http://127.0.0.1:${port}/config.json`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return undefined;
    await sleep(50);
  }
  return 'It did not answer in time.';
}
