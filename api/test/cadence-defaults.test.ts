import { type BulkResultDto } from '../src/bulk/dto/bulk.dto.ts';
import { type ContactSummaryDto } from '../src/contacts/dto/contact.dto.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(() => api.close());

const add = async (displayName: string, facts: object = {}) =>
  String((await ada.post('/api/contacts', { displayName, ...facts }).expect(201)).body.id);
const label = async (name: string) =>
  String((await ada.post('/api/labels', { name }).expect(201)).body.id);
const list = async () =>
  (await ada.get('/api/contacts?sort=nextDue').expect(200)).body as ContactSummaryDto[];
/** Returns the number of days until each contact is due, by name; null for never. */
const dueIn = async () => {
  const now = Math.floor(Date.now() / 86_400_000);
  return Object.fromEntries(
    (await list()).map(({ displayName, nextDueAt }) => [
      displayName,
      nextDueAt === null ? null : Math.floor(Date.parse(nextDueAt) / 86_400_000) - now,
    ]),
  );
};
const apply = async (body: object) =>
  (await ada.post('/api/cadence-defaults/apply', body).expect(200)).body as BulkResultDto;

describe('the cadences of new contacts', () => {
  it("don't exist at first, so no one is due", async () => {
    await add('Grace');
    expect((await ada.get('/api/cadence-defaults').expect(200)).body).toEqual({
      days: null,
      labels: [],
      withoutCadence: 1,
    });
    expect(await dueIn()).toEqual({ Grace: null });
  });

  it('follow the shortest of their labels, else the one for all', async () => {
    const [clients, board] = [await label('Clients'), await label('Board')];
    const body = {
      days: 60,
      labels: [
        { labelId: clients, days: 30 },
        { labelId: board, days: 14 },
      ],
    };
    const { body: stored } = await ada.put('/api/cadence-defaults', body).expect(200);
    expect(stored).toEqual({
      ...{ days: 60, withoutCadence: 0 },
      labels: [body.labels[1], body.labels[0]],
    });
    await add('Any');
    await add('Client', { labelIds: [clients] });
    await add('Both', { labelIds: [clients, board] });
    expect(await dueIn()).toEqual({ Any: 60, Client: 30, Both: 14 });
    await ada.delete(`/api/labels/${board}`).expect(204);
    expect((await ada.get('/api/cadence-defaults').expect(200)).body.labels).toEqual([
      body.labels[0],
    ]);
  });

  it('are given to those without one, one after the other, and taken back', async () => {
    const clients = await label('Clients');
    for (const name of ['A', 'B', 'C']) await add(name);
    await add('D', { labelIds: [clients] });
    const own = await add('E');
    await ada.put(`/api/health/${own}/cadence`, { cadenceDays: 7 }).expect(200);
    const { changed, undo } = await apply({
      days: 30,
      labels: [{ labelId: clients, days: 14 }],
    });
    expect(changed).toHaveLength(4);
    const { D, E, ...others } = await dueIn();
    expect({ D, E }).toEqual({ D: 14, E: 7 });
    expect(Object.values(others).sort()).toEqual([10, 20, 30]);
    for (const body of undo) await ada.post('/api/contacts/bulk', body).expect(200);
    expect(await dueIn()).toEqual({ A: null, B: null, C: null, D: null, E: 7 });
  });

  it('are for those of one import, where it is named, and an import gives them by itself', async () => {
    await add('Elsewhere');
    const file = { fileName: 'a.csv', source: 'csv', rowCount: 4 };
    const { body } = await ada.post('/api/imports', file).expect(201);
    const rows = (first: number, names: readonly string[], more: object = {}) =>
      ada
        .post(`/api/imports/${body.id}/rows`, {
          rows: names.map((displayName, place) => ({
            ...{ row: first + place, action: 'add', contact: { displayName } },
            ...more,
          })),
        })
        .expect(200);
    await rows(1, ['A', 'B']);
    await rows(3, ['C', 'D'], { cadenceDays: 10 });
    expect(await dueIn()).toMatchObject({ A: null, B: null });
    await apply({ days: 40, labels: [], importId: body.id });
    const { A, B, C, D, Elsewhere } = await dueIn();
    expect([A, B].sort()).toEqual([20, 40]);
    expect([C, D].sort()).toEqual([10, 5]);
    expect(Elsewhere).toBeNull();
    await ada.put('/api/cadence-defaults', { days: 8, labels: [] }).expect(200);
    await rows(5, ['E', 'F']);
    const after = await dueIn();
    expect([after['E'], after['F']].sort()).toEqual([4, 8]);
  });

  it.each([
    [{ days: 0, labels: [] }, 'days'],
    [{ labels: [] }, 'days'],
    [{ days: 30 }, 'labels'],
    [{ days: 30, labels: [{ labelId: 'x', days: 3 }] }, 'labels.0.labelId'],
    [{ days: 30, labels: [{ labelId: '0195a000-0000-7000-8000-000000000001' }] }, 'labels.0.days'],
  ])('refuse %j', async (body, field) => {
    const { body: answer } = await ada.put('/api/cadence-defaults', body).expect(400);
    expect(JSON.stringify(answer.problems)).toContain(field.split('.').at(-1));
  });

  it('are of their own person only', async () => {
    const bob = await api.signIn();
    await bob.put('/api/cadence-defaults', { days: 30, labels: [] }).expect(200);
    await bob.post('/api/contacts', { displayName: 'His' }).expect(201);
    await add('Mine');
    await bob.post('/api/cadence-defaults/apply', { days: 5, labels: [] }).expect(200);
    expect(await dueIn()).toEqual({ Mine: null });
  });
});
