import pg from 'pg';
import { decodeChangeCursor, encodeChangeCursor } from '../src/changes/domain/change-cursor.ts';
import { addContact } from './builders/assessment.ts';
import { directUrl } from './databases.ts';
import { runPurge } from './run-purge.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { untilBlocked } from './until-blocked.ts';

const DAY_MS = 86_400_000;
const WRITERS = 8;

interface ReportedChange {
  kind: string;
  id: string;
  change: string;
  contactId: string | null;
  mergedInto: string | null;
  at: string;
}

/** The tables of a user that have no changes of their own, and why. */
const UNREPORTED: Readonly<Record<string, string>> = {
  ...{ assessment_runs: 'changes the contact', assessment_responses: 'changes the contact' },
  ...{ contact_photos: 'changes the contact', contact_merges: 'changes the contact' },
  ...{ moved_contacts: 'changes the contact', photos: 'a copy of what the contact names' },
  ...{ action_marks: 'advice', observations: 'advice', tip_feedback: 'advice' },
  duplicate_dismissals: 'advice',
  ...{ user_profiles: 'the account', access_tokens: 'the account', own_photos: 'the account' },
  ...{ digests: 'the account', digest_emails: 'the account' },
  ...{ webhooks: 'the account', webhook_deliveries: 'the account' },
  ...{ push_settings: 'the account', push_devices: 'the account', push_messages: 'the account' },
  ...{ address_books: 'the account', address_book_collections: 'the account' },
  ...{ address_book_cards: 'how contacts came', address_book_links: 'how contacts came' },
  ...{ calendars: 'the account', calendar_feeds: 'the account', account_calendars: 'the account' },
  ...{ imports: 'how contacts came', import_changes: 'how contacts came' },
  import_rows: 'how contacts came',
  ...{ calendar_files: 'how meetings came', bulk_changes: 'an undo', idempotency_keys: 'an undo' },
  changes: 'they are the changes',
};

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(() => api.close());

const read = async (since: string | null, limit = 200) =>
  (
    await ada
      .get(`/api/changes?limit=${limit}${since === null ? '' : `&since=${since}`}`)
      .expect(200)
  ).body as { changes: ReportedChange[]; next: string; more: boolean; lists?: string[] };

const begin = async () => (await read(null)).next;

/** Returns what a write changes, as `kind change id`. */
async function changesOf(write: () => PromiseLike<unknown>): Promise<string[]> {
  const since = await begin();
  await write();
  return (await read(since)).changes.map(({ kind, change, id }) => `${kind} ${change} ${id}`);
}

const madeId = async (path: string, body: object) =>
  String((await ada.post(path, body).expect(201)).body.id);
const later = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const call = { type: 'call', interactionDate: '2026-03-14T09:26:53.589Z' };

