import supertest from 'supertest';
import { Clock } from '../src/clock.ts';
import { BERLIN, digestPeople, looksInVain } from './digest-people.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type OwnApi, startSeparateApi } from './separate-api.ts';
import { startTestApi } from './test-api.ts';
import { until } from './until.ts';

const DAY = 86_400_000;

let mail: MailServer;
let api: OwnApi;
let now: Date;

beforeAll(async () => {
  mail = await startMailServer();
  api = await startSeparateApi({ mail: mail.settings, digestEverySeconds: 1 });
});
afterAll(async () => {
  await api.close();
  await mail.close();
});
beforeEach(() => {
  mail.answer(() => null);
  now = new Date('2026-11-26T04:00:00Z');
  jest.spyOn(Clock.prototype, 'now').mockImplementation(() => now);
});

const later = (text: string) => {
  now = new Date(text);
};
const { person, addDue, outcomesOf } = digestPeople(() => api);

describe('GET and PUT /api/user/digest', () => {
  it('are off until someone turns them on', async () => {
    const ada = await person();
    const { body } = await ada.get('/api/user/digest').expect(200);
    expect(body).toEqual({
      enabled: false,
      hour: 7,
      timeZone: null,
      hourCycle: 'h12',
      email: ada.address,
      lastSentAt: null,
      nextAt: null,
      sending: false,
      available: true,
      failure: null,
    });
  });

  it('follow the time zone and the hours that the person has chosen for everything', async () => {
    const ada = await person();
    await ada.put('/api/user/details', { hourCycle: 'h23' }).expect(200);
    const { body: on } = await ada
      .put('/api/user/digest', { ...BERLIN, enabled: true, hourCycle: 'h12' })
      .expect(200);
    expect([on.timeZone, on.hourCycle]).toEqual(['Europe/Berlin', 'h23']);
    await ada.put('/api/user/details', { timeZone: 'Asia/Tokyo' }).expect(200);
    const { body: moved } = await ada.get('/api/user/digest').expect(200);
    expect([moved.timeZone, moved.hourCycle]).toEqual(['Asia/Tokyo', 'h23']);
    // The same hour in Tokyo: eight hours earlier, and one day later.
    expect(Date.parse(on.nextAt) - Date.parse(moved.nextAt)).toBe(8 * 3_600_000 - DAY);
    const { body: later } = await ada.put('/api/user/digest', BERLIN).expect(200);
    expect(later.timeZone).toBe('Asia/Tokyo');
  });

  it('keep how the person counts the hours', async () => {
    const ada = await person();
    await ada.put('/api/user/digest', { ...BERLIN, hourCycle: 'h23' }).expect(200);
    const { body } = await ada.put('/api/user/digest', BERLIN).expect(200);
    expect(body.hourCycle).toBe('h23');
    const refused = await ada.put('/api/user/digest', { ...BERLIN, hourCycle: 'h24' }).expect(400);
    expect(refused.body.problems).toEqual([
      { field: 'hourCycle', message: 'must be one of h12, h23' },
    ]);
    const { body: exported } = await ada.get('/api/export').expect(200);
    expect(exported.digest).toMatchObject({ hourCycle: 'h23' });
  });

  it('say when the next email is due', async () => {
    const ada = await person();
    const { body } = await ada.put('/api/user/digest', BERLIN).expect(200);
    expect(body).toMatchObject({
      ...BERLIN,
      email: ada.address,
      nextAt: '2026-11-26T06:00:00.000Z',
    });
    const off = await ada.put('/api/user/digest', { ...BERLIN, enabled: false }).expect(200);
    expect(off.body).toMatchObject({ enabled: false, nextAt: null, timeZone: 'Europe/Berlin' });
  });

  it.each([
    [{ ...BERLIN, hour: 24 }, 'hour'],
    [{ ...BERLIN, hour: 7.5 }, 'hour'],
    [{ ...BERLIN, timeZone: 'Nowhere' }, 'timeZone'],
    [{ ...BERLIN, enabled: 'yes' }, 'enabled'],
    [{ hour: 7, timeZone: 'UTC' }, 'enabled'],
  ])('refuse %j', async (body, field) => {
    const ada = await person();
    const answer = await ada.put('/api/user/digest', body).expect(400);
    expect(answer.body.problems[0].field).toBe(field);
  });

  it('cannot be turned on without an address', async () => {
    const noAddress = await api.signIn(undefined, null);
    const { body } = await noAddress.put('/api/user/digest', BERLIN).expect(400);
    expect(body.error).toBe('enabled needs an account with an email address');
  });
});

