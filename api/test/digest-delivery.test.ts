import { Clock } from '../src/clock.ts';
import { BERLIN, digestPeople, looksInVain } from './digest-people.ts';
import { type MailServer, refusal, startMailServer } from './mail-server.ts';
import { type OwnApi, startSeparateApi } from './separate-api.ts';
import { type Caller } from './test-api.ts';
import { until } from './until.ts';

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

describe('the days of the daily email', () => {
  it('comes once a day, whatever is changed on that day', async () => {
    const ada = await person();
    await addDue(ada);
    await ada.put('/api/user/digest', BERLIN).expect(200);
    later('2026-11-26T06:00:10Z');
    await until(() => mail.to(ada.address).length === 1);
    for (const change of [
      { enabled: false },
      { enabled: true },
      { hour: 9 },
      { timeZone: 'UTC' },
    ]) {
      await ada.put('/api/user/digest', { ...BERLIN, ...change }).expect(200);
    }
    later('2026-11-26T16:00:00Z');
    await looksInVain(api);
    expect(mail.to(ada.address)).toHaveLength(1);
    later('2026-11-27T07:00:10Z');
    await until(() => mail.to(ada.address).length === 2);
    const ids = mail.to(ada.address).map(({ parsed }) => parsed.messageId);
    expect(new Set(ids).size).toBe(2);
  });

  it('is sent late rather than not at all, but not when the day is as good as over', async () => {
    const [ada, bob] = [await person(), await person()];
    await addDue(ada);
    await addDue(bob);
    await ada.put('/api/user/digest', { ...BERLIN, hour: 12 }).expect(200);
    await bob.put('/api/user/digest', { ...BERLIN, hour: 6 }).expect(200);
    later('2026-11-26T21:00:00Z');
    await until(() => mail.to(ada.address).length === 1);
    await looksInVain(api);
    expect(mail.to(bob.address)).toEqual([]);
    const { body } = await bob.get('/api/user/digest').expect(200);
    expect(body.nextAt).toBe('2026-11-27T05:00:00.000Z');
  });

  it.each([
    ['skips its hour', '2027-03-28', '2027-03-28T01:00:10Z', '2027-03-29T00:00:10Z'],
    ['shows its hour twice', '2026-10-25', '2026-10-25T00:00:10Z', '2026-10-26T01:00:10Z'],
  ])('comes once on a day whose clock %s', async (_name, day, first, next) => {
    now = new Date(`${day}T00:00:00Z`);
    now.setUTCHours(-6);
    const ada = await person();
    await addDue(ada);
    await ada.put('/api/user/digest', { ...BERLIN, hour: 2 }).expect(200);
    later(first);
    await until(() => mail.to(ada.address).length === 1);
    // The hour occurs again, or its end does.
    later(new Date(Date.parse(first) + 3_600_000).toISOString());
    await looksInVain(api);
    expect(mail.to(ada.address)).toHaveLength(1);
    later(next);
    await until(() => mail.to(ada.address).length === 2);
    expect(mail.to(ada.address)[0]?.parsed.messageId).toContain(`digest.${day}.`);
  });

  it('comes once on a day on which hour and time zone change, each twice', async () => {
    const ada = await person();
    await addDue(ada);
    await ada.put('/api/user/digest', BERLIN).expect(200);
    // Each later clock is further behind, so each of them shows the hour again.
    const changes = [
      { at: '2026-11-26T06:00:10Z', hour: 9, timeZone: 'Europe/Berlin' },
      { at: '2026-11-26T08:00:10Z', hour: 8, timeZone: 'America/New_York' },
      { at: '2026-11-26T13:00:10Z', hour: 10, timeZone: 'Pacific/Honolulu' },
      { at: '2026-11-26T20:00:10Z', hour: 22, timeZone: 'Europe/Berlin' },
    ];
    for (const { at, ...change } of changes) {
      later(at);
      await looksInVain(api);
      await ada.put('/api/user/digest', { enabled: true, ...change }).expect(200);
    }
    later('2026-11-26T21:00:10Z');
    await looksInVain(api);
    expect(mail.to(ada.address)).toHaveLength(1);
    later('2026-11-27T21:00:10Z');
    await until(() => mail.to(ada.address).length === 2);
  });

  it('comes once when hour and time zone change before it was due', async () => {
    const ada = await person();
    await addDue(ada);
    await ada.put('/api/user/digest', BERLIN).expect(200);
    for (const hour of [9, 8]) await ada.put('/api/user/digest', { ...BERLIN, hour }).expect(200);
    for (const timeZone of ['America/New_York', 'Asia/Tokyo']) {
      await ada.put('/api/user/digest', { ...BERLIN, timeZone }).expect(200);
    }
    await ada.put('/api/user/digest', { ...BERLIN, hour: 8 }).expect(200);
    later('2026-11-26T06:30:00Z');
    await looksInVain(api);
    expect(mail.to(ada.address)).toHaveLength(0);
    later('2026-11-26T07:00:10Z');
    await until(() => mail.to(ada.address).length === 1);
    later('2026-11-26T16:00:10Z');
    await looksInVain(api);
    expect(mail.to(ada.address)).toHaveLength(1);
  });
});

