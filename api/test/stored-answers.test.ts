import { ASSESSMENT_DEFAULTS } from '@rapport/contracts';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/database/data-source.ts';
import { MIGRATIONS } from '../src/database/migrations/index.ts';
import { runMigrations } from '../src/database/run-migrations.ts';
import { PurgeService } from '../src/purge/purge.service.ts';
import { Clock } from '../src/clock.ts';
import { Database } from '../src/database/database.ts';
import {
  addContact,
  assessmentResponse,
  giveAnswers,
  INTJ_ANSWERS,
} from './builders/assessment.ts';
import { committedDocument, operationsOf } from './openapi/document.ts';
import { createTestDatabase, dropTestDatabase, onServer, TABLES } from './databases.ts';
import { startSeparateApi, testSettings } from './separate-api.ts';
import { type Caller, type TestApi } from './test-api.ts';

const SECRET = 'No one may find this sentence again';

let api: TestApi;
let ada: Caller;
let databaseUrl: string;
let dataSource: DataSource;
let purge: PurgeService;

beforeAll(async () => {
  databaseUrl = await createTestDatabase();
  api = await startSeparateApi({ database: testSettings(databaseUrl).database });
  dataSource = new DataSource(dataSourceOptions(testSettings(databaseUrl).database));
  purge = new PurgeService(new Database(dataSource), new Clock());
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(async () => {
  if (dataSource.isInitialized) await dataSource.destroy();
  await api.close();
});

const once = (path: string, body: object, key: string) =>
  ada.post(path, body).set('Idempotency-Key', key);
const WITH_NOTES = {
  type: 'call',
  interactionDate: '2026-03-14T09:26:53.589Z',
  notes: SECRET,
  description: SECRET,
};

/** Returns the number of rows in all tables that contain the sentence. */
async function rowsWithSecret(): Promise<number> {
  const tables = await api.sql(`SELECT name FROM ${TABLES} tables`);
  const counts = tables.map(async ({ name }) => {
    const [row] = await api.sql(
      `SELECT count(*)::int AS count FROM rapport.${String(name)} t WHERE t::text LIKE $1`,
      [`%${SECRET}%`],
    );
    return Number(row?.count);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

describe('private text behind an Idempotency-Key', () => {
  it('is gone with the interaction that it belongs to', async () => {
    const contact = await addContact(ada);
    const path = `/api/interactions/${contact}`;
    const { body } = await once(path, WITH_NOTES, 'note').expect(201);
    expect(await rowsWithSecret()).toBe(1);
    await ada.delete(`${path}/${body.id}`).expect(204);
    expect(await rowsWithSecret()).toBe(0);
  });

  it('is gone with the contact, once that is purged', async () => {
    const { body } = await once('/api/contacts', { displayName: SECRET }, 'made').expect(201);
    await once(`/api/interactions/${body.id}`, WITH_NOTES, 'note').expect(201);
    await ada.delete(`/api/contacts/${body.id}`).expect(204);
    await api.sql(
      "UPDATE rapport.contacts SET deleted_at = deleted_at - interval '31 days' WHERE id = $1",
      [body.id],
    );
    await purge.run();
    expect(await rowsWithSecret()).toBe(0);
  });

  it('is gone with the user', async () => {
    const { body } = await once('/api/contacts', { displayName: SECRET }, 'made').expect(201);
    await once(`/api/interactions/${body.id}`, WITH_NOTES, 'note').expect(201);
    await ada.delete('/api/user').expect(200);
    expect(await rowsWithSecret()).toBe(0);
    expect(
      await api.sql('SELECT 1 FROM rapport.idempotency_keys WHERE user_profile_id = $1', [ada.id]),
    ).toEqual([]);
  });
});

const ZONE = 'Europe/Berlin';

const ELSEWHERE = [
  // A token that ended its own session can't send the request again.
  '/api/user/revocations',
  // Its own test has a mail server.
  '/api/user/digest/now',
  // Every call creates a new address or token, because they're shown only once.
  '/api/calendar-feed',
  '/api/access-tokens',
  // The same is true of secrets, and a repeated test is another test.
  '/api/webhooks',
  '/api/webhooks/{id}/secret',
  '/api/webhooks/{id}/test',
  '/api/webhooks/{id}/deliveries/{deliveryId}/send',
  // A subscription of a browser is sent again whenever it may have changed, and a test is another test.
  '/api/push/devices',
  '/api/push/devices/{id}/test',
  // A connection needs a server, a response would have the state of a sync, and an answer settles its question.
  '/api/address-books',
  '/api/address-books/{id}/sync',
  '/api/address-books/{id}/questions',
  '/api/address-books/{id}/questions/{questionId}',
];

describe('a repeated request', () => {
  const IMPORT = { fileName: 'people.csv', source: 'csv', rowCount: 1 };

  async function addImport(): Promise<string> {
    const { body } = await ada.post('/api/imports', IMPORT).expect(201);
    return body.id;
  }

  async function addCalendar(): Promise<string> {
    const url = 'https://calendars.invalid/b.ics';
    const { body } = await ada.post('/api/calendars', { url, timeZone: ZONE }).expect(201);
    return body.id;
  }

  async function addCalendarFile(): Promise<string> {
    await ada.post('/api/contacts', { displayName: 'Grace', primaryEmail: 'g@navy.example' });
    const start = new Date(Date.now() + 86_400_000).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
    const event = `BEGIN:VEVENT\r\nUID:a\r\nDTSTART:${start}\r\nATTENDEE:mailto:g@navy.example\r\nEND:VEVENT`;
    const text = `BEGIN:VCALENDAR\r\n${event}\r\nEND:VCALENDAR\r\n`;
    return (await ada.post('/api/calendar-files', { text }).expect(200)).body.id;
  }

  /** Adds a contact that another one was merged into. */
  async function addMerged(): Promise<string> {
    const contactId = await addContact(ada);
    const other = await addContact(ada);
    await ada.post(`/api/contacts/${contactId}/merge`, { with: other }).expect(200);
    return contactId;
  }

  async function addBulkChange(): Promise<string> {
    const change = { ids: [await addContact(ada)], change: 'cadence', cadenceDays: 45 };
    const { body } = await ada.post('/api/contacts/bulk', change).expect(200);
    return String(body.undoId);
  }

  async function addCanceledMeeting(): Promise<string> {
    const plan = { startsAt: '2026-03-14T09:00:00Z', contactIds: [await addContact(ada)] };
    const { body } = await ada.post('/api/meetings', plan).expect(201);
    await ada.delete(`/api/meetings/${body.id}`).expect(204);
    return String(body.id);
  }

  it('answers the same for every kind of POST', async () => {
    const contactId = await addContact(ada);
    const quiz = {
      contactId,
      mbtiType: 'INTJ',
      enneagramType: 5,
      mbtiConfidence: 87.5,
      enneagramConfidence: 80,
      mbtiAmbiguousLetters: ['J'],
      enneagramSecondaryTypes: [1],
      notes: ['A note'],
    };
    await giveAnswers(ada, contactId, INTJ_ANSWERS);
    const assessed = await addContact(ada);
    await giveAnswers(ada, assessed, INTJ_ANSWERS);
    const { body: run } = await ada
      .post(`/api/assessment-complete/${assessed}`, ASSESSMENT_DEFAULTS)
      .expect(201);
    const changes = [{ questionId: 'workstyle-ei', answer: 'A' }];
    const calls: Record<string, [string, object]> = {
      '/api/contacts': ['/api/contacts', { displayName: 'Twice' }],
      '/api/contacts/{id}/restore': [`/api/contacts/${contactId}/restore`, {}],
      '/api/interactions/{contactId}': [`/api/interactions/${contactId}`, WITH_NOTES],
      '/api/quiz-complete': ['/api/quiz-complete', quiz],
      '/api/assessment-responses': [
        '/api/assessment-responses',
        assessmentResponse(contactId, 'workstyle-ei', 'B'),
      ],
      '/api/assessment-complete/{contactId}': [
        `/api/assessment-complete/${contactId}`,
        ASSESSMENT_DEFAULTS,
      ],
      '/api/assessment-runs/{contactId}/answers': [
        `/api/assessment-runs/${assessed}/answers`,
        { baseRunId: run.id, source: 'change', changes },
      ],
      '/api/observations/{contactId}': [
        `/api/observations/${assessed}`,
        { questionId: 'workstyle-sn', answer: 'A' },
      ],
      '/api/contacts/{id}/objection': [`/api/contacts/${await addContact(ada)}/objection`, {}],
      '/api/contacts/bulk': [
        '/api/contacts/bulk',
        { ids: [await addContact(ada)], change: 'cadence', cadenceDays: 30 },
      ],
      '/api/undos/{id}': [`/api/undos/${await addBulkChange()}`, {}],
      '/api/contacts/matches': ['/api/contacts/matches', { people: [{ displayName: 'Twice' }] }],
      '/api/contacts/{id}/not-same': [
        `/api/contacts/${contactId}/not-same`,
        { other: assessed, dismissed: true },
      ],
      '/api/contacts/{id}/merge': [
        `/api/contacts/${await addContact(ada)}/merge`,
        { with: await addContact(ada) },
      ],
      '/api/contacts/{id}/unmerge': [`/api/contacts/${await addMerged()}/unmerge`, {}],
      '/api/commitments/{contactId}': [
        `/api/commitments/${contactId}`,
        { kind: 'i_promised', text: 'Send the figures' },
      ],
      '/api/stated-preferences/{contactId}': [
        `/api/stated-preferences/${contactId}`,
        { kind: 'other', text: 'Camera off' },
      ],
      '/api/relations/{contactId}': [
        `/api/relations/${contactId}`,
        { otherId: assessed, kind: 'works_with' },
      ],
      '/api/cadence-defaults/apply': ['/api/cadence-defaults/apply', { days: 30, labels: [] }],
      '/api/companies/different': [
        '/api/companies/different',
        { names: ['Engines Ltd', 'Engines AG'], different: true },
      ],
      '/api/first-steps/end': ['/api/first-steps/end', {}],
      '/api/sample-people': ['/api/sample-people', {}],
      '/api/imports': ['/api/imports', IMPORT],
      '/api/imports/{id}/rows': [
        `/api/imports/${await addImport()}/rows`,
        { rows: [{ row: 1, action: 'add', contact: { displayName: 'Imported' } }] },
      ],
      '/api/imports/{id}/undo': [`/api/imports/${await addImport()}/undo`, {}],
      '/api/meetings': [
        '/api/meetings',
        { title: 'Budget', startsAt: '2026-03-14T09:00:00Z', contactIds: [await addContact(ada)] },
      ],
      '/api/meetings/{id}/restore': [`/api/meetings/${await addCanceledMeeting()}/restore`, {}],
      '/api/calendars': [
        '/api/calendars',
        { url: 'https://calendars.invalid/a.ics', timeZone: ZONE },
      ],
      '/api/calendars/{id}/refresh': [`/api/calendars/${await addCalendar()}/refresh`, {}],
      '/api/calendar-files': [
        '/api/calendar-files',
        { text: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n', timeZone: ZONE },
      ],
      '/api/calendar-files/{id}/undo': [`/api/calendar-files/${await addCalendarFile()}/undo`, {}],
      '/api/labels': ['/api/labels', { name: 'Board', color: 'teal' }],
      '/api/custom-fields': ['/api/custom-fields', { name: 'Seats', kind: 'number' }],
      '/api/views': ['/api/views', { name: 'Due this week', query: { dueWithinDays: 7 } }],
    };
    const posts = operationsOf(committedDocument()).filter(
      ({ method, path }) => method === 'POST' && !ELSEWHERE.includes(path),
    );
    expect(Object.keys(calls).sort()).toEqual(posts.map(({ path }) => path).sort());
    for (const [path, body] of Object.values(calls)) {
      const key = randomUUID();
      const first = await once(path, body, key);
      const second = await once(path, body, key);
      expect([path, first.status < 300]).toEqual([path, true]);
      expect([second.status, second.text, second.headers.etag]).toEqual([
        first.status,
        first.text,
        first.headers.etag,
      ]);
    }
  });

  it('shows changes since then', async () => {
    const { body } = await once('/api/contacts', { displayName: 'Before' }, 'k').expect(201);
    await ada.patch(`/api/contacts/${body.id}`, { displayName: 'After' }).expect(200);
    const again = await once('/api/contacts', { displayName: 'Before' }, 'k').expect(201);
    expect(again.body).toMatchObject({ id: body.id, displayName: 'After' });
  });

  it('answers 404 if the created contact was deleted, and creates nothing', async () => {
    const contact = await addContact(ada);
    const path = `/api/interactions/${contact}`;
    const { body } = await once(path, WITH_NOTES, 'k').expect(201);
    await ada.delete(`${path}/${body.id}`).expect(204);
    const again = await once(path, WITH_NOTES, 'k').expect(404);
    expect(again.body.code).toBe('INTERACTION_NOT_FOUND');
    expect((await ada.get(path).expect(200)).body).toEqual([]);
    await once('/api/contacts', { displayName: 'Gone' }, 'c').then(({ body: made }) =>
      ada.delete(`/api/contacts/${made.id}`).expect(204),
    );
    await once('/api/contacts', { displayName: 'Gone' }, 'c').expect(404);
    await ada.delete(`/api/contacts/${contact}`).expect(204);
    await once(path, WITH_NOTES, 'k').expect(404);
  });
});

describe('the purge', () => {
  const ageKeys = (hours: number) =>
    api.sql(
      'UPDATE rapport.idempotency_keys SET created_at = now() - make_interval(hours => $2) WHERE user_profile_id = $1',
      [ada.id, hours],
    );
  const keys = async () =>
    (await api.sql('SELECT key FROM rapport.idempotency_keys WHERE user_profile_id = $1', [ada.id]))
      .length;

  it('removes keys after 24 hours, also of someone who never comes back', async () => {
    await once('/api/contacts', { displayName: 'Old' }, 'k').expect(201);
    await ageKeys(23);
    await purge.run();
    expect(await keys()).toBe(1);
    await ageKeys(25);
    await purge.run();
    expect(await keys()).toBe(0);
  });

  it('removes however many there are', async () => {
    await once('/api/contacts', { displayName: 'Old' }, 'k').expect(201);
    await api.sql(
      `INSERT INTO rapport.idempotency_keys (user_profile_id, key, fingerprint, created_at)
       SELECT $1, 'n' || n, '', now() - interval '2 days' FROM generate_series(1, 2500) n`,
      [ada.id],
    );
    await purge.run();
    expect(await keys()).toBe(1);
  });

  it('clears data of the earlier release, and its response can still be replayed', async () => {
    const { body } = await once('/api/contacts', { displayName: SECRET }, 'k').expect(201);
    const answer = JSON.stringify({ ...body, notes: SECRET });
    await api.sql(
      `UPDATE rapport.idempotency_keys SET answer_ref = NULL, status = 201, headers = '{}', body = $2
       WHERE user_profile_id = $1`,
      [ada.id, answer],
    );
    const before = await once('/api/contacts', { displayName: SECRET }, 'k').expect(201);
    expect(before.body).toEqual(body);
    await purge.run();
    const [row] = await api.sql(
      'SELECT status, headers, body FROM rapport.idempotency_keys WHERE user_profile_id = $1',
      [ada.id],
    );
    expect(row).toEqual({ status: null, headers: null, body: null });
    const after = await once('/api/contacts', { displayName: SECRET }, 'k').expect(201);
    expect(after.body).toEqual(body);
  });
});

describe('the migration', () => {
  it('empties the answers that a database has stored, and keeps their ids', async () => {
    const url = await createTestDatabase('empty');
    const old = new DataSource({
      ...dataSourceOptions({ url, poolSize: 1, statementTimeoutMs: 0 }),
      migrations: MIGRATIONS.slice(0, 5),
    });
    await old.initialize();
    await old.query('CREATE SCHEMA rapport');
    await old.runMigrations();
    await old.destroy();
    const owner = randomUUID();
    const body = JSON.stringify({ id: owner, contactId: owner, notes: SECRET });
    await onServer(
      url,
      `INSERT INTO rapport.user_profiles (user_profile_id, created_at, updated_at)
         VALUES ('${owner}', now(), now());
       INSERT INTO rapport.idempotency_keys
         (user_profile_id, key, fingerprint, created_at, status, headers, body)
         VALUES ('${owner}', 'new', '', now(), 201, '{}', '${body}'),
                ('${owner}', 'old', '', now() - interval '25 hours', 201, '{}', '${body}')`,
    );
    await runMigrations({ url, poolSize: 1, statementTimeoutMs: 0 });
    const { rows } = await onServer(url, 'SELECT * FROM rapport.idempotency_keys');
    expect(rows).toMatchObject([
      {
        key: 'new',
        status: null,
        headers: null,
        body: null,
        answer_ref: { id: owner, contactId: owner },
      },
    ]);
    await dropTestDatabase(url);
  });
});