describe('GET /api/changes', () => {
  it('begins with a cursor and the calls that list everything', async () => {
    await addContact(ada);
    const { changes, more, lists, next } = await read(null);
    expect([changes, more]).toEqual([[], false]);
    expect(lists).toEqual([
      '/api/contacts',
      '/api/labels',
      '/api/custom-fields',
      '/api/views',
      '/api/stated-preferences/{contactId}',
      '/api/relations/{contactId}',
      '/api/interactions/{contactId}',
      '/api/commitments/{contactId}',
      '/api/meetings',
    ]);
    expect(await read(next)).toEqual({ changes: [], more: false, next: expect.any(String) });
  });

  it('tells of everything that a person adds, changes, and deletes', async () => {
    const contact = await addContact(ada);
    const paths: [kind: string, path: string, body: object, change: object | null][] = [
      ['contact', '/api/contacts', { displayName: 'Grace' }, { birthday: '--12-09' }],
      ['label', '/api/labels', { name: 'Board' }, { name: 'The board' }],
      ['custom_field', '/api/custom-fields', { name: 'Seats', kind: 'number' }, { name: 'Places' }],
      ['view', '/api/views', { name: 'Board', query: {} }, { name: 'The board' }],
      ['interaction', `/api/interactions/${contact}`, call, { notes: 'About the wire' }],
      ['commitment', `/api/commitments/${contact}`, { kind: 'number', text: '12' }, { text: '13' }],
      [
        'stated_preference',
        `/api/stated-preferences/${contact}`,
        { kind: 'other', text: 'x' },
        null,
      ],
      [
        'relation',
        `/api/relations/${contact}`,
        { otherId: await addContact(ada), kind: 'works_with' },
        null,
      ],
    ];
    const told = [];
    for (const [kind, path, body, change] of paths) {
      let id = '';
      const lines = await changesOf(async () => (id = await madeId(path, body)));
      if (change)
        lines.push(...(await changesOf(() => ada.patch(`${path}/${id}`, change).expect(200))));
      lines.push(...(await changesOf(() => ada.delete(`${path}/${id}`).expect(204))));
      told.push([kind, ...lines.map((line) => line.replace(` ${id}`, ''))]);
    }
    const both = (kind: string) => [kind, `${kind} made`, `${kind} changed`, `${kind} deleted`];
    expect(told).toEqual([
      ...['contact', 'label', 'custom_field', 'view', 'interaction', 'commitment'].map(both),
      ['stated_preference', 'stated_preference made', 'stated_preference deleted'],
      ['relation', 'relation made', 'relation deleted'],
    ]);
  });

  it('says whom an entry is about', async () => {
    const contact = await addContact(ada);
    const since = await begin();
    const id = await madeId(`/api/interactions/${contact}`, call);
    const { changes } = await read(since);
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(changes).toEqual([
      { ...{ kind: 'interaction', id, change: 'made', at }, contactId: contact, mergedInto: null },
    ]);
    expect(Math.abs(Date.parse(changes[0]!.at) - Date.now())).toBeLessThan(DAY_MS);
  });

  it('tells of meetings, of who takes part, and of how they went', async () => {
    const [one, two] = [await addContact(ada), await addContact(ada)];
    let id = '';
    const plan = { title: 'Budget', startsAt: later(1), contactIds: [one] };
    const made = await changesOf(async () => (id = await madeId('/api/meetings', plan)));
    expect(made).toEqual([expect.stringMatching(/^interaction made/), `meeting made ${id}`]);
    const joined = await changesOf(() =>
      ada.patch(`/api/meetings/${id}`, { contactIds: [one, two] }).expect(200),
    );
    expect(joined).toEqual([expect.stringMatching(/^interaction made/), `meeting changed ${id}`]);
    await ada.patch(`/api/meetings/${id}`, { startsAt: later(-0.1) }).expect(200);
    const logged = await changesOf(() =>
      ada.put(`/api/meetings/${id}/outcome`, { outcome: 'positive' }).expect(200),
    );
    expect(logged).toContain(`meeting changed ${id}`);
    await ada.delete(`/api/meetings/${id}/outcome`).expect(200);
    const canceled = await changesOf(() => ada.delete(`/api/meetings/${id}`).expect(204));
    expect(canceled).toContain(`meeting deleted ${id}`);
  });

  it('tells of a deleted contact alone, not of what goes along, and of its return', async () => {
    const contact = await addContact(ada);
    await ada.post(`/api/interactions/${contact}`, call).expect(201);
    const remove = () => ada.delete(`/api/contacts/${contact}`).expect(204);
    expect(await changesOf(remove)).toEqual([`contact deleted ${contact}`]);
    const restore = () => ada.post(`/api/contacts/${contact}/restore`).expect(200);
    expect(await changesOf(restore)).toEqual([`contact restored ${contact}`]);
    await remove();
    const purge = () => ada.delete(`/api/contacts/${contact}/for-good`).expect(204);
    expect(await changesOf(purge)).toEqual([]);
  });

  it('says into which contact one was merged, what moved, and what an undo brings back', async () => {
    const [one, two] = [await addContact(ada), await addContact(ada)];
    const moved = await madeId(`/api/interactions/${two}`, call);
    const since = await begin();
    await ada.post(`/api/contacts/${one}/merge`, { with: two }).expect(200);
    const { changes, next } = await read(since);
    const lines = (told: readonly ReportedChange[]) =>
      told.map(({ id, change, contactId, mergedInto }) => [id, change, contactId, mergedInto]);
    expect(lines(changes)).toEqual([
      ...[
        [one, 'changed', null, null],
        [two, 'merged', null, one],
      ].sort(byId),
      [moved, 'changed', one, null],
    ]);
    expect(new Set(changes.map(({ at }) => at)).size).toBe(1);
    await ada.post(`/api/contacts/${one}/unmerge`).expect(200);
    expect(lines((await read(next)).changes)).toEqual([
      ...[
        [one, 'changed', null, null],
        [two, 'restored', null, null],
      ].sort(byId),
      [moved, 'changed', two, null],
    ]);
  });

  it('tells once of what one write changes several times, and of a write to many as one', async () => {
    const ids = [await addContact(ada), await addContact(ada), await addContact(ada)].sort();
    const label = await madeId('/api/labels', { name: 'Board' });
    const since = await begin();
    const change = { ids, change: 'labels', addLabels: [label] };
    await ada.post('/api/contacts/bulk', change).expect(200);
    const { changes } = await read(since);
    expect(changes.map(({ id, change: what }) => [id, what])).toEqual(
      ids.map((id) => [id, 'changed']),
    );
    expect(new Set(changes.map(({ at }) => at)).size).toBe(1);
    await ada.post(`/api/interactions/${ids[0]}`, call).expect(201);
    expect(
      await changesOf(() =>
        ada.put(`/api/health/${ids[0]}/cadence`, { cadenceDays: 14 }).expect(200),
      ),
    ).toEqual([`contact changed ${ids[0]}`]);
  });

  it('keeps quiet about what only time and reading change', async () => {
    const contact = await addContact(ada);
    const since = await begin();
    await api.sql('UPDATE rapport.contacts SET next_due_at = now() WHERE id = $1', [contact]);
    await ada.get('/api/contacts/duplicates').expect(200);
    await ada.get('/api/today').expect(200);
    expect((await read(since)).changes).toEqual([]);
  });

  it('tells a program of what its scopes show', async () => {
    const contact = await addContact(ada);
    const since = await begin();
    await ada.patch(`/api/contacts/${contact}`, { birthday: '--12-09' }).expect(200);
    await ada.post(`/api/interactions/${contact}`, call).expect(201);
    const plan = { startsAt: later(1), contactIds: [contact] };
    await ada.post('/api/meetings', plan).expect(201);
    const kinds = async (scopes: string[]) => {
      const { body } = await ada.post('/api/access-tokens', { name: 'x', scopes }).expect(201);
      const response = await fetch(`${api.url}/api/changes?since=${since}`, {
        headers: { Authorization: `Bearer ${body.token}` },
      });
      const { changes } = (await response.json()) as { changes: ReportedChange[] };
      return changes.map(({ kind }) => kind);
    };
    expect(await kinds(['contacts:read'])).toEqual(['contact']);
    expect(await kinds(['contacts:read', 'meetings'])).toEqual(['contact', 'meeting']);
    expect(await kinds(['contacts:read', 'interactions'])).toEqual([
      'contact',
      'interaction',
      'interaction',
    ]);
    const other = await api.signIn();
    const { body } = await other.get(`/api/changes?since=${since}`).expect(200);
    expect(body.changes).toEqual([]);
  });
});

