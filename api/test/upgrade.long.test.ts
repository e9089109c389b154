import { readFileSync } from 'node:fs';
import { COACHING_CATALOG } from '../src/coaching-recommendations/content/coaching-catalog.ts';
import { CONCURRENT_INDEXES } from '../src/database/concurrent-indexes.ts';
import { MIGRATIONS } from '../src/database/migrations/index.ts';
import { runMigrations } from '../src/database/run-migrations.ts';
import { createTestDatabase, dropTestDatabase, onServer } from './databases.ts';
import { startSeparateApi, testSettings } from './separate-api.ts';
import { type TestApi } from './test-api.ts';
import { type ExportedDataDto } from '../src/export/dto/exported-data.dto.ts';

const LAST_RELEASE = readFileSync(`${__dirname}/fixtures/last-release.sql`, 'utf8');
/** A user with data in every table. */
const OWNER = '0190c4f0-0000-4000-8000-00000000000a';

/** The parts of a schema, sorted so that two schemas can be compared. */
const SHAPE = `
  SELECT format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) AS part
    FROM information_schema.columns WHERE table_schema = 'rapport'
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'rapport'
  UNION ALL SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'rapport'::regnamespace
  UNION ALL SELECT format('%s %s', relname, relrowsecurity)
    FROM pg_class WHERE relnamespace = 'rapport'::regnamespace AND relkind = 'r'
  ORDER BY part`;

const settingsOf = (url: string) => ({ url, poolSize: 2, statementTimeoutMs: 5_000 });

describe('a database of the last release', () => {
  let url: string;
  let ran: string[];
  let api: TestApi;

  beforeAll(async () => {
    url = await createTestDatabase('empty');
    await onServer(url, LAST_RELEASE);
    ran = await runMigrations(settingsOf(url));
    api = await startSeparateApi({ database: testSettings(url).database });
  });
  afterAll(() => api.close());

  it('runs only new migrations', async () => {
    const known = [...LAST_RELEASE.matchAll(/VALUES \(\d+, '(\w+)'\)/g)].map(([, name]) => name);
    expect(known).toHaveLength(5);
    const all = [...MIGRATIONS, ...CONCURRENT_INDEXES].map(({ name }) => name);
    expect([...known, ...ran].sort()).toEqual(all.sort());
    expect(await runMigrations(settingsOf(url))).toEqual([]);
  });

  it('has the schema of a fresh one then', async () => {
    const fresh = await createTestDatabase('empty');
    await runMigrations(settingsOf(fresh));
    const shapeOf = async (of: string) => (await onServer(of, SHAPE)).rows;
    expect(await shapeOf(url)).toEqual(await shapeOf(fresh));
    await dropTestDatabase(fresh);
  });

  it('gets the present coaching cards and ignores stored ones', async () => {
    expect(LAST_RELEASE).toContain('As it was called in the last release');
    const owner = await api.signIn(OWNER);
    const { body } = await owner.get('/api/coaching-recommendations').expect(200);
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect((body as { id: string }[]).sort(byId)).toEqual([...COACHING_CATALOG].sort(byId));
  });

  it('keeps everything that people entered', async () => {
    const owner = await api.signIn(OWNER);
    const { body } = await owner.get('/api/export').expect(200);
    const { user, contacts } = body as ExportedDataDto;
    expect(user).toMatchObject({
      responsibleUse: { version: '1' },
      selfAssessment: {
        complete: true,
        version: '2.0',
        scores: { openness: 75, conscientiousness: 25, extraversion: 75, drive: 75, care: 50 },
        answers: null,
        answered: null,
      },
    });
    expect(contacts).toHaveLength(1);
    expect(contacts[0]).toMatchObject({
      name: 'Lise Meitner',
      cadenceDays: 30,
      workStyle: 'ISTJ',
      motivationType: 1,
      interactions: [{ notes: 'Send the numbers', description: 'Budget' }],
      answers: [{ questionId: 'workstyle-ei', answer: 'B' }],
      assessments: [{ workStyle: 'ISTJ', notes: ['A note'] }],
      actions: [{ status: 'done' }],
    });
  });
});
