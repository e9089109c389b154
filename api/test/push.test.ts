import { pushDeviceId } from '@rapport/contracts';
import { Clock } from '../src/clock.ts';
import { PushQueue } from '../src/push/push-queue.ts';
import { PushSender } from '../src/push/push-sender.ts';
import { isPublicAddress } from '../src/web/public-address.ts';
import { type Browser, browser, pushService, senderOf } from './push-receiver.ts';
import { type OwnApi, startSeparateApi } from './separate-api.ts';
import { type Caller } from './test-api.ts';
import { PUSH_KEYS } from './test-environment.ts';
import { startWebHost, type WebHost } from './web-host.ts';

const MINUTE_MS = 60_000;
const ZONE = { timeZone: 'Europe/Berlin', hourCycle: 'h12' };
const CHOICES = {
  ...ZONE,
  ...{ meetingMinutes: 10, promises: false, summary: false, hour: 8 },
  ...{ quiet: false, quietFrom: 21, quietTo: 7, hideNames: false },
};
/** 1:00 PM in Berlin. */
const NOON = '2026-11-26T12:00:00Z';

const service = pushService();
let host: WebHost;
let api: OwnApi;
let ada: Caller;
let now: Date;

beforeAll(async () => {
  host = await startWebHost(service.listener, isPublicAddress, { 'inside.test': ['10.0.0.7'] });
  api = await startSeparateApi({}, host.network);
});
beforeEach(async () => {
  at(NOON);
  jest.spyOn(Clock.prototype, 'now').mockImplementation(() => now);
  service.answer();
  await api.sql('DELETE FROM rapport.push_devices');
  service.received.splice(0);
  ada = await api.signIn();
});
afterAll(async () => {
  await api.close();
  await host.close();
});

const at = (time: string) => {
  now = new Date(time);
};
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};
/** Sends everything that is due now. */
const send = () => api.service(PushSender).sendDue();
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS).toISOString();

async function turnOn(choices: object = {}, caller = ada): Promise<Browser> {
  const device = browser();
  const body = { ...device.subscription(), ...ZONE, name: 'Chrome on Android' };
  await caller.post('/api/push/devices', body).expect(201);
  await caller.put('/api/push', { ...CHOICES, ...choices }).expect(200);
  return device;
}
async function addContact(displayName = 'Grace Hopper', caller = ada): Promise<string> {
  return (await caller.post('/api/contacts', { displayName }).expect(201)).body.id;
}
async function plan(startsAt: string, contactIds: string[], title = 'Compilers') {
  const body = { title, startsAt, contactIds, place: 'Room 4' };
  return String((await ada.post('/api/meetings', body).expect(201)).body.id);
}
const devicesOf = async (caller: Caller) =>
  (await caller.get('/api/push').expect(200)).body.devices;
const outcomes = async () =>
  (
    await api.sql('SELECT outcome FROM rapport.push_messages WHERE user_profile_id = $1', [ada.id])
  ).map(({ outcome }) => outcome);