describe('the daily email', () => {
  it('lists due contacts, promises, and meetings, but no notes', async () => {
    const ada = await person();
    const grace = await addDue(ada, 'Grace <Hopper> & Co');
    const call = {
      type: 'call',
      interactionDate: '2026-11-20T09:00:00Z',
      outcome: 'follow_up_needed',
      followUpAt: '2026-11-25',
      followUpText: 'Send the figures',
      notes: 'Another secret',
    };
    await ada.post(`/api/interactions/${grace}`, call).expect(201);
    const meeting = { type: 'meeting', interactionDate: '2026-11-26T09:30:00Z', duration: 25 };
    const { body: lise } = await ada.post('/api/contacts', { displayName: 'Lise' }).expect(201);
    await ada.post(`/api/interactions/${lise.id}`, meeting).expect(201);
    await addDue(ada);
    await ada.put('/api/user/digest', BERLIN).expect(200);
    later('2026-11-26T06:00:10Z');
    await until(() => mail.to(ada.address).length > 0);

    const [{ parsed, header }] = mail.to(ada.address) as [ReturnType<MailServer['to']>[number]];
    expect(parsed.subject).toBe('Today: 1 meeting, 1 promise, 1 person due');
    expect(parsed.from).toEqual({ name: 'Rapport', address: 'rapport@example.com' });
    expect(parsed.text).toContain('One meeting, one promise to keep, and one person due.');
    expect(parsed.text).toContain('- Lise: Meeting at 10:30 AM, 25 minutes.');
    expect(parsed.text).toContain('- Grace <Hopper> & Co: Send the figures. Due yesterday.');
    expect(parsed.text).toMatch(/- Ada Lovelace: \d+ (days|months) since your call/);
    expect(parsed.text).toContain(`https://app.example.com/contacts/${grace}`);
    expect(parsed.html).toContain('Grace &lt;Hopper&gt; &amp; Co');
    for (const form of [parsed.text, parsed.html]) expect(form).not.toMatch(/secret/i);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('list-unsubscribe')).toMatch(
      /^<https:\/\/api\.example\.com\/unsubscribe\?person=[\w-]+&key=[\w-]{32}>$/,
    );
    expect(parsed.messageId).toMatch(/^<digest\.2026-11-26\.[0-9a-f]{32}@example\.com>$/);

    await until(async () => (await outcomesOf(ada))[0] === 'sent');
    const { body } = await ada.get('/api/user/digest').expect(200);
    expect(body.lastSentAt).not.toBeNull();
    expect(body.sending).toBe(false);
    expect(body.nextAt).toBe('2026-11-27T06:00:00.000Z');
  });

  it('does not come on a day with nothing to say, nor when it is turned off', async () => {
    const [ada, bob] = [await person(), await person()];
    await addDue(bob);
    for (const each of [ada, bob]) await each.put('/api/user/digest', BERLIN).expect(200);
    await bob.put('/api/user/digest', { ...BERLIN, enabled: false }).expect(200);
    later('2026-11-26T06:00:10Z');
    await until(
      async () => (await outcomesOf(ada)).length > 0 && (await outcomesOf(ada))[0] !== null,
    );
    expect(await outcomesOf(ada)).toEqual(['nothing']);
    expect(await outcomesOf(bob)).toEqual([]);
    expect([...mail.to(ada.address), ...mail.to(bob.address)]).toEqual([]);
  });

  it("is sent to the account's new address, and links to the old one expire", async () => {
    const ada = await person();
    await addDue(ada);
    await ada.put('/api/user/digest', BERLIN).expect(200);
    const [before] = await api.sql(
      'SELECT unsubscribe_key AS key FROM rapport.digests WHERE user_profile_id = $1',
      [ada.id],
    );
    const moved = await api.signIn(ada.id, `new-${ada.address}`, 60);
    await moved.get('/api/today').expect(200);
    await until(async () => {
      const { body } = await moved.get('/api/user/digest').expect(200);
      return body.email === `new-${ada.address}`;
    });
    // A token issued before the change doesn't revert it.
    await ada.get('/api/today').expect(200);
    later('2026-11-26T06:00:10Z');
    await until(() => mail.to(`new-${ada.address}`).length === 1);
    expect(mail.to(ada.address)).toEqual([]);
    const query = { person: ada.id, key: String(before?.key) };
    await supertest(api.url).post('/unsubscribe').query(query).expect(404);
  });
});

describe('POST /api/user/digest/now', () => {
  it('sends one at once, up to five a day, beside the one of the day', async () => {
    const ada = await person();
    await ada.post('/api/user/digest/now').expect(409);
    await ada.put('/api/user/digest', BERLIN).expect(200);
    for (let count = 1; count <= 5; count += 1) {
      await ada.post('/api/user/digest/now').expect(204);
      await until(() => mail.to(ada.address).length === count);
    }
    expect(mail.to(ada.address)[0]?.parsed.subject).toBe('Today: no one is waiting for you');
    const { headers } = await ada.post('/api/user/digest/now').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await addDue(ada);
    later('2026-11-26T06:00:10Z');
    await until(() => mail.to(ada.address).length === 6);
  });

  it('is reported as on its way until the mail server has received it once', async () => {
    const ada = await person();
    await ada.put('/api/user/digest', BERLIN).expect(200);
    const isSending = async () => (await ada.get('/api/user/digest').expect(200)).body.sending;
    expect(await isSending()).toBe(false);
    await api.sql(
      `INSERT INTO rapport.digest_emails (user_profile_id, day, number, due_at, next_try_at)
       VALUES ($1, '2026-11-26', 1, now(), now() + interval '1 hour')`,
      [ada.id],
    );
    expect(await isSending()).toBe(true);
    await api.sql('UPDATE rapport.digest_emails SET attempts = 1 WHERE user_profile_id = $1', [
      ada.id,
    ]);
    expect(await isSending()).toBe(false);
  });

  it('sends one for one Idempotency-Key', async () => {
    const ada = await person();
    await ada.put('/api/user/digest', BERLIN).expect(200);
    for (let call = 0; call < 3; call += 1) {
      await ada.post('/api/user/digest/now').set('Idempotency-Key', 'once').expect(204);
    }
    await looksInVain(api);
    expect(mail.to(ada.address)).toHaveLength(1);
  });
});

