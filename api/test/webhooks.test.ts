import { WEBHOOK_LIMITS } from '@rapport/contracts';
import { randomUUID } from 'node:crypto';
import { Clock } from '../src/clock.ts';
import { isPublicAddress } from '../src/web/public-address.ts';
import { WebhookSender } from '../src/webhooks/webhook-sender.ts';
import { type MailServer, refusal, startMailServer } from './mail-server.ts';
import { type OwnApi, startSeparateApi } from './separate-api.ts';
import { type Caller } from './test-api.ts';
import { until } from './until.ts';
import { startWebHost, type WebHost } from './web-host.ts';
import { type ReceivedMessage, verified, webhookReceiver } from './webhook-receiver.ts';

const HOUR_MS = 3_600_000;
const PATIENCE_MS = 15_000;
const ADDRESS = 'https://crm.test/hooks';

const receiver = webhookReceiver();
let mail: MailServer;
let host: WebHost;
let api: OwnApi;
let ada: Caller;
let now: Date;

beforeAll(async () => {
  mail = await startMailServer();
  host = await startWebHost(receiver.listener, isPublicAddress, {
    'inside.test': ['10.0.0.7'],
    'metadata.test': ['169.254.169.254'],
    'mixed.test': ['93.184.215.14', '127.0.0.1'],
    'nowhere.test': [],
  });
  const webhooks = { everySeconds: 0, timeoutMs: PATIENCE_MS, loopback: false };
  api = await startSeparateApi({ webhooks, mail: mail.settings }, host.network);
});
beforeEach(async () => {
  now = new Date();
  jest.spyOn(Clock.prototype, 'now').mockImplementation(() => now);
  receiver.answer();
  await api.sql('UPDATE rapport.webhooks SET enabled = false, tell_at = NULL');
  ada = await api.signIn(undefined, `${randomUUID()}@people.example`);
  receiver.received.splice(0);
});
afterAll(async () => {
  await api.close();
  await host.close();
  await mail.close();
});

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
/** Sends everything that is due now. */
const send = () => api.service(WebhookSender).sendDue();

interface Webhook {
  id: string;
  secret: string;
}
async function add(body: object = {}, caller = ada): Promise<Webhook> {
  const given = { name: 'CRM', address: ADDRESS, events: ['contacts'], ...body };
  return (await caller.post('/api/webhooks', given).expect(201)).body;
}
async function addContact(displayName = 'Grace Hopper', caller = ada): Promise<string> {
  return (await caller.post('/api/contacts', { displayName }).expect(201)).body.id;
}
const find = async ({ id }: Webhook) =>
  (await ada.get('/api/webhooks').expect(200)).body.find((each: Webhook) => each.id === id);
const log = async ({ id }: Webhook) =>
  (await ada.get(`/api/webhooks/${id}/deliveries`).expect(200)).body;
const test = async ({ id }: Webhook) =>
  (await ada.post(`/api/webhooks/${id}/test`).expect(200)).body;
const [first] = [() => receiver.received[0] as ReceivedMessage];

