import ICAL from 'ical.js';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(() => api.close());

const add = async (body: object) =>
  String((await ada.post('/api/contacts', body).expect(201)).body.id);
const make = async (body: object = {}) =>
  String((await ada.post('/api/calendar-feed', body).expect(201)).body.path);

/** Returns the titles of the feed's events. */
async function summaries(path: string): Promise<string[]> {
  const text = await (await fetch(`${api.url}${path}`)).text();
  const parts = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return parts.map((part) => new ICAL.Event(part).summary).sort();
}

describe('the birthdays of the feed', () => {
  it('are there unless the user does not want them, at the same address', async () => {
    await add({ displayName: 'Grace', birthday: '1988-02-29' });
    await add({ displayName: 'Mary' });
    const gone = await add({ displayName: 'Otto', birthday: '--12-10' });
    await ada.delete(`/api/contacts/${gone}`).expect(204);
    const path = await make();
    expect(await summaries(path)).toEqual(['Birthday of Grace']);
    const { body: off } = await ada.patch('/api/calendar-feed', { birthdays: false }).expect(200);
    expect(off).toMatchObject({ birthdays: false, createdAt: expect.any(String) });
    expect(await summaries(path)).toEqual([]);
    expect((await ada.get('/api/calendar-feed').expect(200)).body).toMatchObject({
      birthdays: false,
    });
    // A new address keeps the settings.
    expect(await summaries(await make())).toEqual([]);
    expect(await summaries(await make({ birthdays: true }))).toEqual(['Birthday of Grace']);
  });

  it('are a choice of yes or no', async () => {
    await make({ birthdays: false });
    const { body } = await ada.patch('/api/calendar-feed', { birthdays: 'yes' }).expect(400);
    expect(body).toMatchObject({ error: 'birthdays must be true or false' });
    await ada.patch('/api/calendar-feed', {}).expect(400);
    await ada.delete('/api/calendar-feed').expect(204);
    const { body: none } = await ada.patch('/api/calendar-feed', { birthdays: true }).expect(200);
    expect(none).toEqual({ createdAt: null, lastReadAt: null, birthdays: true });
  });
});

describe('those who are due in the feed', () => {
  it('are only those for whom a cadence was chosen', async () => {
    const grace = await add({ displayName: 'Grace' });
    const mary = await add({ displayName: 'Mary' });
    for (const id of [grace, mary]) {
      const interactionDate = new Date(Date.now() - 29 * DAY_MS).toISOString();
      await ada.post(`/api/interactions/${id}`, { type: 'call', interactionDate }).expect(201);
    }
    const path = await make();
    expect(await summaries(path)).toEqual([]);
    await ada.put(`/api/health/${grace}/cadence`, { cadenceDays: 30 }).expect(200);
    expect(await summaries(path)).toEqual(['Get in touch with Grace']);
    await ada.put(`/api/health/${grace}/cadence`, { cadenceDays: null }).expect(200);
    expect(await summaries(path)).toEqual([]);
  });
});
