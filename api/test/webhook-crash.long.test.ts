import { type Caller } from './test-api.ts';
import { until } from './until.ts';
import { addWebhook, startWebhookProcesses } from './webhook-processes.ts';

const WRITERS = 8;
const WRITES = 6;

let webhooks: Awaited<ReturnType<typeof startWebhookProcesses>>;

beforeEach(async () => {
  webhooks = await startWebhookProcesses();
});
afterEach(() => webhooks.close());

/** Writes with several clients at the same time, each at one of the processes. */
async function write(callers: readonly Caller[]): Promise<void> {
  const writer = async (_: unknown, place: number) => {
    const caller = callers[place % callers.length];
    for (let n = 0; n < WRITES; n += 1) {
      await caller?.post('/api/contacts', { displayName: `${place} ${n}` }).expect(201);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
}

describe('webhooks of several API processes', () => {
  it('tell of each change once and in order while eight clients write', async () => {
    await webhooks.start(2);
    const ada = await webhooks.api().signIn();
    await addWebhook(ada, webhooks.receiver.address);
    await write([ada, await webhooks.api(1).signIn(ada.id)]);
    await until(() => webhooks.receiver.received.length >= WRITERS * WRITES);
    expect(webhooks.receiver.told()).toEqual(await webhooks.fed(ada));
  });

  it('lose nothing when the processes are killed again and again', async () => {
    await webhooks.start(2);
    const ada = await webhooks.api().signIn();
    await addWebhook(ada, webhooks.receiver.address);
    await write([ada]);
    for (const share of [0.2, 0.5, 0.8]) {
      await until(() => webhooks.receiver.received.length >= WRITERS * WRITES * share);
      await webhooks.kill();
      await webhooks.endClaims();
      await webhooks.start(2);
    }
    const told = () => new Set(webhooks.receiver.told());
    await until(() => told().size === WRITERS * WRITES);
    const fed = await webhooks.fed(ada);
    expect([...told()]).toEqual(fed);
    // A message that was under way may have come twice, always with one ID.
    const ids = new Set(webhooks.receiver.received.map(({ headers }) => headers['webhook-id']));
    expect(ids.size).toBe(fed.length);
  });
});
