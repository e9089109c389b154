import { randomUUID } from 'node:crypto';
import { addDays } from '../src/attention/domain/utc-days.ts';
import { setLongStandingCadence } from './long-standing-cadence.ts';
import { passDays } from './pass-days.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type ContactSummaryDto } from '../src/contacts/dto/contact.dto.ts';
import { type ContactHealthDto } from '../src/attention/dto/contact-health.dto.ts';

let api: TestApi;
let ada: Caller;
let contactId: string;
let path: string;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signIn();
});
beforeEach(async () => {
  const { body } = await ada.post('/api/contacts', { displayName: 'Grace Hopper' }).expect(201);
  contactId = body.id;
  path = `/api/health/${contactId}`;
});
afterAll(() => api.close());

/** Logs one call for each age in days, with the outcome of its sign. */
async function log(days: readonly number[], signs = '', id = contactId) {
  const outcomes = { '+': 'positive', '0': 'neutral', '-': 'negative' } as const;
  for (const [index, age] of days.entries()) {
    const outcome = outcomes[signs.charAt(index) as keyof typeof outcomes] ?? null;
    const interactionDate = addDays(new Date(), -age).toISOString();
    await ada
      .post(`/api/interactions/${id}`, { type: 'call', interactionDate, outcome })
      .expect(201);
  }
}

const health = async (at = path) => (await ada.get(at).expect(200)).body as ContactHealthDto;
const setCadence = (cadenceDays: unknown, at = path, caller = ada) =>
  caller.put(`${at}/cadence`, { cadenceDays });
const contactRow = async () =>
  (await api.sql('SELECT * FROM rapport.contacts WHERE id = $1', [contactId]))[0]!;

/** Makes the cadence apply since the beginning. */
const sinceEver = () =>
  api.sql("UPDATE rapport.contacts SET cadence_changes = '[]' WHERE id = $1", [contactId]);

const letDaysPass = (days: number) => passDays(api, contactId, days);

const NOT_FOUND = '{"error":"Contact not found","code":"CONTACT_NOT_FOUND"}';

async function noContactsOfAda() {
  const bob = await api.signIn();
  const { body: his } = await bob.post('/api/contacts', { displayName: 'His' }).expect(201);
  const { body: gone } = await ada.post('/api/contacts', { displayName: 'Gone' }).expect(201);
  await api.sql('UPDATE rapport.contacts SET deleted_at = now() WHERE id = $1', [gone.id]);
  return [randomUUID(), his.id, gone.id] as string[];
}

