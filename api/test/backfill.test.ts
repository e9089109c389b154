import { backfillFamilySort } from '../src/contacts/backfill-family-sort.ts';
import { backfillDueDates } from '../src/attention/backfill-due-dates.ts';
import { addDays } from '../src/attention/domain/utc-days.ts';
import { directUrl } from './databases.ts';
import { setLongStandingCadence } from './long-standing-cadence.ts';
import { startApiProcess, type TestApi } from './test-api.ts';
import { type ContactSummaryDto } from '../src/contacts/dto/contact.dto.ts';
import { type ContactActionDto } from '../src/actions/dto/contact-action.dto.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApiProcess();
});
afterAll(() => api.close());

const owner = () => ({
  ...{ url: directUrl(api.databaseUrl), poolSize: 1 },
  ...{ statementTimeoutMs: 5_000, deadlineMs: 7_000 },
});

describe('the due dates of contacts of a release before', () => {
  it('depend on the chosen cadence, steps set aside, and bad outcomes', async () => {
    const ada = await api.signIn();
    const add = async (displayName: string, cadence: number | null, facts: object = {}) => {
      const { body } = await ada.post('/api/contacts', { displayName }).expect(201);
      if (cadence !== null) await setLongStandingCadence(api, ada, body.id, cadence);
      const interactionDate = addDays(new Date(), -70).toISOString();
      await ada
        .post(`/api/interactions/${body.id}`, { type: 'call', interactionDate, ...facts })
        .expect(201);
      return String(body.id);
    };
    await add('Assumed', null);
    await add('Chosen', 60);
    await add('Went badly', null, { outcome: 'negative' });
    const aside = await add('Aside', 60);
    const { body } = await ada.get(`/api/actions/${aside}`).expect(200);
    const step = (body as ContactActionDto[]).find(({ ruleId }) => ruleId === 'R3');
    const snoozedUntil = addDays(new Date(), 7).toISOString();
    await ada
      .patch(`/api/actions/${aside}/${step?.id}`, { status: 'snoozed', snoozedUntil })
      .expect(200);
    const states = async () =>
      Object.fromEntries(
        ((await ada.get('/api/contacts').expect(200)).body as ContactSummaryDto[]).map(
          ({ displayName, dueState }) => [displayName, dueState],
        ),
      );
    const now = await states();
    // As in the previous release.
    await api.sql(
      `UPDATE rapport.contacts SET next_due_at = last_interaction_at + interval '60 days',
         set_aside_from = NULL, repair_at = NULL, due_version = NULL`,
    );
    expect(await states()).toEqual({
      ...{ Assumed: 'due', Chosen: 'due', 'Went badly': 'due', Aside: 'due' },
    });
    await backfillDueDates(owner());
    expect(await states()).toEqual(now);
    expect(now).toEqual({
      ...{ Assumed: 'none', Chosen: 'due', 'Went badly': 'repair', Aside: 'set_aside' },
    });
  });
});

describe('the order by last name of contacts of a release before', () => {
  it("is sorted by the whole name until it's filled, and then by the last name", async () => {
    const ada = await api.signIn();
    for (const displayName of ['Ada Zuse', 'Bea Young', 'Zoe Adams', 'Cher']) {
      await ada.post('/api/contacts', { displayName }).expect(201);
    }
    const names = async () =>
      (
        (await ada.get('/api/contacts?sort=familyName').expect(200)).body as ContactSummaryDto[]
      ).map(({ displayName }) => displayName);
    // As the previous release adds and renames a contact.
    await api.sql('UPDATE rapport.contacts SET sort_family_name = NULL WHERE display_name <> $1', [
      'Bea Young',
    ]);
    await api.sql(
      "UPDATE rapport.contacts SET display_name = 'Bea Carr', sort_name = 'bea carr' WHERE display_name = 'Bea Young'",
    );
    expect(await names()).toEqual(['Ada Zuse', 'Cher', 'Bea Carr', 'Zoe Adams']);
    await backfillFamilySort(owner());
    expect(await names()).toEqual(['Zoe Adams', 'Bea Carr', 'Cher', 'Ada Zuse']);
  });
});
