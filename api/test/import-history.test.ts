import { type ImportDetailsDto, type ImportedRowsDto } from '../src/imports/dto/import.dto.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;
let id: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
  const body = { fileName: 'contacts.csv', source: 'csv', rowCount: 3 };
  id = ((await ada.post('/api/imports', body).expect(201)).body as ImportDetailsDto).id;
});
afterAll(() => api.close());

const DAY_MS = 86_400_000;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const send = async (row: object) => {
  const { body } = await ada.post(`/api/imports/${id}/rows`, { rows: [row] }).expect(200);
  const [result] = (body as ImportedRowsDto).rows;
  return result ?? { outcome: null, contactId: null, problems: [] };
};
const addContact = async () =>
  String((await ada.post('/api/contacts', { displayName: 'Grace' }).expect(201)).body.id);
const get = async (path: string) => (await ada.get(path).expect(200)).body as object;
const interactions = async (contact: string | null) =>
  (await get(`/api/interactions/${contact}`)) as { id: string; imported: boolean }[];
const ROW = { row: 1, action: 'add', contact: { displayName: 'Mary' } };
const STATED = [
  { kind: 'channel', channels: { email: 'first', call: 'never' }, learnedOn: '2026-03-03' },
  { kind: 'other', text: 'Camera off', learnedOn: '2026-03-04' },
];

describe('the last contact that a file names', () => {
  it('is where the cadence counts from, marked as imported, and no score', async () => {
    const { contactId } = await send({ ...ROW, lastContactOn: dayAgo(20), cadenceDays: 30 });
    expect(await interactions(contactId)).toMatchObject([
      {
        ...{ type: 'note', outcome: null, imported: true },
        ...{ interactionDate: `${dayAgo(20)}T12:00:00.000Z` },
      },
    ]);
    expect(await get(`/api/health/${contactId}`)).toMatchObject({
      ...{ score: null, status: 'no_data', interactionsInWindow: 0 },
      ...{ lastInteractionAt: `${dayAgo(20)}T12:00:00.000Z`, daysSinceLast: 20 },
      ...{ nextDueAt: `${dayAgo(-10)}T12:00:00.000Z`, dueState: 'later' },
      reasons: [
        'The last contact was 20 days ago, within the 30-day cadence you set.',
        "The date of the last contact came with an import, so there's no score yet.",
        'You set this cadence today, so it counts from now on; earlier days go by the old one.',
      ],
    });
    const [listed] = (await get('/api/contacts?sort=lastContact')) as object[];
    expect(listed).toMatchObject({ lastInteractionAt: `${dayAgo(20)}T12:00:00.000Z` });
    const months = JSON.stringify(await get('/api/analytics/interactions?timeZone=UTC'));
    expect(months).not.toMatch(/:1\b/);
  });

  it('is shown in the list without a cadence, too', async () => {
    await send({ ...ROW, lastContactOn: dayAgo(5) });
    const [listed] = (await get('/api/contacts')) as object[];
    expect(listed).toMatchObject({ lastInteractionAt: `${dayAgo(5)}T12:00:00.000Z` });
  });

  it('becomes the user’s own when they edit it, and counts from then on', async () => {
    const { contactId } = await send({ ...ROW, lastContactOn: dayAgo(2) });
    const [before] = await interactions(contactId);
    await ada
      .patch(`/api/interactions/${contactId}/${before?.id}`, { outcome: 'positive' })
      .expect(200);
    expect(await interactions(contactId)).toMatchObject([{ imported: false }]);
    const { score } = (await get(`/api/health/${contactId}`)) as { score: number | null };
    expect(score).toBeGreaterThan(0);
  });

  it('is ignored if the user has set a later one', async () => {
    const grace = await addContact();
    const own = { type: 'call', interactionDate: `${dayAgo(3)}T10:00:00.000Z` };
    await ada.post(`/api/interactions/${grace}`, own).expect(201);
    for (const [row, days] of [
      [1, 9],
      [2, 3],
    ] as const) {
      await send({ ...ROW, row, action: 'merge', contactId: grace, lastContactOn: dayAgo(days) });
    }
    expect(await interactions(grace)).toHaveLength(1);
  });

  it('refuses its row when it lies in the future, and adds no one', async () => {
    expect(await send({ ...ROW, lastContactOn: dayAgo(-3) })).toMatchObject({
      outcome: 'refused',
      problems: [{ field: 'lastContactOn', message: 'must not be in the future' }],
    });
    expect(await get('/api/contacts')).toEqual([]);
  });
});

describe('the next step and what they said', () => {
  it('come in once, however often the file does', async () => {
    const said = {
      nextStepOn: '2030-12-01',
      nextStep: 'Send the draft',
      statedPreferences: STATED,
    };
    const { contactId } = await send({ ...ROW, ...said });
    await send({ ...ROW, row: 2, action: 'merge', contactId, ...said });
    expect(await get(`/api/commitments/${contactId}`)).toMatchObject([
      { kind: 'i_promised', text: 'Send the draft', dueOn: '2030-12-01', interactionId: null },
    ]);
    expect(await get(`/api/stated-preferences/${contactId}`)).toMatchObject([
      { kind: 'other', text: 'Camera off', learnedOn: '2026-03-04' },
      { kind: 'channel', says: 'Email first, never call', learnedOn: '2026-03-03' },
    ]);
  });

  it('are called a follow-up without words', async () => {
    const { contactId } = await send({ ...ROW, nextStepOn: '2030-12-01' });
    expect(await get(`/api/commitments/${contactId}`)).toMatchObject([{ text: 'Follow up' }]);
  });

  it('refuse their row when they were learned in the future', async () => {
    const statedPreferences = [{ kind: 'other', text: 'Camera off', learnedOn: dayAgo(-3) }];
    expect(await send({ ...ROW, statedPreferences })).toMatchObject({
      outcome: 'refused',
      problems: [{ field: 'statedPreferences', message: 'must not be in the future' }],
    });
  });
});

describe('the undo of an import', () => {
  const HISTORY = {
    lastContactOn: '2026-03-03',
    nextStepOn: '2030-12-01',
    statedPreferences: STATED,
  };

  it('removes whom it added with a history', async () => {
    await send({ ...ROW, ...HISTORY });
    const { body } = await ada.post(`/api/imports/${id}/undo`).expect(200);
    expect(body).toMatchObject({ removed: 1, kept: 0 });
  });

  it('removes the history that it added to other contacts', async () => {
    const grace = await addContact();
    await send({
      ...ROW,
      action: 'merge',
      contactId: grace,
      contact: { displayName: 'Grace' },
      ...HISTORY,
    });
    expect(await interactions(grace)).toHaveLength(1);
    const { body } = await ada.post(`/api/imports/${id}/undo`).expect(200);
    expect(body).toMatchObject({ restored: 1, kept: 0 });
    expect(await interactions(grace)).toEqual([]);
    expect(await get(`/api/commitments/${grace}`)).toEqual([]);
    expect(await get(`/api/stated-preferences/${grace}`)).toEqual([]);
    expect(await get(`/api/health/${grace}`)).toMatchObject({ lastInteractionAt: null });
  });
});
