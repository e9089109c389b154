import { randomUUID } from 'node:crypto';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type BulkChangeDto, type BulkResultDto } from '../src/bulk/dto/bulk.dto.ts';
import { type ContactDto } from '../src/contacts/dto/contact.dto.ts';

let api: TestApi;
let ada: Caller;
let bob: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
  bob = await api.signIn();
});
afterAll(() => api.close());

const add = async (displayName: string, caller = ada) =>
  String((await caller.post('/api/contacts', { displayName }).expect(201)).body.id);
const addThree = () => Promise.all(['Emmy', 'Lise', 'Mary'].map((name) => add(name)));
const bulk = async (body: BulkChangeDto, caller = ada) =>
  (await caller.post('/api/contacts/bulk', body).expect(200)).body as BulkResultDto;
const undo = async (result: BulkResultDto) => {
  for (const body of result.undo) await bulk(body);
};
const listed = async (query = '', caller = ada) =>
  ((await caller.get(`/api/contacts${query}`).expect(200)).body as ContactDto[]).map(
    ({ id }) => id,
  );
const sorted = (ids: readonly string[]) => ids.toSorted();
/** Returns the columns of the stored rows that a cadence changes. */
const stored = async (ids: string[]) =>
  api.sql(
    `SELECT id, cadence_days, cadence_changes, last_interaction_at, due_at, planned_at, planned_due_at,
      version, last_update_time FROM rapport.contacts WHERE id = ANY($1) ORDER BY id`,
    [ids],
  );