describe('GET /api/health/{contactId}', () => {
  it('has nothing to measure at first', async () => {
    expect(await health()).toEqual({
      contactId,
      score: null,
      status: 'no_data',
      recency: null,
      frequency: null,
      outcome: null,
      trend: 'insufficient',
      needsRepair: false,
      lastInteractionAt: null,
      daysSinceLast: null,
      cadenceDays: 60,
      cadenceSource: 'default',
      cadenceSetAt: null,
      nextDueAt: null,
      dueState: 'none',
      nextPlannedAt: null,
      overdueDays: 0,
      interactionsInWindow: 0,
      reasons: [
        "Nothing is recorded yet, so there's nothing to measure.",
        'Log the last time you were in touch, and this will start to count.',
        "They were added today. You haven't chosen a cadence, so no date is due.",
      ],
      formulaVersion: '2',
      computedAt: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
    });
  });

  it.each([
    { c: 30, days: [5, 6, 7, 8], signs: '++0', score: 95, status: 'thriving' },
    { c: 30, days: [45, 46, 47], signs: '+0+', score: 82, status: 'steady' },
    { c: 30, days: [90], signs: '', score: 28, status: 'cooling' },
    { c: 30, days: [3, 4, 5, 6], signs: '-+++', score: 74, status: 'steady', needsRepair: true },
    { c: 365, days: [200, 201, 202], signs: '+', score: 100, status: 'thriving' },
    { c: 7, days: [80], signs: '-', score: 2, status: 'at_risk', needsRepair: true },
  ])(
    'scores cadence $c, contacts $days days ago with outcomes "$signs" $score',
    async ({ c, days, signs, score, status, needsRepair = false }) => {
      await log(days, signs);
      await setCadence(c).expect(200);
      await sinceEver();
      expect(await health()).toMatchObject({
        contactId,
        score,
        status,
        needsRepair,
        cadenceDays: c,
        cadenceSource: 'user',
        daysSinceLast: days[0],
        interactionsInWindow: days.length,
      });
    },
  );

  it('finds the cadence in four interactions, in any order of noting them', async () => {
    await log([40, 0, 20]);
    expect(await health()).toMatchObject({ cadenceDays: 60, cadenceSource: 'default' });
    await log([10]);
    expect(await health()).toMatchObject({ cadenceDays: 10, cadenceSource: 'observed' });
  });

  it('agrees with the contact and the list of due contacts', async () => {
    await setLongStandingCadence(api, ada, contactId, 60);
    await log([61]);
    const { lastInteractionAt, nextDueAt, overdueDays } = await health();
    const { body } = await ada.get(`/api/contacts/${contactId}`).expect(200);
    expect(body.lastInteractionAt).toBe(lastInteractionAt);
    expect((await contactRow()).next_due_at).toEqual(new Date(nextDueAt!));
    expect(overdueDays).toBe(1);
    const { body: due } = await ada.get('/api/contacts?due=true').expect(200);
    expect((due as ContactSummaryDto[]).map(({ id }) => id)).toContain(contactId);
  });

  it('counts the newest thousand interactions of a very long history', async () => {
    await api.sql(
      `INSERT INTO rapport.interactions (user_profile_id, id, contact_id, created_at, interaction_date, type)
       SELECT $1, gen_random_uuid(), $2, now(), now() - n * interval '1 minute', 'note'
       FROM generate_series(1, 1200) n`,
      [ada.id, contactId],
    );
    expect(await health()).toMatchObject({ interactionsInWindow: 1000, score: 100 });
  });

  it('answers the same bytes for contacts that are not there', async () => {
    for (const id of await noContactsOfAda()) {
      const { status, text } = await ada.get(`/api/health/${id}`);
      expect([status, text]).toEqual([404, NOT_FOUND]);
    }
  });

  it('answers 400 to a malformed id, and accepts one in capitals', async () => {
    const { body } = await ada.get('/api/health/nonsense').expect(400);
    expect(body).toMatchObject({ error: 'Invalid contact ID', code: 'INVALID_CONTACT_ID' });
    expect((await health(`/api/health/${contactId.toUpperCase()}`)).contactId).toBe(contactId);
  });

  it('needs a token', async () => {
    expect((await fetch(`${api.url}${path}`)).status).toBe(401);
  });
});

