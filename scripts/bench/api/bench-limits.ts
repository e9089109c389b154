import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { step, StepError } from '@rapport/workspace-kit';
import { startRedis } from '../../redis/start-redis.ts';
import { median } from '../compare.ts';
import { send } from './load.ts';
import { type Server } from './servers.ts';
import { accessToken } from '../../auth/access-token.ts';
import { withStack } from './with-stack.ts';

/** As deployed. */
const LIMIT = 600;
/** Requests of one turn: half of what one caller may send in a minute. */
const COUNT = 300;
const WARM_UP = 1_500;
const STORES = ['memory', 'postgres', 'redis'] as const;
const CALLERS = {
  'another caller each time': COUNT,
  'one caller': 1,
};

/** What one turn of one server took per request. */
interface Cost {
  /** User and system time of the process. */
  cpuMicroseconds: number;
  milliseconds: number;
}

/**
 * `pnpm bench limits`: what the store of the rate limits costs a request, on a path that needs nothing
 * else but a token. The stores take turns, over one connection each, so that the time is that of one request.
 */
export async function benchLimits(rounds: number): Promise<void> {
  const redis = await startRedis();
  try {
    await withStack(async ({ secret, start, api }) => {
      const servers: Server[] = [];
      for (const store of STORES) {
        const { args, env } = api(store);
        const settings = { LIMITS_STORE: store, REDIS_URL: redis.url };
        const limits = { ...settings, RATE_LIMIT_PER_MINUTE: String(LIMIT) };
        servers.push(await start({ name: store, args, env: { ...env, ...limits } }));
      }
      await step(console.log, 'Warming up', async () => {
        for (const server of servers) await turn(server, secret, WARM_UP, WARM_UP);
      });
      for (const [name, callers] of Object.entries(CALLERS)) {
        const costs = new Map<string, Cost[]>(servers.map((server) => [server.name, []]));
        await step(console.log, `Measuring, ${name}`, async () => {
          for (let round = 0; round < rounds; round += 1) {
            for (const server of servers) {
              costs.get(server.name)?.push(await turn(server, secret, COUNT, callers));
            }
          }
        });
        print(name, costs);
      }
    });
  } finally {
    await redis.stop();
  }
}

/** Sends so many requests, each caller's one after the other. No one has called before. */
async function turn(server: Server, secret: string, count: number, callers: number): Promise<Cost> {
  const tokens = Array.from({ length: callers }, () => accessToken({ sub: randomUUID() }, secret));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const before = await server.usage();
  const begun = performance.now();
  for (let n = 0; n < count; n += 1) {
    const headers = { Authorization: `Bearer ${tokens[n % callers]}` };
    const what = { method: 'GET', path: '/api/nothing', headers: () => headers } as const;
    const { status } = await send(server.port, agent, what);
    // It is no path of the API: what was passed is the limits.
    if (status !== 404)
      throw new StepError(`${server.name} gave ${status} where 404 was expected.`);
  }
  const milliseconds = performance.now() - begun;
  const after = await server.usage();
  agent.destroy();
  return {
    cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / count,
    milliseconds: milliseconds / count,
  };
}

/** Differences are made within a round, because the machine may be busy now and then. */
function print(name: string, costs: ReadonlyMap<string, readonly Cost[]>): void {
  const memory = costs.get('memory') ?? [];
  console.log(`\n${name}, medians of ${memory.length} rounds of ${COUNT} requests\n`);
  console.log('| store | CPU of the process | more than memory | time | more than memory |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const [store, own] of costs) {
    const more = (of: (cost: Cost) => number) =>
      median(own.map((cost, round) => of(cost) - of(memory[round] ?? cost)));
    const cpu = ({ cpuMicroseconds }: Cost) => cpuMicroseconds;
    const time = ({ milliseconds }: Cost) => milliseconds;
    const columns = [
      `${median(own.map(cpu)).toFixed(0)} µs`,
      `${more(cpu).toFixed(0)} µs`,
      `${median(own.map(time)).toFixed(2)} ms`,
      `${more(time).toFixed(2)} ms`,
    ];
    console.log(`| ${store} | ${columns.join(' | ')} |`);
  }
}
