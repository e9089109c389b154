import { randomUUID } from 'node:crypto';
import { runPurge } from './run-purge.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import {
  type ImportDetailsDto,
  type ImportSummaryDto,
  type ImportedRowsDto,
} from '../src/imports/dto/import.dto.ts';

let api: TestApi;
let ada: Caller;
let id: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
  const body = { fileName: 'contacts.csv', source: 'csv', rowCount: 3 };
  id = ((await ada.post('/api/imports', body).expect(201)).body as ImportSummaryDto).id;
});
afterAll(() => api.close());

const send = async (rows: object[], status = 200) =>
  (await ada.post(`/api/imports/${id}/rows`, { rows }).expect(status)).body as ImportedRowsDto;
const undo = async () =>
  (await ada.post(`/api/imports/${id}/undo`).expect(200)).body as ImportSummaryDto;
const names = async () =>
  ((await ada.get('/api/contacts?sort=name').expect(200)).body as { displayName: string }[]).map(
    ({ displayName }) => displayName,
  );
const contact = async (contactId: string | null | undefined) =>
  (await ada.get(`/api/contacts/${contactId}`).expect(200)).body as Record<string, unknown>;
const addContact = async (body: object) =>
  String((await ada.post('/api/contacts', body).expect(201)).body.id);

describe('rows of an import', () => {
  it('are added, merged, skipped or refused, each for itself', async () => {
    const grace = await addContact({ displayName: 'Grace', primaryEmail: 'grace@example.com' });
    const { body: label } = await ada.post('/api/labels', { name: 'Board' }).expect(201);
    const phones = ['+1 202 555 0142', '+1 202 555 0143'].map((value) => ({ value, kind: 'work' }));
    const { rows, import: summary } = await send([
      { row: 1, action: 'add', contact: { displayName: 'Mary', phones } },
      {
        row: 2,
        action: 'merge',
        contactId: grace,
        contact: {
          displayName: 'G. Hopper',
          organizationName: 'Navy',
          phones,
          labelIds: [label.id],
        },
      },
      { row: 3, action: 'skip' },
      { row: 4, action: 'add', contact: { displayName: ' ', primaryEmail: 'nothing' } },
      { row: 5, action: 'merge', contactId: randomUUID(), contact: { displayName: 'Nobody' } },
    ]);
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      'added',
      'merged',
      'skipped',
      'refused',
      'refused',
    ]);
    expect(rows[3]?.problems).toEqual([
      { field: 'displayName', message: 'is required' },
      { field: 'primaryEmail', message: expect.any(String) },
    ]);
    expect(rows[4]?.problems).toEqual([{ field: 'contactId', message: 'is no contact any more' }]);
    expect(summary).toMatchObject({ added: 1, merged: 1, skipped: 1, refused: 2 });
    expect(await names()).toEqual(['Grace', 'Mary']);
    expect(await contact(rows[0]?.contactId)).toMatchObject({ phones });
    const labels = [{ id: label.id }];
    expect(await contact(grace)).toMatchObject({ organizationName: 'Navy', phones, labels });
  });

  it('change nothing when they are sent again, and are answered as they were', async () => {
    const batch = [
      { row: 1, action: 'add', contact: { displayName: 'Mary' } },
      { row: 2, action: 'add', contact: {} },
    ];
    const first = await send(batch);
    expect(await send(batch)).toEqual(first);
    expect(await send([...batch, { row: 3, action: 'skip' }])).toMatchObject({
      rows: first.rows.concat({ row: 3, outcome: 'skipped', contactId: null, problems: [] }),
    });
    expect(await names()).toEqual(['Mary']);
  });

  it('are added call by call, and are answered in their order', async () => {
    for (const first of [1, 101]) {
      const rows = Array.from({ length: 100 }, (_, index) => ({
        row: first + index,
        action: 'add',
        contact: { displayName: `Person ${first + index}` },
      }));
      await send(rows);
    }
    const details = (await ada.get(`/api/imports/${id}`).expect(200)).body as ImportDetailsDto;
    expect(details).toMatchObject({ added: 200, refused: 0 });
    expect(details.rows.map(({ row }) => row)).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 1),
    );
    expect(await undo()).toMatchObject({ removed: 200, kept: 0 });
    expect(await names()).toEqual([]);
  });

  it('are added once when the same call arrives many times at once', async () => {
    const batch = [{ row: 1, action: 'add', contact: { displayName: 'Mary' } }];
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(batch)));
    expect(new Set(answers.map(({ rows }) => rows[0]?.contactId)).size).toBe(1);
    expect(await names()).toEqual(['Mary']);
  });

  it('go into the contact of an earlier row, of the same call or another one', async () => {
    await send([
      { row: 1, action: 'add', contact: { displayName: 'Mary' } },
      {
        row: 2,
        action: 'merge',
        intoRow: 1,
        contact: { displayName: 'Mary', organizationTitle: 'Poet' },
      },
    ]);
    const { rows } = await send([
      {
        row: 3,
        action: 'merge',
        intoRow: 1,
        contact: { displayName: 'Mary', primaryEmail: 'mary@example.com' },
      },
      { row: 4, action: 'merge', intoRow: 9, contact: { displayName: 'Jane' } },
    ]);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['merged', 'added']);
    expect(await contact(rows[0]?.contactId)).toMatchObject({
      organizationTitle: 'Poet',
      primaryEmail: 'mary@example.com',
    });
  });

  it('replace values of a contact only on request', async () => {
    const grace = await addContact({
      displayName: 'Grace',
      organizationTitle: 'Programmer',
      organizationName: 'Navy',
    });
    const row = { displayName: 'Grace', organizationTitle: 'Admiral', organizationName: 'IBM' };
    await send([
      { row: 1, action: 'merge', contactId: grace, replace: ['organizationTitle'], contact: row },
    ]);
    expect(await contact(grace)).toMatchObject({
      organizationTitle: 'Admiral',
      organizationName: 'Navy',
    });
  });

  it('bring a cadence, which a merge sets only where there is none', async () => {
    const grace = await addContact({ displayName: 'Grace' });
    const jane = await addContact({ displayName: 'Jane' });
    await ada.put(`/api/health/${jane}/cadence`, { cadenceDays: 7 }).expect(200);
    const merge = { action: 'merge', contact: { displayName: 'x' }, cadenceDays: 30 };
    const { rows } = await send([
      { row: 1, action: 'add', contact: { displayName: 'Mary' }, cadenceDays: 14 },
      { row: 2, contactId: grace, ...merge },
      { row: 3, contactId: jane, ...merge },
    ]);
    const cadenceOf = async (contactId: unknown) =>
      (await ada.get(`/api/health/${String(contactId)}`).expect(200)).body as object;
    const fromUser = (cadenceDays: number) => ({ cadenceDays, cadenceSource: 'user' });
    expect(await cadenceOf(rows[0]?.contactId)).toMatchObject(fromUser(14));
    expect(await cadenceOf(grace)).toMatchObject(fromUser(30));
    expect(await cadenceOf(jane)).toMatchObject(fromUser(7));
    await send([{ row: 4, ...merge, cadenceDays: 0 }], 400);
    expect(await undo()).toMatchObject({ removed: 1, restored: 1, kept: 0 });
    expect(await cadenceOf(grace)).toMatchObject({ cadenceSource: 'default' });
    expect(await cadenceOf(jane)).toMatchObject(fromUser(7));
  });

  it('are refused in the whole when the call is wrong', async () => {
    await send([], 400);
    await send([{ row: 0, action: 'add' }], 400);
    await send(
      Array.from({ length: 201 }, (_, row) => ({ row: row + 1, action: 'skip' })),
      400,
    );
    expect(await names()).toEqual([]);
  });
});