describe('a message', () => {
  it('is signed by the rules of Standard Webhooks, and has nothing personal in it', async () => {
    const webhook = await add();
    expect(webhook.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const id = await addContact();
    await send();
    expect(receiver.received).toHaveLength(1);
    const data = { kind: 'contact', id, change: 'made', contactId: null, mergedInto: null };
    const body = { type: 'contact.made', timestamp: expect.stringMatching(/^20.*Z$/), data };
    expect(verified(webhook.secret, first())).toEqual(body);
    expect(() => verified(webhook.secret, { ...first(), text: `${first().text} ` })).toThrow();
    expect(() => verified('whsec_AAAA', first())).toThrow('No matching signature');
    expect(JSON.stringify(receiver.received)).not.toContain('Grace');
    const [entry] = await log(webhook);
    const { 'webhook-id': sent } = first().headers;
    const delivered = { state: 'delivered', attempts: 1, status: 204, failure: null };
    expect(entry).toMatchObject({ id: sent, type: 'contact.made', ...delivered, nextTryAt: null });
  });

  it('comes for each change since the webhook was made, in the order of the feed, once', async () => {
    await addContact('Before');
    await add();
    const { next } = (await ada.get('/api/changes').expect(200)).body;
    const ids = [];
    for (const name of ['A', 'B', 'C']) ids.push(await addContact(name));
    await ada.patch(`/api/contacts/${ids[0]}`, { organizationName: 'Navy' }).expect(200);
    await ada.delete(`/api/contacts/${ids[1]}`).expect(204);
    await send();
    await send();
    const { changes } = (await ada.get(`/api/changes?since=${next}`).expect(200)).body;
    expect(receiver.told()).toEqual(changes.map(({ id }: { id: string }) => id));
    expect(receiver.types().slice(3)).toEqual(['contact.changed', 'contact.deleted']);
  });

  it('comes only to those who asked for its kind', async () => {
    await add({ events: ['interactions', 'meetings'] });
    const contact = await addContact();
    const call = { type: 'call', interactionDate: now.toISOString() };
    await ada.post(`/api/interactions/${contact}`, call).expect(201);
    const startsAt = new Date(now.getTime() + HOUR_MS).toISOString();
    await ada.post('/api/meetings', { title: 'X', startsAt, contactIds: [contact] }).expect(201);
    await addContact('Of Bob', await api.signIn());
    await send();
    expect(new Set(receiver.types())).toEqual(new Set(['interaction.made', 'meeting.made']));
  });

  it('is signed with both secrets for a day after a new one was made', async () => {
    const webhook = await add();
    const { body } = await ada.post(`/api/webhooks/${webhook.id}/secret`).expect(200);
    await test(webhook);
    verified(webhook.secret, first());
    verified(body.secret, first());
    later(25 * HOUR_MS);
    await test(webhook);
    const [signature = ''] = [receiver.received[1]?.headers['webhook-signature']];
    expect(signature.split(' ')).toHaveLength(1);
  });
});

describe('a receiver that fails', () => {
  it('gets a message again after growing pauses, with the same ID', async () => {
    const webhook = await add();
    receiver.answer((response) => response.writeHead(500).end('Out of\n disk'));
    await addContact();
    await send();
    const failed = { status: 500, failure: 'status', excerpt: 'Out of disk', state: 'waiting' };
    expect(await log(webhook)).toMatchObject([{ ...failed, attempts: 1 }]);
    for (const pause of [4_900, 200, 19_800, 300]) {
      later(pause);
      await send();
    }
    expect(receiver.received).toHaveLength(3);
    expect((await find(webhook)).failingSince).not.toBeNull();
    receiver.answer();
    later(HOUR_MS);
    await send();
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await log(webhook)).toMatchObject([{ state: 'delivered', attempts: 4, excerpt: null }]);
    expect(await find(webhook)).toMatchObject({ failingSince: null, waiting: 0 });
  });

  it('is turned off after a day, with an email, and gets what it missed when it is turned on', async () => {
    const webhook = await add();
    receiver.answer((response) => response.writeHead(503).end());
    const missed = [await addContact('A'), await addContact('B')];
    for (let hours = 0; hours < 24; hours += 1) {
      await send();
      later(HOUR_MS);
    }
    expect(await find(webhook)).toMatchObject({ enabled: true });
    mail.recipient(() => refusal(450));
    await send();
    const off = { enabled: false, offReason: 'failing', offAt: now.toISOString() };
    expect(await find(webhook)).toMatchObject(off);
    const address = (await ada.get('/api/export').expect(200)).body.user.email;
    expect(mail.to(address)).toEqual([]);
    mail.recipient(() => null);
    later(HOUR_MS);
    await send();
    await send();
    expect(mail.to(address).map(({ parsed }) => parsed.subject)).toEqual([
      'Rapport turned off the webhook “CRM”',
    ]);
    missed.push(await addContact('C'));
    const before = receiver.received.length;
    receiver.answer();
    await ada.patch(`/api/webhooks/${webhook.id}`, { enabled: true }).expect(200);
    await send();
    expect(receiver.received).toHaveLength(before + 2);
    expect(receiver.told().slice(before)).toEqual(missed.slice(1));
    expect((await log(webhook)).map(({ state }: { state: string }) => state)).toEqual(
      expect.arrayContaining(['delivered', 'failed']),
    );
  });

  it('gives up a message that is never taken, and stays on for the others', async () => {
    const webhook = await add();
    const poison = await addContact('Poison');
    receiver.answer((response, { body }) =>
      response.writeHead(body.data.id === poison ? 500 : 204).end(),
    );
    for (let hours = 0; hours <= 25; hours += 1) {
      await send();
      later(HOUR_MS / 2);
      await addContact();
      await send();
      later(HOUR_MS / 2);
    }
    expect(await find(webhook)).toMatchObject({ enabled: true, waiting: 0 });
    const states = (await log(webhook)).map(({ state }: { state: string }) => state);
    expect(states.filter((state: string) => state === 'failed')).toHaveLength(1);
  });

  it('is turned off at once where it answers 410', async () => {
    const webhook = await add();
    receiver.answer((response) => response.writeHead(410).end());
    await addContact();
    await addContact();
    await send();
    expect(receiver.received).toHaveLength(1);
    expect(await find(webhook)).toMatchObject({ enabled: false, offReason: 'gone' });
  });

  it('is named in the email as the user did, whose signs are no tags', async () => {
    await add({ name: '<b>R&D</b>' });
    receiver.answer((response) => response.writeHead(410).end());
    await addContact();
    await send();
    await send();
    const address = (await ada.get('/api/export').expect(200)).body.user.email;
    const [email] = mail.to(address);
    expect(email?.parsed.subject).toBe('Rapport turned off the webhook “<b>R&D</b>”');
    expect(email?.parsed.html).toContain('“&lt;b&gt;R&amp;D&lt;/b&gt;”');
    expect(email?.parsed.html).not.toContain('<b>');
  });

  it.each([
    ['hangs', 'tooSlow', () => undefined],
    ['redirects', 'redirect', (r) => r.writeHead(307, { location: 'https://b.test/' }).end()],
    ['ends the connection', 'unreachable', (r) => r.destroy()],
  ] satisfies [string, string, Parameters<typeof receiver.answer>[0]][])(
    'is told apart where it %s',
    async (_what, failure, answer) => {
      const webhook = await add();
      receiver.answer(answer);
      host.asked.splice(0);
      await addContact();
      const { way } = api.service(WebhookSender);
      if (failure === 'tooSlow') way.timeoutMs = 2_000;
      await send();
      way.timeoutMs = PATIENCE_MS;
      expect(await log(webhook)).toMatchObject([{ failure, state: 'waiting' }]);
      expect(host.asked).toEqual(['crm.test/hooks']);
    },
  );

  it('holds up no one else by hanging', async () => {
    const bob = await api.signIn();
    await add({ address: 'https://hangs.test/' });
    await add({}, bob);
    let release = () => {};
    receiver.answer((response, { headers }) => {
      const end = () => response.writeHead(204).end();
      if (headers.host === 'hangs.test') release = end;
      else end();
    });
    await addContact();
    const id = await addContact('Ada', bob);
    const sending = send();
    await until(() => receiver.told().includes(id));
    await until(() => receiver.received.length === 2);
    release();
    await sending;
    expect(receiver.received).toHaveLength(2);
  });

  it('leaves a short excerpt of what it answers, without control characters', async () => {
    const webhook = await add();
    receiver.answer((response) => response.writeHead(400).end(`a\u0000b${'x'.repeat(1e6)}`));
    const { excerpt } = await test(webhook);
    expect(excerpt).toMatch(/^a bx{197}$/);
  });
});

