import { Clock } from '../src/clock.ts';
import { Database } from '../src/database/database.ts';
import { dataSourceOptions } from '../src/database/data-source.ts';
import { ENTITIES } from '../src/entities.ts';
import { addDays } from '../src/attention/domain/utc-days.ts';
import { AttentionService } from '../src/attention/attention.service.ts';
import { SettlePlansService } from '../src/attention/settle-plans.service.ts';
import { DataSource } from 'typeorm';
import { createTestDatabase } from './databases.ts';
import { setLongStandingCadence } from './long-standing-cadence.ts';
import { passDays } from './pass-days.ts';
import { startSeparateApi, testSettings } from './separate-api.ts';
import { type Caller, type TestApi } from './test-api.ts';
import { type ContactActionDto } from '../src/actions/dto/contact-action.dto.ts';
import { type ContactSummaryDto } from '../src/contacts/dto/contact.dto.ts';
import { type ExportedDataDto } from '../src/export/dto/exported-data.dto.ts';
import { type ContactHealthDto } from '../src/attention/dto/contact-health.dto.ts';

let api: TestApi;
let url: string;
let ada: Caller;
let contactId: string;

beforeAll(async () => {
  url = await createTestDatabase();
  api = await startSeparateApi({ database: testSettings(url).database });
});
beforeEach(async () => {
  ada = await api.signIn();
  contactId = await add('Grace Hopper');
});
afterAll(() => api.close());

async function add(displayName: string): Promise<string> {
  const { body } = await ada.post('/api/contacts', { displayName }).expect(201);
  return body.id;
}

const inDays = (days: number) => addDays(new Date(), days).toISOString();
async function log(days: number, more: object = {}, id = contactId) {
  const interaction = { type: 'meeting', interactionDate: inDays(days), ...more };
  const { body } = await ada.post(`/api/interactions/${id}`, interaction).expect(201);
  return body as { id: string; interactionDate: string };
}
const health = async () =>
  (await ada.get(`/api/health/${contactId}`).expect(200)).body as ContactHealthDto;
const contact = async () =>
  (await ada.get(`/api/contacts/${contactId}`).expect(200)).body as ContactSummaryDto;
const list = async (query = '') =>
  (await ada.get(`/api/contacts?${query}`).expect(200)).body as ContactSummaryDto[];
const names = async (query: string) => (await list(query)).map(({ displayName }) => displayName);
const rules = async () =>
  ((await ada.get(`/api/actions/${contactId}`).expect(200)).body as ContactActionDto[]).map(
    ({ ruleId }) => ruleId,
  );
const pass = (days: number, id = contactId) => passDays(api, id, days);

describe('a meeting tomorrow', () => {
  it('is planned, and no contact: not in health, last contact, cadence or next steps', async () => {
    const { interactionDate } = await log(1, { outcome: 'negative' });
    expect(await health()).toMatchObject({
      score: null,
      status: 'no_data',
      needsRepair: false,
      lastInteractionAt: null,
      nextPlannedAt: interactionDate,
    });
    const times = {
      lastInteractionAt: null,
      nextPlannedAt: interactionDate,
      nextPlannedType: 'meeting',
    };
    expect(await contact()).toMatchObject(times);
    expect(await list()).toEqual([expect.objectContaining(times)]);
    expect(await rules()).toEqual(expect.arrayContaining(['R10']));
    expect(await rules()).not.toContain('R1');
    for (const days of [0, -30, -60]) await log(days);
    expect(await health()).toMatchObject({ cadenceDays: 60, cadenceSource: 'default' });
  });

  it('becomes contact when its time has passed, without anyone writing', async () => {
    await setLongStandingCadence(api, ada, contactId, 60);
    const { interactionDate } = await log(1, { outcome: 'positive' });
    await log(-70);
    expect(await contact()).toMatchObject({ dueState: 'planned' });
    await pass(2);
    const last = addDays(new Date(interactionDate), -2);
    const times = {
      lastInteractionAt: last.toISOString(),
      nextDueAt: addDays(last, 60).toISOString(),
      nextPlannedAt: null,
    };
    expect(await health()).toMatchObject({ ...times, outcome: 100, daysSinceLast: 1 });
    expect(await contact()).toMatchObject({ ...times, nextPlannedType: null });
    expect(await list()).toEqual([expect.objectContaining(times)]);
    expect(await names('due=true')).toEqual([]);
    expect(await names('due=true&count=true')).toEqual([]);
    const monthAgo = inDays(-30).slice(0, 'YYYY-MM-DD'.length);
    expect(await names(`notSince=${monthAgo}`)).toEqual([]);
    await pass(60);
    expect(await names(`notSince=${monthAgo}`)).toEqual(['Grace Hopper']);
    expect(await names('due=true&sort=lastContact')).toEqual(['Grace Hopper']);
    const { headers } = await ada.get('/api/contacts?due=true&count=true').expect(200);
    expect(headers['x-total-count']).toBe('1');
  });

  it("replaces the reach-out step while it's in the future", async () => {
    await setLongStandingCadence(api, ada, contactId, 60);
    await log(-70);
    expect(await rules()).toContain('R3');
    await log(1);
    expect(await rules()).not.toContain('R3');
  });

  it('is said to be planned in an export', async () => {
    await log(1);
    await log(-1);
    const { body } = await ada.get('/api/export').expect(200);
    const [exported] = (body as ExportedDataDto).contacts;
    expect(exported?.interactions.map(({ planned }) => planned)).toEqual([true, false]);
  });

  it('is forgotten when it is deleted or put into the past', async () => {
    const first = await log(1);
    await ada.delete(`/api/interactions/${contactId}/${first.id}`).expect(204);
    expect(await contact()).toMatchObject({ nextPlannedAt: null, nextPlannedType: null });
    const second = await log(1);
    const at = `/api/interactions/${contactId}/${second.id}`;
    await ada.patch(at, { interactionDate: inDays(-1) }).expect(200);
    expect(await contact()).toMatchObject({
      nextPlannedAt: null,
      lastInteractionAt: expect.any(String),
    });
  });
});