describe('POST /api/contacts/bulk', () => {
  it('deletes several contacts, and its answer brings exactly these back', async () => {
    const [emmy, lise, mary] = await addThree();
    await ada.delete(`/api/contacts/${mary}`).expect(204);

    const result = await bulk({ ids: [emmy!, lise!, randomUUID()], change: 'delete' });

    expect(sorted(result.changed)).toEqual(sorted([emmy!, lise!]));
    expect(await listed()).toEqual([]);
    await undo(result);
    expect(sorted(await listed())).toEqual(sorted([emmy!, lise!]));
  });

  it('gives the way back again when a deletion is repeated', async () => {
    const ids = await addThree();
    const first = await bulk({ ids, change: 'delete' });
    const again = await bulk({ ids, change: 'delete' });
    expect(again).toEqual(first);
  });

  it('sets a cadence like the endpoint for one contact, and undoes it', async () => {
    const ids = await addThree();
    const [emmy, lise] = ids;
    await ada.put(`/api/health/${emmy}/cadence`, { cadenceDays: 14 }).expect(200);
    for (const days of [-20, 20]) {
      const interactionDate = new Date(Date.now() + days * 86_400_000).toISOString();
      await ada.post(`/api/interactions/${lise}`, { type: 'call', interactionDate }).expect(201);
    }
    // Changes on the same day count as one, so the previous one has to be older.
    await api.sql(
      `UPDATE rapport.contacts SET cadence_changes = '[{"setAt":"2026-01-01T00:00:00.000Z","daysBefore":60}]'
       WHERE id = $1`,
      [emmy],
    );
    const before = await stored(ids);

    const result = await bulk({ ids, change: 'cadence', cadenceDays: 7 });

    expect(sorted(result.changed)).toEqual(sorted(ids));
    for (const id of ids) {
      const { body } = await ada.get(`/api/health/${id}`).expect(200);
      expect(body).toMatchObject({ cadenceDays: 7, cadenceSource: 'user' });
      const { body: contact } = await ada.get(`/api/contacts/${id}`).expect(200);
      expect(contact.nextDueAt).toBe(body.nextDueAt);
    }
    const together = await stored(ids);
    await undo(result);
    expect(await stored(ids)).toEqual(before);
    for (const id of ids)
      await ada.put(`/api/health/${id}/cadence`, { cadenceDays: 7 }).expect(200);
    const oneByOne = await stored(ids);
    const timeless = (rows: Record<string, unknown>[]) =>
      // Contacts without a due date get staggered ones when they get a cadence together.
      rows.map(({ cadence_changes: changes, due_at: _, ...row }) => ({
        ...row,
        changes: (changes as { daysBefore: number }[]).map(({ daysBefore }) => daysBefore),
      }));
    expect(timeless(together)).toEqual(timeless(oneByOne));
  });

  it('adds and removes labels, and undoes exactly that', async () => {
    const ids = await addThree();
    const label = async (name: string, caller = ada) =>
      String((await caller.post('/api/labels', { name }).expect(201)).body.id);
    const [board, client, foreign] = [
      await label('Board'),
      await label('Client'),
      await label('Board', bob),
    ];
    await ada.patch(`/api/contacts/${ids[0]}`, { labelIds: [board] }).expect(200);
    await ada.patch(`/api/contacts/${ids[1]}`, { labelIds: [client] }).expect(200);
    const labelsOf = async () =>
      Promise.all(
        ids.map(async (id) =>
          ((await ada.get(`/api/contacts/${id}`).expect(200)).body as ContactDto).labels.map(
            ({ name }) => name,
          ),
        ),
      );
    const before = await labelsOf();

    const result = await bulk({
      ids,
      change: 'labels',
      addLabels: [board, foreign],
      removeLabels: [client],
    });

    expect(await labelsOf()).toEqual([['Board'], ['Board'], ['Board']]);
    expect(sorted(result.changed)).toEqual(sorted(ids.slice(1)));
    expect(await bulk({ ids, change: 'labels', addLabels: [board] })).toEqual({
      changed: [],
      undo: [],
      undoId: null,
    });
    await undo(result);
    expect(await labelsOf()).toEqual(before);
  });

  it('changes nothing more when a cadence is set twice', async () => {
    const ids = await addThree();
    await bulk({ ids, change: 'cadence', cadenceDays: 30 });
    const result = await bulk({ ids, change: 'cadence', cadenceDays: 30 });
    expect(result).toEqual({ changed: [], undo: [], undoId: null });
  });

  it('changes everyone that a list finds, as the list finds them', async () => {
    const [emmy] = await addThree();
    const result = await bulk({ matching: 'q=emm&sort=name', change: 'delete' });
    expect(result.changed).toEqual([emmy]);
    expect((await bulk({ matching: 'due=true', change: 'delete' })).changed).toEqual([]);
    expect((await bulk({ matching: '', change: 'delete' })).changed).toHaveLength(2);
    expect(await listed()).toEqual([]);
  });

  it('needs more than one request to undo a long list', async () => {
    await add('First');
    await api.sql(
      `INSERT INTO rapport.contacts (user_profile_id, id, created_at, last_update_time, display_name,
         search_text, sort_name)
       SELECT $1, gen_random_uuid(), now(), now(), 'Many ' || n, 'many ' || n, 'many ' || n
       FROM generate_series(1, 1100) n`,
      [ada.id],
    );
    const result = await bulk({ matching: '', change: 'cadence', cadenceDays: 10 });
    expect(result.changed).toHaveLength(1101);
    expect(result.undo.map(({ ids }) => ids?.length)).toEqual([500, 500, 101]);
    await undo(result);
    expect(
      await api.sql(
        'SELECT 1 FROM rapport.contacts WHERE user_profile_id = $1 AND cadence_days IS NOT NULL',
        [ada.id],
      ),
    ).toEqual([]);
  });

  it('touches no one of someone else', async () => {
    const ids = await addThree();
    const before = await stored(ids);
    for (const body of [
      { ids, change: 'cadence', cadenceDays: 7 },
      { ids, change: 'delete' },
      { matching: '', change: 'delete' },
      { ids, change: 'restore' },
    ] as const) {
      expect(await bulk(body, bob)).toEqual({ changed: [], undo: [], undoId: null });
    }
    expect(await stored(ids)).toEqual(before);
    expect(await listed()).toHaveLength(3);
  });

  it.each([
    ['nobody', { change: 'delete' }, 'ids is required, or matching'],
    [
      'no change',
      { ids: [randomUUID()] },
      'change must be one of cadence, labels, organization, delete, restore',
    ],
    [
      'too many',
      { ids: Array.from({ length: 501 }, () => randomUUID()), change: 'delete' },
      'ids must have 1 to 500 items',
    ],
    ['none', { ids: [], change: 'delete' }, 'ids must have 1 to 500 items'],
    [
      'both',
      { ids: [randomUUID()], matching: '', change: 'delete' },
      'ids must be left out when matching is given',
    ],
    [
      'an unknown filter',
      { matching: 'dew=true', change: 'delete' },
      'matching must be the query of a list of contacts',
    ],
    [
      'a bad filter',
      { matching: 'due=yes', change: 'delete' },
      'matching must be the query of a list of contacts',
    ],
    [
      'no cadence',
      { ids: [randomUUID()], change: 'cadence' },
      'cadenceDays must be a whole number from 1 to 730 or null',
    ],
    [
      'no organization',
      { ids: [randomUUID()], change: 'organization' },
      'organizationName is required, or null to remove it',
    ],
    [
      'a broken organization',
      { ids: [randomUUID()], change: 'organization', organizationName: 'Two\nlines' },
      'organizationName must not contain control characters',
    ],
  ])('refuses a call for %s', async (_, body, error) => {
    await ada
      .post('/api/contacts/bulk', body)
      .expect(400)
      .expect(({ body: { error: said } }) => expect(said).toBe(error));
  });
});