describe('an address', () => {
  it.each(['inside.test', 'metadata.test', 'mixed.test'])(
    'that leads inside is never asked: %s',
    async (name) => {
      const webhook = await add({ address: `https://${name}/` });
      host.asked.splice(0);
      expect(await test(webhook)).toMatchObject({ failure: 'refused', status: null });
      expect(host.asked).toEqual([]);
    },
  );

  it.each([
    ['http://crm.test/', 'https://'],
    ['http://127.0.0.1:4212/', 'WEBHOOKS_TO_LOOPBACK'],
    ['http://localhost/', 'WEBHOOKS_TO_LOOPBACK'],
    ['https://127.0.0.1/', 'not an IP address'],
    ['https://[::1]/', 'host'],
    ['https://localhost/', 'host'],
    ['https://crm.test:8443/', 'port 443'],
    ['https://ada:secret@crm.test/', 'password'],
    ['ftp://crm.test/', 'https://'],
    ['', 'required'],
    [`https://crm.test/${'x'.repeat(WEBHOOK_LIMITS.address)}`, 'at most'],
  ])('is refused: %s', async (address, message) => {
    const body = { name: 'CRM', address, events: ['contacts'] };
    const refused = await ada.post('/api/webhooks', body).expect(400);
    expect(refused.body.problems).toEqual([
      { field: 'address', message: expect.stringContaining(message) },
    ]);
    const { id } = await add();
    await ada.patch(`/api/webhooks/${id}`, { address }).expect(400);
  });
});