describe('a daily email that the mail server does not accept', () => {
  it('is tried again after a refusal for now, with the same Message-ID, and not after one for good', async () => {
    const [ada, bob] = [await person(), await person()];
    for (const each of [ada, bob]) {
      await addDue(each);
      await each.put('/api/user/digest', BERLIN).expect(200);
    }
    mail.answer((to) =>
      to === ada.address ? refusal(451) : to === bob.address ? refusal(554) : null,
    );
    later('2026-11-26T06:00:10Z');
    await until(() => mail.to(ada.address).length + mail.to(bob.address).length === 2);
    await until(async () => (await outcomesOf(bob))[0] === 'refused');
    mail.answer(() => null);
    // Simulates that the minute before the second attempt has passed.
    await until(async () => {
      const waiting = await api.sql(
        `UPDATE rapport.digest_emails SET next_try_at = now()
         WHERE user_profile_id = $1 AND claim IS NULL AND attempts = 1 RETURNING day`,
        [ada.id],
      );
      return waiting.length > 0;
    });
    await until(() => mail.to(ada.address).length === 2);
    await until(async () => (await outcomesOf(ada))[0] === 'sent');
    const [first, second] = mail.to(ada.address);
    expect(second?.parsed.messageId).toBe(first?.parsed.messageId);
    expect(second?.parsed.date).toBe(first?.parsed.date);
    expect(mail.to(bob.address)).toHaveLength(1);
  });

  it('reports why the newest email failed, until one arrives', async () => {
    const [ada, bob] = [await person(), await person()];
    for (const each of [ada, bob]) {
      await addDue(each);
      await each.put('/api/user/digest', BERLIN).expect(200);
    }
    mail.answer((to) =>
      to === ada.address ? refusal(451) : to === bob.address ? refusal(554) : null,
    );
    later('2026-11-26T06:00:10Z');
    const failureOf = async (caller: Caller) =>
      (await caller.get('/api/user/digest').expect(200)).body.failure;
    await until(async () => (await failureOf(ada)) !== null && (await failureOf(bob)) !== null);
    const dueAt = '2026-11-26T06:00:00.000Z';
    expect(await failureOf(ada)).toEqual({
      kind: 'waiting',
      dueAt,
      nextTryAt: expect.any(String),
      refusals: 0,
    });
    expect(await failureOf(bob)).toEqual({ kind: 'refused', dueAt, nextTryAt: null, refusals: 1 });
    mail.answer(() => null);
    await bob.post('/api/user/digest/now').expect(204);
    await until(async () => (await failureOf(bob)) === null);
    // Ada's mail server is down until the end of the day.
    later('2026-11-26T18:30:00Z');
    await api.sql(
      'UPDATE rapport.digest_emails SET next_try_at = now() WHERE user_profile_id = $1',
      [ada.id],
    );
    await until(async () => (await failureOf(ada))?.kind === 'late');
  });

  it('is turned off after five refused ones in a row', async () => {
    const ada = await person();
    await addDue(ada);
    await ada.put('/api/user/digest', BERLIN).expect(200);
    mail.answer((to) => (to === ada.address ? refusal(550) : null));
    for (let day = 26; day <= 30; day += 1) {
      expect((await ada.get('/api/user/digest').expect(200)).body.enabled).toBe(true);
      later(`2026-11-${day}T06:00:10Z`);
      await until(
        async () => (await outcomesOf(ada)).filter((o) => o === 'refused').length === day - 25,
      );
    }
    const { body } = await ada.get('/api/user/digest').expect(200);
    expect(body).toMatchObject({ enabled: false, nextAt: null });
    expect(body.failure).toMatchObject({ kind: 'refused', refusals: 5 });
    later('2026-12-01T06:00:10Z');
    await looksInVain(api);
    expect(mail.to(ada.address)).toHaveLength(5);
  });
});