describe('the undo of an import', () => {
  it('removes added contacts and undoes merges', async () => {
    const grace = await addContact({
      displayName: 'Grace',
      primaryEmail: 'grace@example.com',
      organizationTitle: 'Programmer',
    });
    const before = await contact(grace);
    await send([
      { row: 1, action: 'add', contact: { displayName: 'Mary' } },
      {
        row: 2,
        action: 'merge',
        contactId: grace,
        replace: ['organizationTitle'],
        contact: {
          displayName: 'Grace',
          organizationTitle: 'Admiral',
          organizationName: 'Navy',
          primaryEmail: 'hopper@example.com',
          pinnedNote: 'Tea',
        },
      },
      {
        row: 3,
        action: 'merge',
        intoRow: 1,
        contact: { displayName: 'Mary', primaryPhone: '123' },
      },
    ]);
    expect(await undo()).toMatchObject({
      removed: 1,
      restored: 1,
      kept: 0,
      undoneAt: expect.any(String),
    });
    expect(await names()).toEqual(['Grace']);
    const { lastUpdateTime } = await contact(grace);
    expect(await contact(grace)).toMatchObject({ ...before, lastUpdateTime });
  });

  it('keeps what changed since', async () => {
    const grace = await addContact({ displayName: 'Grace' });
    const { rows } = await send([
      { row: 1, action: 'add', contact: { displayName: 'Mary' } },
      { row: 2, action: 'add', contact: { displayName: 'Jane' } },
      {
        row: 3,
        action: 'merge',
        contactId: grace,
        contact: { displayName: 'Grace', organizationName: 'Navy', organizationTitle: 'Admiral' },
      },
    ]);
    await ada
      .patch(`/api/contacts/${rows[0]?.contactId}`, { organizationName: 'Home' })
      .expect(200);
    await ada
      .post(`/api/interactions/${rows[1]?.contactId}`, {
        type: 'call',
        interactionDate: '2026-03-14T09:26:53.589Z',
      })
      .expect(201);
    await ada.patch(`/api/contacts/${grace}`, { organizationTitle: 'Retired' }).expect(200);
    expect(await undo()).toMatchObject({ removed: 0, restored: 1, kept: 2 });
    expect(await names()).toEqual(['Grace', 'Jane', 'Mary']);
    expect(await contact(grace)).toMatchObject({
      organizationName: null,
      organizationTitle: 'Retired',
    });
  });

  it('can be requested twice, and ends the import', async () => {
    await send([{ row: 1, action: 'add', contact: { displayName: 'Mary' } }]);
    expect(await undo()).toEqual(await undo());
    await send([{ row: 2, action: 'add', contact: { displayName: 'Jane' } }], 409);
    expect(await names()).toEqual([]);
  });

  it('is possible for a day', async () => {
    await api.sql(
      `UPDATE rapport.imports SET created_at = now() - interval '25 hours' WHERE id = $1`,
      [id],
    );
    const { body } = await ada.post(`/api/imports/${id}/undo`).expect(409);
    expect(body).toMatchObject({ code: 'IMPORT_UNDO_EXPIRED' });
  });
});