it('every table of a user is told of, or has a reason not to be', async () => {
  const rows = await api.sql(`SELECT t.relname AS name, EXISTS (SELECT FROM pg_trigger g
      WHERE g.tgrelid = t.oid AND g.tgname = 'changes_by_insert') AS told
    FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attname = 'user_profile_id'
    WHERE t.relnamespace = 'rapport'::regnamespace AND t.relkind IN ('r', 'p') AND NOT t.relispartition`);
  const untold = rows.filter(({ told }) => told === false).map(({ name }) => String(name));
  expect(untold.toSorted()).toEqual(Object.keys(UNREPORTED).toSorted());
});

function byId([a]: readonly unknown[], [b]: readonly unknown[]): number {
  return String(a) < String(b) ? -1 : 1;
}

describe('a program that follows eight writers', () => {
  it('is told of every write once, in the order of the commits', async () => {
    const since = await begin();
    const expected: string[] = [];
    const writer = async () => {
      for (let round = 0; round < 6; round += 1) {
        const id = await addContact(ada);
        expected.push(`made ${id}`);
        await ada.patch(`/api/contacts/${id}`, { birthday: '--12-09' }).expect(200);
        expected.push(`changed ${id}`);
        if (round % 2 === 1) {
          await ada.delete(`/api/contacts/${id}`).expect(204);
          expected.push(`deleted ${id}`);
        }
      }
    };
    let isWriting = true;
    const writing = Promise.all(Array.from({ length: WRITERS }, writer)).finally(
      () => (isWriting = false),
    );
    const told: ReportedChange[] = [];
    let next = since;
    for (let isLast = false; !isLast;) {
      isLast = !isWriting;
      let page = await read(next, 3);
      told.push(...page.changes);
      for (; page.more; told.push(...page.changes)) page = await read(page.next, 3);
      next = page.next;
    }
    await writing;
    const lines = told.map(({ change, id }) => `${change} ${id}`);
    expect(lines.toSorted()).toEqual(expected.toSorted());
    expect(told.map(({ at }) => at)).toEqual(told.map(({ at }) => at).toSorted());
    // Read from the beginning, it's the same again.
    expect((await read(since)).changes).toEqual(told);
  });

  it('sees nothing of a later write before the earlier one is there', async () => {
    const label = await madeId('/api/labels', { name: 'Board' });
    const since = await begin();
    const slow = new pg.Client({ connectionString: directUrl(api.databaseUrl) });
    await slow.connect();
    try {
      await slow.query('BEGIN');
      await slow.query("UPDATE rapport.labels SET name = 'Slow' WHERE id = $1", [label]);
      // Takes the number that the commit would take.
      await slow.query('SET CONSTRAINTS ALL IMMEDIATE');
      const second = addContact(ada);
      await untilBlocked(api.databaseUrl);
      expect((await read(since)).changes).toEqual([]);
      await slow.query('COMMIT');
      const contact = await second;
      expect((await read(since)).changes.map(({ id }) => id)).toEqual([label, contact]);
    } finally {
      await slow.end();
    }
  });
});