describe('the reminder of a meeting', () => {
  it('comes once on each device, encrypted and signed, and opens the briefing', async () => {
    const [phone, laptop] = [await turnOn(), await turnOn()];
    const grace = await addContact();
    const meeting = await plan(inMinutes(25), [grace]);
    await send();
    expect(service.received).toEqual([]);
    later(15);
    await send();
    await send();
    const [shown, ...others] = service.shown(phone);
    expect(others).toEqual([]);
    expect(shown).toMatchObject({
      title: 'Grace Hopper at 1:25 PM',
      body: 'Compilers, Room 4. Tap for the briefing.',
      path: `/contacts/${grace}/briefing`,
      tag: `meeting ${meeting}`,
    });
    expect(shown?.headers).toMatchObject({
      ttl: '600',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    });
    if (shown) {
      const sender = await senderOf(shown, PUSH_KEYS.publicKey);
      expect(sender).toMatchObject({ aud: 'https://push.test', sub: PUSH_KEYS.subject });
    }
    expect(service.shown(laptop)).toHaveLength(1);
    const [device] = await devicesOf(ada);
    expect(device).toMatchObject({ lastSuccessAt: now.toISOString(), failure: null });
  });

  it.each([10, 30, 60])('comes %d minutes before, as the user chose', async (meetingMinutes) => {
    const phone = await turnOn({ meetingMinutes });
    await plan(inMinutes(meetingMinutes + 1), [await addContact()]);
    await send();
    expect(service.shown(phone)).toEqual([]);
    later(1);
    await send();
    expect(service.shown(phone)).toHaveLength(1);
  });

  it('opens the meeting of several people, and names them', async () => {
    const phone = await turnOn();
    const people = [];
    for (const name of ['Ada L', 'Bob M', 'Cy N', 'Di O', 'Ed P'])
      people.push(await addContact(name));
    const meeting = await plan(inMinutes(10), people);
    await send();
    expect(service.shown(phone)).toMatchObject([
      { title: 'Ada L, Bob M, Cy N, and 2 more at 1:10 PM', path: `/contacts/meetings/${meeting}` },
    ]);
  });

  it('has no name, title, or place if names stay off the lock screen', async () => {
    const phone = await turnOn({ hideNames: true });
    await plan(inMinutes(10), [await addContact()]);
    await send();
    const [shown] = service.shown(phone);
    expect(shown).toMatchObject({ title: 'Meeting at 1:10 PM', body: 'Tap for the briefing.' });
  });

  it('follows a meeting that moves, before it comes and after', async () => {
    const phone = await turnOn();
    const grace = await addContact();
    const meeting = await plan(inMinutes(10), [grace]);
    service.answer((response) => response.writeHead(503).end());
    await send();
    service.received.splice(0);
    const startsAt = inMinutes(60);
    await ada.patch(`/api/meetings/${meeting}`, { startsAt }).expect(200);
    service.answer();
    later(2);
    await send();
    expect(service.shown(phone)).toEqual([]);
    later(48);
    await send();
    expect(service.shown(phone)).toMatchObject([{ title: 'Grace Hopper at 2:00 PM' }]);
    await ada.patch(`/api/meetings/${meeting}`, { startsAt: inMinutes(30) }).expect(200);
    later(20);
    await send();
    expect(service.shown(phone)).toMatchObject([{ title: 'Grace Hopper at 2:20 PM' }]);
  });

  it.each([
    ['is canceled', (meeting: string) => ada.delete(`/api/meetings/${meeting}`)],
    ['is no longer wanted', () => ada.put('/api/push', { ...CHOICES, meetingMinutes: null })],
  ])('does not come if it %s in the meantime', async (_what, change) => {
    const phone = await turnOn();
    const meeting = await plan(inMinutes(10), [await addContact()]);
    service.answer((response) => response.writeHead(503).end());
    await send();
    service.received.splice(0);
    const { status } = await change(meeting);
    expect(status).toBeLessThan(300);
    service.answer();
    later(2);
    await send();
    expect(service.shown(phone)).toEqual([]);
  });

  it('waits for the end of quiet hours, and does not come for a meeting that has begun then', async () => {
    const phone = await turnOn({ quiet: true, quietFrom: 12, quietTo: 14, meetingMinutes: 60 });
    const grace = await addContact();
    await plan('2026-11-26T12:55:00Z', [grace], 'In quiet hours');
    await plan('2026-11-26T13:05:00Z', [grace], 'After them');
    later(10);
    await send();
    expect(service.received).toEqual([]);
    at('2026-11-26T13:00:00Z');
    await send();
    expect(service.shown(phone)).toMatchObject([{ body: expect.stringContaining('After them') }]);
    expect((await outcomes()).sort()).toEqual(['late', 'sent']);
  });

  it('is sent once by two processes that look at the same time', async () => {
    const phone = await turnOn();
    await plan(inMinutes(10), [await addContact()]);
    const database = { url: api.databaseUrl, poolSize: 5, statementTimeoutMs: 5_000 };
    const other = await startSeparateApi({ database }, host.network);
    try {
      await Promise.all([send(), other.service(PushSender).sendDue(), send()]);
      expect(service.shown(phone)).toHaveLength(1);
    } finally {
      await other.stop();
    }
  });
});

