import { addContact } from './builders/assessment.ts';
import { runPurge } from './run-purge.ts';
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

const remove = (id: string, who = ada) => who.delete(`/api/contacts/${id}`);
const forGood = (id: string, who = ada) => who.delete(`/api/contacts/${id}/for-good`);
const listed = async (query = '') =>
  (await ada.get(`/api/contacts/deleted${query}`).expect(200)).body;
const names = async () =>
  (await listed()).contacts.map(({ displayName }: { displayName: string }) => displayName);
/** Changes a deletion to `days` ago, in whole milliseconds, like the clock of the purge. */
const age = (id: string, days: number) =>
  api.sql(
    "UPDATE rapport.contacts SET deleted_at = date_trunc('milliseconds', now()) - $2 * interval '1 day' WHERE id = $1",
    [id, days],
  );
const rows = async (id: string) =>
  (await api.sql('SELECT 1 FROM rapport.contacts WHERE id = $1', [id])).length;
const undos = async (who = ada) => (await who.get('/api/undos').expect(200)).body;

describe('Recently deleted', () => {
  it('lists contacts for thirty days, the latest deletion first, with their purge times', async () => {
    const [one, two] = [await addContact(ada, 'Grace'), await addContact(ada, 'Mary')];
    await remove(one).expect(204);
    await remove(two).expect(204);
    await age(one, 29);
    expect(await names()).toEqual(['Mary', 'Grace']);
    const { contacts, count } = await listed('?limit=1');
    expect([contacts.length, count]).toEqual([1, 2]);
    const [{ deletedAt, removedAt }] = contacts;
    expect(Date.parse(removedAt) - Date.parse(deletedAt)).toBe(30 * 86_400_000);
    await age(one, 30);
    expect(await names()).toEqual(['Mary']);
    await runPurge(api);
    expect([await rows(one), await rows(two)]).toEqual([0, 1]);
  });

  it('is emptied at once, and only of its owner', async () => {
    const bob = await api.signIn();
    const theirs = await addContact(bob, 'Theirs');
    await remove(theirs, bob).expect(204);
    const [one, kept] = [await addContact(ada, 'Grace'), await addContact(ada, 'Kept')];
    await remove(one).expect(204);
    const { body } = await ada.delete('/api/contacts/deleted').expect(200);
    expect(body).toEqual({ removed: 1 });
    expect([await rows(one), await rows(kept), await rows(theirs)]).toEqual([0, 1, 1]);
    await ada.post(`/api/contacts/${one}/restore`).expect(404);
  });

  it('has no contact that became part of another one', async () => {
    const [one, two] = [await addContact(ada, 'Grace'), await addContact(ada, 'Grace H.')];
    await ada.post(`/api/contacts/${one}/merge`, { with: two }).expect(200);
    expect(await names()).toEqual([]);
    await forGood(two).expect(404);
    await forGood(one).expect(204);
    expect([await rows(one), await rows(two)]).toEqual([0, 0]);
  });

  it('a contact is removed for good at once, by its owner only', async () => {
    const bob = await api.signIn();
    const [one, two] = [await addContact(ada, 'Grace'), await addContact(ada, 'Mary')];
    await remove(two).expect(204);
    for (const id of [one, two]) {
      await forGood(id, bob).expect(404);
      await forGood(id).expect(204);
      await forGood(id).expect(404);
      expect(await rows(id)).toBe(0);
    }
  });
});

describe('the address of a contact that became part of another one', () => {
  const find = (id: string, who = ada) => who.get(`/api/contacts/${id}`);

  it('leads to the one that stayed, over a second merge, and is its own again after the undo', async () => {
    const [one, two, three] = [
      await addContact(ada, 'Grace'),
      await addContact(ada, 'Grace H.'),
      await addContact(ada, 'Hopper'),
    ];
    await ada.post(`/api/contacts/${one}/merge`, { with: two }).expect(200);
    const moved = { error: 'Contact not found', code: 'CONTACT_NOT_FOUND', mergedInto: one };
    await find(two).expect(404, moved);
    await find(two, await api.signIn()).expect(404, {
      error: 'Contact not found',
      code: 'CONTACT_NOT_FOUND',
    });
    await ada.post(`/api/contacts/${three}/merge`, { with: one }).expect(200);
    expect((await find(two).expect(404)).body.mergedInto).toBe(three);
    expect((await find(one).expect(404)).body.mergedInto).toBe(three);
    await ada.post(`/api/contacts/${three}/unmerge`).expect(200);
    expect((await find(two).expect(404)).body.mergedInto).toBe(one);
    await find(one).expect(200);
    await ada.post(`/api/contacts/${one}/unmerge`).expect(200);
    await find(two).expect(200);
  });

  it('leads there after the undo is over, and nowhere once that one is deleted', async () => {
    const [one, two] = [await addContact(ada, 'Grace'), await addContact(ada, 'Grace H.')];
    await ada.post(`/api/contacts/${one}/merge`, { with: two }).expect(200);
    await api.sql(
      "UPDATE rapport.contact_merges SET merged_at = merged_at - interval '11 minutes' WHERE other_id = $1",
      [two],
    );
    await runPurge(api);
    expect(await rows(two)).toBe(0);
    expect((await find(two).expect(404)).body.mergedInto).toBe(one);
    await remove(one).expect(204);
    expect((await find(two).expect(404)).body).not.toHaveProperty('mergedInto');
    await forGood(one).expect(204);
    expect(await api.sql('SELECT 1 FROM rapport.moved_contacts WHERE id = $1', [two])).toEqual([]);
  });
});

