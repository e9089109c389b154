import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY, StepError } from '@rapport/workspace-kit';

/** Differences between the sites in docs/deploy and one that is started here. */
export interface SitePlace {
  port: number;
  /** Folder of the exports. */
  exports: string;
  /** Ports of the API's processes. */
  api: readonly number[];
  /** Other proxied addresses, by path prefix. */
  others: Readonly<Record<string, string>>;
  accessLog: string;
}

/** Returns docs/deploy/nginx-site.conf for this machine, so that tests cover what is documented. */
export function nginxSite({ port, exports, api, others, accessLog }: SitePlace): string {
  const locations = Object.entries(others).map(
    ([path, to]) =>
      `    location ^~ ${path} { proxy_pass ${to}; proxy_set_header Host $http_host; proxy_set_header Connection ""; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; }\n`,
  );
  return withChanges('nginx-site.conf', [
    [
      /( *server) 127\.0\.0\.1:4210 (.*)\n.*4211.*\n/,
      (_all, server, rest) => api.map((to) => `${server} 127.0.0.1:${to} ${rest}\n`).join(''),
    ],
    [/listen 127\.0\.0\.1:8080;/, () => `listen 127.0.0.1:${port};\n    server_name localhost;`],
    ['/var/log/nginx/rapport.log', () => accessLog],
    [/ *include \/srv\/rapport\/www\//, () => `${locations.join('')}    include ${exports}/`],
  ]);
}

/** Returns docs/deploy/Caddyfile for this machine. */
export function caddySite({ port, exports, api, others, accessLog }: SitePlace): string {
  const handles = Object.entries(others).map(
    ([path, to]) => `\thandle ${path}* {\n\t\treverse_proxy ${to}\n\t}\n`,
  );
  return withChanges('Caddyfile', [
    [
      'http://127.0.0.1:8080 {',
      () => `http://localhost:${port}, http://127.0.0.1:${port} {\n\tbind 127.0.0.1`,
    ],
    ['127.0.0.1:4210 127.0.0.1:4211', () => api.map((to) => `127.0.0.1:${to}`).join(' ')],
    ['/var/log/caddy/rapport.log', () => accessLog],
    ['\timport /srv/rapport/www/', () => `${handles.join('')}\timport ${exports}/`],
  ]);
}

type Change = readonly [what: string | RegExp, to: (...found: string[]) => string];

function withChanges(file: string, changes: readonly Change[]): string {
  const documented = readFileSync(join(REPOSITORY, 'docs/deploy', file), 'utf8');
  return changes.reduce((text, [what, to]) => {
    const changed = text.replace(what, to);
    if (changed !== text) return changed;
    throw new StepError(`docs/deploy/${file} no longer has ${String(what)}.`);
  }, documented);
}
