import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { REPOSITORY, StepError } from '@rapport/workspace-kit';
import { accessToken } from '../auth/access-token.ts';
import { startWebServer, type WebServerName } from '../hosting/web-servers.ts';
import { freePort } from '../postgres/port.ts';
import { nodePart } from '../stack/node-part.ts';
import { answers } from '../stack/service-parts.ts';
import { type StackDescription } from '../stack/stack-file.ts';
import { type RunningPart } from '../stack/supervisor.ts';

interface RollingRestart {
  server: WebServerName;
  stack: StackDescription;
  /** Folder of the exports. */
  exports: string;
  /** Temporary folder for settings and logs. */
  folder: string;
}

const CLIENTS = 20;
const PAUSE_MS = 20;
const MOST_SENT = 10;
/** Both processes restart in turn, at least this often in all and for this long. */
const RESTARTS = 4;
const LOAD_MS = 60_000;

/** What the clients saw while the API restarted. */
interface Load {
  /** Contacts that were added. */
  added: number;
  restarts: number;
  /** 99 of 100 responses came within this time, in milliseconds. */
  p99Ms: number;
}

/**
 * Restarts two API processes in turn behind the documented site, while clients add contacts.
 * @throws StepError if a POST was lost: it failed, or its contact doesn't exist
 */
export async function restartUnderLoad(options: RollingRestart): Promise<Load> {
  const { server, stack, exports, folder } = options;
  const ports = [await freePort(0), await freePort(0)];
  const running = await Promise.all(ports.map((port) => startApi(port, options)));
  const port = await freePort(0);
  const site = { port, exports, api: ports, others: {}, accessLog: join(folder, 'rolling.log') };
  const web = await startWebServer(server, { ...site, folder: join(folder, 'rolling') });
  try {
    const headers = {
      authorization: `Bearer ${accessToken({ sub: randomUUID() }, stack.jwtSecret ?? '')}`,
      'content-type': 'application/json',
    };
    const address = `http://127.0.0.1:${port}/api/contacts`;
    const load = { added: 0, lost: [] as string[], times: [] as number[], ended: false };
    const client = async () => {
      while (!load.ended) {
        const sent = performance.now();
        const response = await untilAnswered(address, {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': randomUUID() },
          body: JSON.stringify({ displayName: `Ada ${load.added}` }),
        }).catch((error: unknown) => String(error));
        load.times.push(performance.now() - sent);
        if (typeof response === 'string') load.lost.push(response);
        else if (response.status === 201) load.added += 1;
        else load.lost.push(`${response.status} ${(await response.text()).slice(0, 200)}`);
        await sleep(PAUSE_MS);
      }
    };
    const clients = Promise.all(Array.from({ length: CLIENTS }, client));
    const began = performance.now();
    let restarts = 0;
    while (restarts < RESTARTS || performance.now() - began < LOAD_MS) {
      const which = restarts % ports.length;
      await running[which]?.stop();
      running[which] = await startApi(ports[which] ?? 0, options);
      restarts += 1;
    }
    load.ended = true;
    await clients;
    if (load.lost.length > 0) {
      throw new StepError(
        `${load.lost.length} of ${load.added + load.lost.length} POSTs were lost while the API restarted behind ${server}:\n${[...new Set(load.lost)].join('\n')}`,
      );
    }
    const found = await fetch(`${address}?count=exact&limit=1`, { headers });
    const total = found.headers.get('x-total-count');
    if (total === String(load.added))
      return { added: load.added, restarts, p99Ms: p99(load.times) };
    throw new StepError(`${load.added} contacts were added behind ${server}, ${total} are there.`);
  } finally {
    await web.stop();
    await Promise.all(running.map((api) => api.stop()));
  }
}

/** Resends a POST whose first request is still being answered, because the server sent it twice, as the shell does. */
async function untilAnswered(address: string, options: RequestInit): Promise<Response> {
  for (let sent = 1; ; sent += 1) {
    const response = await fetch(address, options);
    const again = response.status === 409 ? response.headers.get('retry-after') : null;
    if (again === null || sent === MOST_SENT) return response;
    await response.text();
    await sleep(Number(again) * 1_000);
  }
}

function p99(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
}

function startApi(port: number, { stack, folder }: RollingRestart): Promise<RunningPart> {
  return nodePart({
    name: `api-${port}`,
    args: [join(REPOSITORY, 'api/dist/main.js')],
    logFolder: folder,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      AUTH_MODE: 'local',
      JWT_SECRET: stack.jwtSecret ?? '',
      DATABASE_URL: stack.databaseUrl,
      TRUST_PROXY: '1',
      LIMITS_STORE: 'memory',
      RATE_LIMIT_PER_MINUTE: '1000000',
    },
    isReady: () => answers(port, '/readyz'),
  }).start(() => {});
}