describe('one rename for all of a company', () => {
  const at = async (organizationName: string | null, displayName: string) =>
    String(
      (await ada.post('/api/contacts', { displayName, organizationName }).expect(201)).body.id,
    );
  const companies = async () =>
    ((await ada.get('/api/contacts?sort=name').expect(200)).body as ContactDto[]).map(
      ({ displayName, organizationName }) => [displayName, organizationName],
    );
  const undos = async () => (await ada.get('/api/undos').expect(200)).body;
  const BEFORE = [
    ['Emmy', 'Engines Ltd'],
    ['Lise', 'ENGINES LTD'],
    ['Mary', 'Other'],
    ['Nora', null],
  ];

  beforeEach(async () => {
    for (const [name, company] of BEFORE) await at(company ?? null, name ?? '');
  });

  it('finds everyone by the new name only, and is undone with each spelling', async () => {
    const rename = {
      matching: 'company=engines+ltd',
      change: 'organization' as const,
      organizationName: ' Turbines Ltd ',
    };
    const order = await listed();
    const { changed, undoId } = await bulk(rename);
    expect(changed).toHaveLength(2);
    expect(await companies()).toEqual([
      ['Emmy', 'Turbines Ltd'],
      ['Lise', 'Turbines Ltd'],
      ...BEFORE.slice(2),
    ]);
    expect(await listed('?q=turbines')).toHaveLength(2);
    expect(await listed('?q=engines')).toEqual([]);
    expect(await listed('?company=turbines%20ltd')).toHaveLength(2);
    // The list keeps its order.
    expect(await listed()).toEqual(order);
    expect(await undos()).toMatchObject([{ kind: 'organization', id: undoId, count: 2 }]);
    await ada.post(`/api/undos/${undoId}`).expect(204);
    expect(await companies()).toEqual(BEFORE);
    expect(await listed('?q=engines')).toHaveLength(2);
    expect(await undos()).toEqual([]);
  });

  it('removes a company, changes the version of what it changed, and nothing of others', async () => {
    const ids = await listed();
    await at('Theirs', 'Zoe');
    await bob.post('/api/contacts', { displayName: 'Bo', organizationName: 'Bobs' }).expect(201);
    const theirs = await listed('', bob);
    const result = await bulk({
      ids: [...ids, ...theirs],
      change: 'organization',
      organizationName: null,
    });
    expect(result.changed).toHaveLength(3);
    const { headers } = await ada.get(`/api/contacts/${result.changed[0]}`).expect(200);
    expect(headers['etag']).toContain('2');
    expect((await bob.get(`/api/contacts/${theirs[0]}`).expect(200)).body).toMatchObject({
      organizationName: 'Bobs',
    });
    await undo(result);
    expect(await companies()).toEqual([...BEFORE, ['Zoe', 'Theirs']]);
    const again = { ids, change: 'organization' as const, organizationName: 'Same' };
    expect((await bulk(again)).changed).toHaveLength(4);
    expect(await bulk(again)).toMatchObject({ changed: [], undo: [], undoId: null });
  });
});