describe('the link to unsubscribe', () => {
  async function subscribed() {
    const ada = await person();
    await addDue(ada);
    await ada.put('/api/user/digest', BERLIN).expect(200);
    await ada.post('/api/user/digest/now').expect(204);
    await until(() => mail.to(ada.address).length > 0);
    const header = mail.to(ada.address)[0]?.header('list-unsubscribe') ?? '';
    const { pathname, search } = new URL(header.slice(1, -1));
    const isOn = async () => (await ada.get('/api/user/digest').expect(200)).body.enabled;
    return { ada, link: `${pathname}${search}`, isOn };
  }

  it('asks for confirmation, and ends the emails without a sign-in', async () => {
    const { link, isOn } = await subscribed();
    const page = await supertest(api.url).get(link).expect(200);
    expect(page.text).toContain('Stop the daily email?');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['cache-control']).toBe('no-store');
    expect(await isOn()).toBe(true);
    const done = await supertest(api.url).post(link).expect(200);
    expect(done.text).toContain("You're unsubscribed");
    expect(await isOn()).toBe(false);
    await supertest(api.url)
      .get(link)
      .expect(200, /You're unsubscribed/);
  });

  it('accepts the one-click request of a mail provider, even twice', async () => {
    const { link, isOn } = await subscribed();
    for (let click = 0; click < 2; click += 1) {
      await supertest(api.url)
        .post(link)
        .type('form')
        .send('List-Unsubscribe=One-Click')
        .expect(200);
    }
    expect(await isOn()).toBe(false);
  });

  it('tells and does nothing with a wrong key, and ends when the email is turned on again', async () => {
    const { ada, link, isOn } = await subscribed();
    const wrong = link.replace(/key=.{32}/, `key=${'x'.repeat(32)}`);
    for (const bad of [wrong, '/unsubscribe', '/unsubscribe?person=1&key=2', `${link}&key=x`]) {
      const page = await supertest(api.url).get(bad).expect(404);
      expect(page.text).toContain('This link no longer works');
      await supertest(api.url).post(bad).expect(404);
    }
    expect(await isOn()).toBe(true);
    await supertest(api.url).post(link).expect(200);
    await ada.put('/api/user/digest', BERLIN).expect(200);
    await supertest(api.url).post(link).expect(404);
    expect(await isOn()).toBe(true);
  });

  it('works however many wrong ones come from the same address', async () => {
    const { link, isOn } = await subscribed();
    const wrong = link.replace(/key=.{32}/, `key=${'x'.repeat(32)}`);
    const statuses = [];
    for (let times = 0; times < 70; times += 1) {
      statuses.push((await supertest(api.url).post(wrong)).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
    await supertest(api.url).post(link).expect(200);
    expect(await isOn()).toBe(false);
  });
});

describe('what is stored about it', () => {
  it('is exported, and deleted with the user', async () => {
    const ada = await person();
    await addDue(ada);
    await ada.put('/api/user/digest', BERLIN).expect(200);
    later(new Date(now.getTime() + DAY / 10).toISOString());
    await until(() => mail.to(ada.address).length === 1);
    await until(async () => (await outcomesOf(ada))[0] === 'sent');
    const { body } = await ada.get('/api/export').expect(200);
    expect(body.digest).toEqual({
      ...BERLIN,
      hourCycle: 'h12',
      email: ada.address,
      lastSentAt: expect.any(String),
      emails: [{ day: '2026-11-26', outcome: 'sent', settledAt: expect.any(String) }],
    });
    await ada.delete('/api/user').expect(200);
    expect(await outcomesOf(ada)).toEqual([]);
  });
});

describe('an API that cannot send email', () => {
  it("reports that it's unavailable, and can't be turned on", async () => {
    const silent = await startTestApi();
    const ada = await silent.signIn();
    const { body } = await ada.get('/api/user/digest').expect(200);
    expect(body.available).toBe(false);
    const { body: error } = await ada.put('/api/user/digest', BERLIN).expect(409);
    expect(error.code).toBe('EMAIL_NOT_SET_UP');
    await silent.close();
  });
});