describe('PUT /api/health/{contactId}/cadence', () => {
  it('answers the new health, and the same to the next reader', async () => {
    await log([10, 20]);
    const { body } = await setCadence(7).expect(200);
    expect(body).toMatchObject({ cadenceDays: 7, cadenceSource: 'user', overdueDays: 0 });
    expect(await health()).toEqual({ ...body, computedAt: expect.any(String) });
  });

  it('falls back to the observed pace', async () => {
    await log([0, 10, 20, 30]);
    await setCadence(90).expect(200);
    const { body } = await setCadence(null).expect(200);
    expect(body).toMatchObject({ cadenceDays: 10, cadenceSource: 'observed' });
    expect((await contactRow()).cadence_days).toBeNull();
  });

  it('moves the due date and nothing else of the contact', async () => {
    await log([10]);
    const before = await contactRow();
    await setCadence(14).expect(200);
    const after = await contactRow();
    expect(after).toEqual({
      ...before,
      cadence_days: 14,
      cadence_changes: [{ setAt: expect.any(String), daysBefore: 60, chosenBefore: false }],
      next_due_at: after.due_at,
      due_at: addDays(after.last_interaction_at as Date, 14),
    });
  });

  it('can be set before the first interaction', async () => {
    const { body } = await setCadence(14).expect(200);
    const { nextDueAt } = body as ContactHealthDto;
    expect(body).toMatchObject({ status: 'no_data', cadenceDays: 14, overdueDays: 0 });
    const [fromNow, fromAdding] = [
      addDays(new Date(), 14),
      (await contactRow()).created_at as Date,
    ];
    expect(Date.parse(nextDueAt!)).toBeLessThanOrEqual(fromNow.getTime());
    expect(nextDueAt).toBe(addDays(fromAdding, 14).toISOString());
    await log([20]);
    expect(await health()).toMatchObject({ cadenceDays: 14, overdueDays: 0 });
  });

  it('counts from the day it is set: 60 to 7 days on the day of contact costs nothing', async () => {
    await log([0, 40, 80]);
    await setCadence(60).expect(200);
    expect(await health()).toMatchObject({ score: 100 });
    const { body } = await setCadence(7).expect(200);
    expect(body).toMatchObject({ score: 100, frequency: 100, overdueDays: 0 });
    const { lastInteractionAt, nextDueAt, cadenceSetAt, reasons } = body as ContactHealthDto;
    expect(nextDueAt).toBe(addDays(new Date(lastInteractionAt!), 7).toISOString());
    expect(cadenceSetAt).not.toBeNull();
    expect(reasons.join(' ')).toContain('You set this cadence today, so it counts from now on');
  });

  it("doesn't make anyone late, and no one is due after it's removed", async () => {
    await log([50]);
    const days = async (cadence: number | null) => {
      const { body } = await setCadence(cadence).expect(200);
      const { nextDueAt } = body;
      const inDays = nextDueAt && Math.round((Date.parse(nextDueAt) - Date.now()) / 86_400_000);
      return [body.overdueDays, inDays];
    };
    expect(await days(7)).toEqual([0, 7]);
    expect(await days(null)).toEqual([0, null]);
  });

  it('begins to count for the days after it', async () => {
    await log([0]);
    await setCadence(7).expect(200);
    await letDaysPass(30);
    const { overdueDays, reasons } = await health();
    expect(overdueDays).toBe(23);
    expect(reasons.join(' ')).toContain('the cadence asks for 6 times');
    const { body } = await ada.get('/api/contacts?due=true&limit=200').expect(200);
    expect((body as ContactSummaryDto[]).map(({ id }) => id)).toContain(contactId);
  });

  it.each([1, 730])('accepts %d days', async (days) => {
    const { body } = await setCadence(days).expect(200);
    expect(body).toMatchObject({ cadenceDays: days, cadenceSource: 'user' });
  });

  it.each([0, -7, 731, 1.5, '30', '', true, [30], {}, undefined, 1e300])(
    'refuses %j',
    async (days) => {
      const { body } = await setCadence(days).expect(400);
      expect(body).toMatchObject({
        error: 'cadenceDays must be a whole number from 1 to 730 or null',
        code: 'VALIDATION_FAILED',
      });
      expect((await contactRow()).cadence_days).toBeNull();
    },
  );

  it('answers the same bytes for contacts that are not there, and changes nothing', async () => {
    const ids = await noContactsOfAda();
    for (const id of ids) {
      const { status, text } = await setCadence(30, `/api/health/${id}`);
      expect([status, text]).toEqual([404, NOT_FOUND]);
    }
    const rows = await api.sql(
      'SELECT id FROM rapport.contacts WHERE id = ANY ($1) AND cadence_days IS NOT NULL',
      [ids],
    );
    expect(rows).toEqual([]);
  });

  it('answers 400 to a malformed id', async () => {
    const { body } = await setCadence(30, '/api/health/nonsense').expect(400);
    expect(body).toMatchObject({ error: 'Invalid contact ID', code: 'INVALID_CONTACT_ID' });
  });

  it('ends consistent when the cadence and the history change at once', async () => {
    await log([50]);
    await Promise.all([setCadence(12).expect(200), log([3]), setCadence(24).expect(200), log([8])]);
    const { nextDueAt, cadenceDays, daysSinceLast } = await health();
    expect(daysSinceLast).toBe(3);
    expect([12, 24]).toContain(cadenceDays);
    const row = await contactRow();
    expect(row).toMatchObject({ cadence_days: cadenceDays, next_due_at: new Date(nextDueAt!) });
  });

  it('answers the methods that it has with 405', async () => {
    const { headers, body } = await ada.post(`${path}/cadence`, { cadenceDays: 7 }).expect(405);
    expect(headers.allow).toBe('OPTIONS, PUT');
    expect(body.code).toBe('METHOD_NOT_ALLOWED');
  });
});