it('deletes the previous values of a merge after the undo has expired', async () => {
  const old = await addContact({ displayName: 'Grace' });
  const young = await addContact({ displayName: 'Mary' });
  const mergeInto = (row: number, contactId: string) =>
    send([
      { row, action: 'merge', contactId, contact: { displayName: 'x', organizationName: 'Navy' } },
    ]);
  await mergeInto(1, old);
  await api.sql(
    `UPDATE rapport.imports SET created_at = now() - interval '26 hours' WHERE id = $1`,
    [id],
  );
  const earlier = id;
  const body = { fileName: 'contacts.csv', source: 'csv', rowCount: 3 };
  id = ((await ada.post('/api/imports', body).expect(201)).body as ImportSummaryDto).id;
  await mergeInto(1, young);
  await runPurge(api);
  const kept = await api.sql(
    'SELECT contact_id FROM rapport.import_changes WHERE user_profile_id = $1 AND changed IS NOT NULL',
    [ada.id],
  );
  expect(kept).toEqual([{ contact_id: young }]);
  // The row's outcome is still stored, and nothing is added again.
  const details = (await ada.get(`/api/imports/${earlier}`).expect(200)).body as ImportDetailsDto;
  expect(details.rows).toEqual([{ row: 1, outcome: 'merged', contactId: old, problems: [] }]);
});

it('lists imports, the newest first, and shows what became of each row', async () => {
  await send([
    { row: 2, action: 'add', contact: { displayName: 'Mary' } },
    { row: 1, action: 'skip' },
  ]);
  const { body } = await ada.get('/api/imports').expect(200);
  expect(body).toEqual([expect.objectContaining({ id, fileName: 'contacts.csv', added: 1 })]);
  const details = (await ada.get(`/api/imports/${id}`).expect(200)).body as ImportDetailsDto;
  expect(details.rows.map(({ row, outcome }) => [row, outcome])).toEqual([
    [1, 'skipped'],
    [2, 'added'],
  ]);
  const bob = await api.signIn();
  await bob.get(`/api/imports/${id}`).expect(404);
  expect((await bob.get('/api/imports').expect(200)).body).toEqual([]);
});