describe('a cursor', () => {
  const at = (days: number) =>
    encodeChangeCursor({
      ...{ number: 1, kind: '', id: '0195e000-0000-7000-8000-000000000001' },
      readTo: new Date(Date.now() - days * DAY_MS).toISOString(),
    });

  it('is good for thirty days, and then says to read everything again', async () => {
    const contact = await addContact(ada);
    const { body } = await ada.get(`/api/changes?since=${at(29.9)}`).expect(200);
    expect(body.changes).toMatchObject([{ id: contact }]);
    expect((await ada.get(`/api/changes?since=${at(30.1)}`).expect(410)).body).toEqual({
      error:
        'Changes are kept for 30 days, and this cursor is older. Ask without since, then read everything again.',
      code: 'CHANGES_EXPIRED',
    });
  });

  it('in the middle is as old as the last line before it, because the rest is still unread', async () => {
    for (let count = 0; count < 2; count += 1) await addContact(ada);
    await api.sql(
      'UPDATE rapport.changes SET number = number - $2::bigint WHERE user_profile_id = $1',
      [ada.id, 20 * DAY_MS * 1_000],
    );
    const page = await read(at(29), 1);
    expect(page.more).toBe(true);
    expect(decodeChangeCursor(page.next)?.readTo).toBe(page.changes[0]?.at);
    expect(await read(page.next)).toMatchObject({ more: false, changes: [{ kind: 'contact' }] });
  });

  it.each(['', 'x', 'W10', encodeURIComponent('["changes"]')])(
    'that no answer gave is refused: %j',
    async (since) => {
      const { body } = await ada.get(`/api/changes?since=${since}`).expect(400);
      expect(body.error).toBe('since must be the next of an earlier answer');
    },
  );
});

it('a purge removes what no cursor leads to, and the order goes on', async () => {
  const [old, kept] = [await addContact(ada), await addContact(ada)];
  const age = (id: string, days: number) =>
    api.sql(
      'UPDATE rapport.changes SET number = number - $2::bigint WHERE user_profile_id = $3 AND id = $1',
      [id, days * DAY_MS * 1_000, ada.id],
    );
  await age(old, 31.1);
  await age(kept, 30.9);
  await runPurge(api);
  const rows = await api.sql('SELECT id FROM rapport.changes WHERE user_profile_id = $1', [ada.id]);
  expect(rows).toEqual([{ id: kept }]);
  const since = await begin();
  const newest = await addContact(ada);
  expect((await read(since)).changes).toMatchObject([{ id: newest, change: 'made' }]);
});