it('a process that hung settles nothing that another one has taken over', async () => {
  await turnOn();
  await plan(inMinutes(10), [await addContact()]);
  const queue = api.service(PushQueue);
  await queue.fill();
  const hung = await queue.claim(0);
  later(1);
  const taken = await queue.claim(0);
  if (hung === null || taken === null) throw new Error('Nothing was claimed');
  expect(taken.occasion).toBe(hung.occasion);
  await queue.drop(hung, 'off');
  expect(await outcomes()).toEqual([null]);
  await queue.settle(taken, { answer: 'sent', status: 201, retryAfter: null });
  expect(await outcomes()).toEqual(['sent']);
});

describe('the morning', () => {
  it('brings promises and the summary at its hour, on the clock of the user, once', async () => {
    const phone = await turnOn({ promises: true, summary: true });
    const grace = await addContact();
    const promise = { kind: 'i_promised', text: 'Send the figures', dueOn: '2026-11-27' };
    await ada.post(`/api/commitments/${grace}`, promise).expect(201);
    await plan('2026-11-27T13:00:00Z', [grace]);
    at('2026-11-27T06:59:00Z');
    await send();
    expect(service.received).toEqual([]);
    at('2026-11-27T07:00:00Z');
    await send();
    later(30);
    await send();
    const shown = service.shown(phone);
    expect(shown).toHaveLength(2);
    expect(shown).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          title: 'A promise is due today',
          body: 'Grace Hopper: Send the figures',
          path: `/contacts/${grace}`,
        }),
        expect.objectContaining({
          title: 'One meeting and one promise to keep',
          body: 'Grace Hopper at 2:00 PM.',
          path: '/contacts',
        }),
      ]),
    );
  });

  it('has no name and no promise if names stay off the lock screen', async () => {
    const phone = await turnOn({ promises: true, summary: true, hideNames: true });
    const grace = await addContact();
    const promise = { kind: 'i_promised', text: 'Send the figures', dueOn: '2026-11-27' };
    await ada.post(`/api/commitments/${grace}`, promise).expect(201);
    await plan('2026-11-27T13:00:00Z', [grace]);
    at('2026-11-27T07:00:00Z');
    await send();
    const shown = service.shown(phone).map(({ title, body }) => `${title}: ${body}`);
    expect(shown.toSorted()).toEqual([
      'A promise is due today: Tap to see what you promised.',
      'One meeting and one promise to keep: Tap to see your day.',
    ]);
  });

  it('brings nothing on a day without anything to tell', async () => {
    await turnOn({ promises: true, summary: true });
    at('2026-11-27T07:00:00Z');
    await send();
    expect(service.received).toEqual([]);
    expect(await outcomes()).toEqual(['nothing', 'nothing']);
  });

  it('follows the time zone of the profile', async () => {
    const phone = await turnOn({ promises: true });
    const grace = await addContact();
    const promise = { kind: 'i_promised', text: 'Send the figures', dueOn: '2026-11-27' };
    await ada.post(`/api/commitments/${grace}`, promise).expect(201);
    await ada.put('/api/user/details', { timeZone: 'America/New_York' }).expect(200);
    at('2026-11-27T07:00:00Z');
    await send();
    expect(service.shown(phone)).toEqual([]);
    at('2026-11-27T13:00:00Z');
    await send();
    expect(service.shown(phone)).toHaveLength(1);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %d ends the device', async (status) => {
    await turnOn();
    await plan(inMinutes(10), [await addContact()]);
    service.answer((response) => response.writeHead(status).end());
    await send();
    expect(await devicesOf(ada)).toEqual([]);
    later(1);
    await send();
    expect(service.received).toHaveLength(1);
  });

  it.each([
    ['429', (response) => response.writeHead(429, { 'Retry-After': '120' }).end(), 2],
    ['500', (response) => response.writeHead(500).end(), 1],
    ['nothing', () => undefined, 1],
  ] as [string, Parameters<typeof service.answer>[0], number][])(
    'that answers %s gets the reminder again, after a pause',
    async (_what, answer, minutes) => {
      const phone = await turnOn();
      await plan(inMinutes(10), [await addContact()]);
      service.answer(answer);
      await send();
      await send();
      expect(service.received).toHaveLength(1);
      service.received.splice(0);
      service.answer();
      later(minutes - 0.9);
      if (minutes > 1) {
        await send();
        expect(service.received).toEqual([]);
      }
      later(0.9);
      await send();
      expect(service.shown(phone)).toHaveLength(1);
    },
  );

  it('that never takes a reminder is asked a few times, until the meeting begins', async () => {
    await turnOn({ meetingMinutes: 60 });
    await plan(inMinutes(60), [await addContact()]);
    service.answer((response) => response.writeHead(500).end());
    for (let minute = 0; minute < 62; minute += 1) {
      await send();
      later(1);
    }
    expect(service.received.length).toBeGreaterThan(3);
    expect(service.received.length).toBeLessThan(9);
    expect(await outcomes()).toEqual(['failed']);
    expect(await devicesOf(ada)).toMatchObject([{ failure: 'failed' }]);
  });

  it('that refuses a reminder is not asked again, and the device says so', async () => {
    await turnOn();
    await plan(inMinutes(10), [await addContact()]);
    service.answer((response) => response.writeHead(403).end());
    await send();
    later(1);
    await send();
    expect(service.received).toHaveLength(1);
    expect(await devicesOf(ada)).toMatchObject([{ failure: 'refused' }]);
  });
});