describe('the list by last contact', () => {
  it('orders and pages by what has happened, not by when it was written', async () => {
    const expected: string[] = [];
    for (let place = 0; place < 12; place += 1) {
      const name = `Person ${String(place).padStart(2, '0')}`;
      const id = await add(name);
      expected.push(name);
      // Every second contact had their last interaction planned.
      await log(place % 2 === 0 ? 20 - place : -place, {}, id);
      if (place % 2 === 0) await pass(20, id);
    }
    expected.push('Grace Hopper');
    expect(await names('sort=lastContact')).toEqual(expected);
    const read: string[] = [];
    let path = '/api/contacts?sort=lastContact&limit=5';
    while (path !== '') {
      const answer = await ada.get(path).expect(200);
      read.push(...(answer.body as ContactSummaryDto[]).map(({ displayName }) => displayName));
      const link: unknown = answer.headers.link;
      const { pathname, search } = new URL(/<([^>]+)>/.exec(String(link))?.[1] ?? '/', api.url);
      path = link === undefined ? '' : pathname + search;
    }
    expect(read).toEqual(expected);
  });
});

describe('settling what was planned', () => {
  const columns = async () =>
    (
      await api.sql(
        'SELECT last_interaction_at, next_due_at, planned_at, planned_from FROM rapport.contacts WHERE id = $1',
        [contactId],
      )
    )[0];

  it('writes what responses already say, once, with any number of processes', async () => {
    const sources = await Promise.all(
      [1, 2].map(() =>
        new DataSource(dataSourceOptions(testSettings(url).database, ENTITIES)).initialize(),
      ),
    );
    try {
      const services = sources.map((source) => {
        const [database, clock] = [new Database(source), new Clock()];
        return new SettlePlansService(database, clock, new AttentionService(database, clock));
      });
      await services[0]!.run();
      await setLongStandingCadence(api, ada, contactId, 60);
      await log(1);
      await log(9);
      await pass(3);
      const before = [await contact(), { ...(await health()), computedAt: null }];
      const written = await Promise.all(services.map((service) => service.run()));
      expect(written.reduce((sum, count) => sum + count, 0)).toBe(1);
      const { lastInteractionAt, nextDueAt, nextPlannedAt } = await contact();
      expect(await columns()).toEqual({
        last_interaction_at: new Date(lastInteractionAt!),
        next_due_at: new Date(nextDueAt!),
        planned_at: [new Date(nextPlannedAt!)],
        planned_from: new Date(nextPlannedAt!),
      });
      expect([await contact(), { ...(await health()), computedAt: null }]).toEqual(before);
      expect(await services[0]!.run()).toBe(0);
    } finally {
      await Promise.all(sources.map((source) => source.destroy()));
    }
  });
});

describe('a contact that never had an interaction', () => {
  beforeEach(() => setLongStandingCadence(api, ada, contactId, 60));

  it('is due from its first day plus the cadence, in health, list, filter and next steps', async () => {
    const added = await contact();
    expect(added.nextDueAt).toBe((await health()).nextDueAt);
    expect(await names('due=true')).toEqual([]);
    await pass(61);
    expect(await health()).toMatchObject({ score: null, status: 'no_data', overdueDays: 1 });
    expect((await contact()).nextDueAt).toBe(
      addDays(new Date(added.nextDueAt!), -61).toISOString(),
    );
    expect(await names('due=true')).toEqual(['Grace Hopper']);
    expect(await names('due=false')).toEqual([]);
    expect(await rules()).toEqual(['R3', 'R10', 'R9']);
    await pass(61);
    expect(await rules()).toContain('R2');
  });

  it('is due again when its only interaction is deleted', async () => {
    await pass(61);
    const { id } = await log(-1);
    expect(await names('due=true')).toEqual([]);
    await ada.delete(`/api/interactions/${contactId}/${id}`).expect(204);
    expect(await names('due=true')).toEqual(['Grace Hopper']);
  });

  it('follows a cadence that is set', async () => {
    await pass(30);
    await ada.put(`/api/health/${contactId}/cadence`, { cadenceDays: 7 }).expect(200);
    expect(await names('due=true')).toEqual([]);
    await pass(8);
    expect(await names('due=true')).toEqual(['Grace Hopper']);
    expect(await health()).toMatchObject({ overdueDays: 1 });
  });
});