describe('what can be undone', () => {
  const CALENDAR = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:one\r\nDTSTART:${new Date(
    Date.now() + 86_400_000,
  )
    .toISOString()
    .replaceAll(
      /[-:]|\.\d{3}/g,
      '',
    )}\r\nDURATION:PT30M\r\nSUMMARY:Review\r\nATTENDEE:mailto:grace@navy.example\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

  it('is listed with its end, the newest first, for its user', async () => {
    const contact = await addContact(ada, 'Grace');
    await ada.patch(`/api/contacts/${contact}`, { primaryEmail: 'grace@navy.example' }).expect(200);
    const other = await addContact(ada, 'Grace H.');
    const file = { fileName: 'people.csv', source: 'csv', rowCount: 1 };
    const { body: started } = await ada.post('/api/imports', file).expect(201);
    const added = [{ row: 1, action: 'add', contact: { displayName: 'Vera Rubin' } }];
    await ada.post(`/api/imports/${started.id}/rows`, { rows: added }).expect(200);
    await ada.post('/api/calendar-files', { text: CALENDAR }).expect(200);
    await ada.post(`/api/contacts/${contact}/merge`, { with: other }).expect(200);
    const two = [await addContact(ada, 'One'), await addContact(ada, 'Two')];
    await ada.post('/api/contacts/bulk', { ids: two, change: 'delete' }).expect(200);

    const all = await undos();
    expect(all).toMatchObject([
      { kind: 'deletion', name: 'One', count: 2, contactIds: [...two].sort() },
      { kind: 'merge', id: contact, name: 'Grace', otherName: 'Grace H.' },
      { kind: 'calendar_file', count: 1 },
      { kind: 'import', id: started.id, name: 'people.csv', count: 1 },
    ]);
    const minutes = all.map(
      ({ at, until }: { at: string; until: string }) =>
        (Date.parse(until) - Date.parse(at)) / 60_000,
    );
    expect(minutes).toEqual([10, 10, 1440, 1440]);
    expect(await undos(await api.signIn())).toEqual([]);

    await ada.post('/api/contacts/bulk', { ids: two, change: 'restore' }).expect(200);
    await ada.post(`/api/contacts/${contact}/unmerge`).expect(200);
    await ada.post(`/api/calendar-files/${all[2].id}/undo`).expect(200);
    await ada.post(`/api/imports/${started.id}/undo`).expect(200);
    // The imported contacts are deleted now, and the deletion can be undone.
    expect(await undos()).toMatchObject([{ kind: 'deletion', name: 'Vera Rubin', count: 1 }]);
  });

  it('is listed no longer once its time is over', async () => {
    const contact = await addContact(ada, 'Grace');
    await remove(contact).expect(204);
    expect(await undos()).toHaveLength(1);
    await age(contact, 11 / 1440);
    expect(await undos()).toEqual([]);
    expect(await names()).toEqual(['Grace']);
  });

  it('has changes of labels and cadences of many contacts, each once and for ten minutes', async () => {
    const two = [await addContact(ada, 'One'), await addContact(ada, 'Two')];
    const { body: label } = await ada.post('/api/labels', { name: 'Lisbon' }).expect(201);
    const bulk = async (body: object) =>
      (await ada.post('/api/contacts/bulk', { ids: two, ...body }).expect(200)).body;
    const { undoId } = await bulk({ change: 'labels', addLabels: [label.id] });
    await bulk({ change: 'cadence', cadenceDays: 30 });
    // A change without an effect can't be undone.
    expect((await bulk({ change: 'labels', addLabels: [label.id] })).undoId).toBeNull();
    const [cadence, labels] = await undos();
    expect([cadence, labels]).toMatchObject([
      { kind: 'cadence', count: 2 },
      { kind: 'labels', count: 2, id: undoId },
    ]);
    expect(Date.parse(labels.until) - Date.parse(labels.at)).toBe(600_000);
    const bob = await api.signIn();
    await bob.post(`/api/undos/${undoId}`).expect(404);

    await ada.post(`/api/undos/${undoId}`).expect(204);
    expect((await ada.get(`/api/contacts/${two[0]}`).expect(200)).body.labels).toEqual([]);
    const { body } = await ada.post(`/api/undos/${undoId}`).expect(404);
    expect(body.code).toBe('UNDO_NOT_FOUND');
    // An undo can't be undone itself.
    expect(await undos()).toMatchObject([{ kind: 'cadence', id: cadence.id }]);
    await ada.post('/api/undos/none').expect(400);

    await api.sql("UPDATE rapport.bulk_changes SET created_at = now() - interval '11 minutes'");
    expect(await undos()).toEqual([]);
    await ada.post(`/api/undos/${cadence.id}`).expect(404);
    await runPurge(api);
    expect(await api.sql('SELECT 1 FROM rapport.bulk_changes')).toEqual([]);
  });
});