describe('a device', () => {
  it('is tested at once, and says what its push service answered', async () => {
    const phone = await turnOn();
    const [{ id }] = await devicesOf(ada);
    expect(id).toBe(await pushDeviceId(phone.subscription().endpoint));
    const { body } = await ada.post(`/api/push/devices/${id}/test`).expect(200);
    expect(body).toEqual({ answer: 'sent', status: 201 });
    expect(service.shown(phone)).toMatchObject([{ title: 'Rapport can reach this device' }]);
    service.answer((response) => response.writeHead(410).end());
    const gone = await ada.post(`/api/push/devices/${id}/test`).expect(200);
    expect(gone.body).toEqual({ answer: 'gone', status: 410 });
    await ada.post(`/api/push/devices/${id}/test`).expect(404);
  });

  it('gets nothing once it is removed, and nothing of the user who had the browser before', async () => {
    const phone = await turnOn();
    const bob = await api.signIn();
    const body = { ...phone.subscription(), ...ZONE, name: 'Chrome on Android' };
    await bob.post('/api/push/devices', body).expect(201);
    expect(await devicesOf(ada)).toEqual([]);
    await plan(inMinutes(10), [await addContact()]);
    await send();
    expect(service.received).toEqual([]);
    const [{ id }] = await devicesOf(bob);
    await ada.delete(`/api/push/devices/${id}`).expect(404);
    await bob.delete(`/api/push/devices/${id}`).expect(204);
    expect(await devicesOf(bob)).toEqual([]);
  });

  it('gets nothing once its user is deleted', async () => {
    await turnOn();
    await plan(inMinutes(10), [await addContact()]);
    await ada.delete('/api/user').expect(200);
    await send();
    expect(service.received).toEqual([]);
    expect(await outcomes()).toEqual([]);
  });

  it.each(['http://127.0.0.1:4/send', 'https://10.0.0.7/send', 'https://push.test:8443/send'])(
    'has an endpoint on the public internet, not %s',
    async (endpoint) => {
      const body = { ...browser().subscription(), ...ZONE, name: 'Chrome', endpoint };
      const { body: error } = await ada.post('/api/push/devices', body).expect(400);
      expect(error.problems).toMatchObject([{ field: 'endpoint' }]);
    },
  );

  it('is not asked at an address inside, to which a name leads', async () => {
    const body = { ...browser().subscription('https://inside.test'), ...ZONE, name: 'Chrome' };
    await ada.post('/api/push/devices', body).expect(201);
    const [{ id }] = await devicesOf(ada);
    const tested = await ada.post(`/api/push/devices/${id}/test`).expect(200);
    expect(tested.body).toEqual({ answer: 'refused', status: null });
    expect(service.received).toEqual([]);
  });
});
