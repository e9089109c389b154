import { once } from 'node:events';
import { type BuiltApi, localEnvironment, startBuilt } from './built-api.ts';
import { createTestDatabase, directUrl, dropTestDatabase, onServer } from './databases.ts';
import { apiAt, type Caller } from './test-api.ts';
import { startReceiver } from './webhook-receiver.ts';

const FOREVER = () => Promise.resolve();

/** Starts a receiver and a database, for API processes that start and end. */
export async function startWebhookProcesses() {
  const databaseUrl = await createTestDatabase();
  const receiver = await startReceiver();
  const running = new Set<BuiltApi>();

  async function start(count: number): Promise<void> {
    const started = await Promise.all(
      Array.from({ length: count }, () =>
        startBuilt({
          ...localEnvironment(databaseUrl),
          LIMITS_STORE: 'memory',
          RATE_LIMIT_PER_MINUTE: '0',
          WEBHOOKS_EVERY_SECONDS: '1',
          WEBHOOKS_TO_LOOPBACK: 'true',
        }),
      ),
    );
    for (const api of started) running.add(api);
  }

  /** Works like `kill -9`: ends the programs immediately. */
  async function kill(): Promise<void> {
    const killed = [...running];
    running.clear();
    for (const { process: program } of killed) program.kill('SIGKILL');
    await Promise.all(killed.map(({ process: program, exit }) => exit ?? once(program, 'exit')));
  }

  return {
    receiver,
    start,
    kill,
    /** Returns the API at one of the processes. */
    api: (place = 0) => {
      const url = [...running][place]?.url ?? '';
      return apiAt(url, databaseUrl, FOREVER);
    },
    /** Returns the IDs of everything in the feed of a user, in its order. */
    fed: async ({ id }: Caller) => {
      const text = `SELECT id FROM rapport.changes WHERE user_profile_id = '${id}' ORDER BY number, kind, id`;
      return (await onServer(directUrl(databaseUrl), text)).rows.map((row) => String(row.id));
    },
    /** Ends the claims of killed processes as if a long time had passed. */
    endClaims: async () => {
      const url = directUrl(databaseUrl);
      await onServer(url, 'UPDATE rapport.webhooks SET next_at = now()');
      await onServer(
        url,
        'UPDATE rapport.webhook_deliveries SET next_try_at = now() WHERE outcome IS NULL',
      );
    },
    close: async () => {
      await kill();
      await receiver.close();
      await dropTestDatabase(databaseUrl);
    },
  };
}

/** Makes a webhook that tells the receiver of contacts. */
export async function addWebhook(caller: Caller, address: string): Promise<string> {
  const body = { name: 'CRM', address, events: ['contacts'] };
  return (await caller.post('/api/webhooks', body).expect(201)).body.secret;
}