describe('by hand', () => {
  it('a test says what came of it, also while the webhook is off, and is not tried again', async () => {
    const webhook = await add();
    await ada.patch(`/api/webhooks/${webhook.id}`, { enabled: false }).expect(200);
    expect(await test(webhook)).toMatchObject({ type: 'test', state: 'delivered', status: 204 });
    receiver.answer((response) => response.writeHead(404).end());
    expect(await test(webhook)).toMatchObject({ state: 'failed', status: 404, nextTryAt: null });
    expect(await find(webhook)).toMatchObject({ enabled: false, offReason: null });
  });

  it('a delivery is sent again with the same ID', async () => {
    const webhook = await add();
    await addContact();
    await send();
    const [{ id }] = await log(webhook);
    const path = `/api/webhooks/${webhook.id}/deliveries/${id}/send`;
    const { body } = await ada.post(path).expect(200);
    expect(body).toMatchObject({ id, state: 'delivered', attempts: 2 });
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
    expect(receiver.received[1]?.text).toBe(first().text);
  });

  it('the log keeps the last hundred', async () => {
    const webhook = await add();
    await api.sql(
      `INSERT INTO rapport.webhook_deliveries (user_profile_id, webhook_id, id, type, number, place,
         data, made_at, next_try_at, tried_at, outcome)
       SELECT $1, $2, gen_random_uuid(), 'contact.made', n, 0, '{}', now(), now(),
         now() - n * interval '1 hour', 'failed' FROM generate_series(1, 150) n`,
      [ada.id, webhook.id],
    );
    await test(webhook);
    const rows = 'SELECT 1 FROM rapport.webhook_deliveries WHERE webhook_id = $1';
    expect(await api.sql(rows, [webhook.id])).toHaveLength(WEBHOOK_LIMITS.log);
    expect((await log(webhook))[0]).toMatchObject({ type: 'test' });
  });

  it('is limited', async () => {
    const webhook = await add();
    for (let n = 0; n < 20; n += 1) await test(webhook);
    await ada.post(`/api/webhooks/${webhook.id}/test`).expect(429);
  });
});

describe('the secret', () => {
  it('is nowhere but in the answer that made it', async () => {
    const { id, secret } = await add();
    await ada.post('/api/webhooks', { name: 'x', address: ADDRESS, events: [] }).expect(400);
    for (const path of ['/api/webhooks', `/api/webhooks/${id}/deliveries`, '/api/export']) {
      const { text } = await ada.get(path).expect(200);
      expect(text).not.toContain(secret.slice('whsec_'.length));
      expect(text).not.toContain('whsec_');
    }
  });
});

it("answers for another user's webhook as for none", async () => {
  const webhook = await add();
  await test(webhook);
  const [{ id }] = await log(webhook);
  const bob = await api.signIn();
  const path = `/api/webhooks/${webhook.id}`;
  for (const call of [
    bob.patch(path, { name: 'Mine' }),
    bob.delete(path),
    bob.post(`${path}/secret`),
    bob.post(`${path}/test`),
    bob.get(`${path}/deliveries`),
    bob.post(`${path}/deliveries/${id}/send`),
  ]) {
    await call.expect(404);
  }
  await ada.post(`${path}/deliveries/${randomUUID()}/send`).expect(404);
  await ada.post(`${path}/deliveries/x/send`).expect(400);
  await ada.delete(path).expect(204);
  await ada.delete(path).expect(404);
});

it('two processes at once send each change once, in order', async () => {
  const settings = {
    database: { url: api.databaseUrl, poolSize: 5, statementTimeoutMs: 5_000, deadlineMs: 7_000 },
    webhooks: { everySeconds: 0, timeoutMs: 15_000, loopback: false },
  };
  const other = await startSeparateApi(settings, host.network);
  try {
    await add();
    const ids = [];
    for (let n = 0; n < 12; n += 1) ids.push(await addContact(`Number ${n}`));
    await Promise.all([send(), other.service(WebhookSender).sendDue()]);
    await send();
    expect(receiver.told()).toEqual(ids);
  } finally {
    await other.stop();
  }
});
