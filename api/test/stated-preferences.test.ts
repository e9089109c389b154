import { randomUUID } from 'node:crypto';
import { PREFERENCE_LIMITS, WEEKDAYS } from '@rapport/contracts';
import { addContact } from './builders/assessment.ts';
import { type GuidanceDto } from '../src/guidance/dto/guidance.dto.ts';
import { type StatedPreferenceDto } from '../src/stated-preferences/dto/stated-preference.dto.ts';
import { setLongStandingCadence } from './long-standing-cadence.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;
let grace: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
  grace = await addContact(ada, 'Grace Hopper');
});
afterAll(() => api.close());

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const EMAIL_FIRST = { kind: 'channel', channels: { email: 'first', call: 'never' } };

const add = async (body: object, contact = grace) =>
  (await ada.post(`/api/stated-preferences/${contact}`, body).expect(201))
    .body as StatedPreferenceDto;
const list = async (contact = grace) =>
  (await ada.get(`/api/stated-preferences/${contact}`).expect(200)).body as StatedPreferenceDto[];
const refused = (body: object) => ada.post(`/api/stated-preferences/${grace}`, body).expect(400);

describe('two writers of one kind', () => {
  const path = () => `/api/stated-preferences/${grace}`;
  const CALL_FIRST = { kind: 'channel', channels: { call: 'first' } };

  it('are told apart by If-Match, so that the second sees what the first saved', async () => {
    const first = await add(EMAIL_FIRST);
    const late = await ada.post(path(), CALL_FIRST).set('If-Match', '"none"').expect(412);
    expect(late.body.code).toBe('PREFERENCE_CHANGED');
    expect((await list()).map(({ id }) => id)).toEqual([first.id]);
    await ada.post(path(), CALL_FIRST).set('If-Match', `"${first.id}"`).expect(201);
    await ada.post(path(), EMAIL_FIRST).set('If-Match', `"${first.id}"`).expect(412);
  });

  it.each([
    { kind: 'when', from: '10:00' },
    { kind: 'lead', leadDays: 2 },
    { kind: 'length', minutes: 20 },
    { kind: 'opening', opening: 'business' },
    { kind: 'address', formality: 'formal' },
  ])('are told apart in each kind that replaces an earlier one: $kind', async (body) => {
    await ada.post(path(), body).set('If-Match', '"none"').expect(201);
    await ada.post(path(), body).set('If-Match', '"none"').expect(412);
  });

  it('change nothing for each other in another kind, a topic, or without If-Match', async () => {
    await add(EMAIL_FIRST);
    const hours = { kind: 'when', from: '10:00' };
    await ada.post(path(), hours).set('If-Match', '"none"').expect(201);
    await add({ kind: 'topic', wanted: true, text: 'Golf' });
    const topic = { kind: 'topic', wanted: false, text: 'Golf' };
    await ada.post(path(), topic).set('If-Match', '"none"').expect(201);
    await add(CALL_FIRST);
  });
});

describe('a stated preference', () => {
  it('returns the stored value, in words, with its day', async () => {
    const added = await add({ ...EMAIL_FIRST, learnedOn: '2026-03-03', minutes: 25 });
    expect(added).toEqual({
      id: expect.any(String),
      contactId: grace,
      interactionId: null,
      kind: 'channel',
      says: 'Email first, never call',
      current: true,
      channels: { email: 'first', call: 'never' },
      notOn: null,
      from: null,
      until: null,
      awayUntil: null,
      leadDays: null,
      detail: null,
      // Fields that don't belong to the kind are dropped.
      minutes: null,
      opening: null,
      formality: null,
      wanted: null,
      text: null,
      learnedOn: '2026-03-03',
      createdAt: expect.any(String),
    });
    expect(await list()).toEqual([added]);
    expect((await add({ kind: 'other', text: ' Camera off ' })).learnedOn).toBe(dayIn(0));
  });

  it('replaces the older one of its kind, which stays in the history and holds again without it', async () => {
    const older = await add({ ...EMAIL_FIRST, learnedOn: '2026-03-03' });
    const newer = await add({
      kind: 'channel',
      channels: { call: 'first' },
      learnedOn: '2026-04-01',
    });
    const late = await add({
      kind: 'channel',
      channels: { video: 'first' },
      learnedOn: '2026-01-01',
    });
    expect((await list()).map(({ id, current }) => [id, current])).toEqual([
      [newer.id, true],
      [older.id, false],
      [late.id, false],
    ]);
    await ada.delete(`/api/stated-preferences/${grace}/${newer.id}`).expect(204);
    expect((await list()).filter(({ current }) => current)).toMatchObject([{ id: older.id }]);
    await ada.delete(`/api/stated-preferences/${grace}/${newer.id}`).expect(404);
  });

  it("is added to the others if it's a topic or free text", async () => {
    await add({ kind: 'topic', wanted: false, text: 'the merger' });
    await add({ kind: 'topic', wanted: true, text: 'the new plant' });
    await add({ kind: 'other', text: 'Camera off' });
    expect((await list()).every(({ current }) => current)).toBe(true);
    // For each topic, the latest statement counts.
    await add({ kind: 'topic', wanted: true, text: 'The merger' });
    expect((await list()).filter(({ current }) => !current)).toMatchObject([
      { says: 'Nothing about the merger' },
    ]);
  });

  it('comes with the interaction in which it was said, and stays when that is deleted', async () => {
    const { body } = await ada
      .post(`/api/interactions/${grace}`, {
        type: 'call',
        interactionDate: new Date(Date.now() - DAY_MS).toISOString(),
        statedPreferences: [EMAIL_FIRST, { kind: 'lead', leadDays: 2 }],
      })
      .expect(201);
    expect((await list()).map(({ interactionId }) => interactionId)).toEqual([body.id, body.id]);
    await ada
      .patch(`/api/interactions/${grace}/${body.id}`, {
        statedPreferences: [{ kind: 'opening', opening: 'business' }],
      })
      .expect(200);
    await ada.delete(`/api/interactions/${grace}/${body.id}`).expect(204);
    expect((await list()).map(({ interactionId }) => interactionId)).toEqual([null, null, null]);
  });

  it.each([
    ['channels is required', { kind: 'channel' }],
    ['channels must name one of', { kind: 'channel', channels: {} }],
    ['channels must say first', { kind: 'channel', channels: { email: 'best' } }],
    ['from is required, or until, notOn, awayUntil', { kind: 'when' }],
    ['from must be an hour like 09:30', { kind: 'when', from: '25:00' }],
    ['notOn must be a list of weekdays', { kind: 'when', notOn: ['Freitag'] }],
    ['notOn must leave a day', { kind: 'when', notOn: WEEKDAYS }],
    ['until must be later than 16:00', { kind: 'when', from: '16:00', until: '10:00' }],
    ['leadDays must be a whole number from 1 to 30', { kind: 'lead', leadDays: 40 }],
    ['detail is required, or minutes', { kind: 'length' }],
    ['opening is required', { kind: 'opening' }],
    ['text is required', { kind: 'other', text: '  ' }],
    ['text must', { kind: 'other', text: 'x'.repeat(PREFERENCE_LIMITS.text + 1) }],
    ['kind must be one of', { kind: 'mood' }],
    ['learnedOn must be a day', { ...EMAIL_FIRST, learnedOn: 'yesterday' }],
  ])('is refused at its field: %s', async (message, body) => {
    const { body: answer } = await refused(body);
    expect(answer.error).toContain(message);
    expect(answer.problems).toHaveLength(1);
    expect(await list()).toEqual([]);
  });

  it('is not learned in the future', async () => {
    const { body } = await refused({ ...EMAIL_FIRST, learnedOn: dayIn(3) });
    expect(body).toMatchObject({ code: 'TIME_OUT_OF_RANGE', problems: [{ field: 'learnedOn' }] });
  });

  it('belongs to a contact and an interaction of the caller', async () => {
    await ada.post(`/api/stated-preferences/${randomUUID()}`, EMAIL_FIRST).expect(404);
    await ada
      .post(`/api/stated-preferences/${grace}`, { ...EMAIL_FIRST, interactionId: randomUUID() })
      .expect(404);
    const bob = await api.signIn();
    const { id } = await add(EMAIL_FIRST);
    await bob.get(`/api/stated-preferences/${grace}`).expect(404);
    await bob.delete(`/api/stated-preferences/${grace}/${id}`).expect(404);
  });
});

describe('a contact, alone and in a list', () => {
  it('has how welcome each way to reach them is, as they said last', async () => {
    const channelsOf = async () => {
      const { body: one } = await ada.get(`/api/contacts/${grace}`).expect(200);
      const { body: all } = await ada.get('/api/contacts?q=grace').expect(200);
      expect(all[0].statedChannels).toEqual(one.statedChannels);
      return one.statedChannels;
    };
    expect(await channelsOf()).toBeNull();
    await add({ kind: 'when', from: '10:00' });
    expect(await channelsOf()).toBeNull();
    await add({ ...EMAIL_FIRST, learnedOn: '2026-03-03' });
    const newer = { kind: 'channel', channels: { call: 'first' }, learnedOn: '2026-04-01' };
    const { id } = await add(newer);
    expect(await channelsOf()).toEqual(newer.channels);
    await ada.delete(`/api/stated-preferences/${grace}/${id}`).expect(204);
    expect(await channelsOf()).toEqual(EMAIL_FIRST.channels);
  });
});

describe('guidance', () => {
  it('omits advice that contradicts a stated preference, and says so', async () => {
    const guidance = async () =>
      (await ada.get(`/api/guidance/${grace}`).expect(200)).body as GuidanceDto;
    expect((await guidance()).stated).toEqual([]);
    const added = await add(EMAIL_FIRST);
    expect((await guidance()).stated).toEqual([{ preference: added, instead: [], answers: null }]);
  });
});

describe('what someone in a meeting said they like', () => {
  const DAY_AHEAD = () => new Date(Date.now() + DAY_MS).toISOString();
  const planned = async (contactIds: string[]) =>
    String(
      (
        await ada
          .post('/api/meetings', { title: 'Renewal', startsAt: DAY_AHEAD(), contactIds })
          .expect(201)
      ).body.id,
    );

  it('is shown with the meeting in Today, in the calendar feed, and in the group briefing, but not in an invitation', async () => {
    const lise = await addContact(ada, 'Lise Meitner');
    await add(EMAIL_FIRST);
    await add({ kind: 'other', text: 'Camera off' });
    await add({ kind: 'when', until: '16:30' });
    const id = await planned([grace, lise]);
    const { body: today } = await ada.get('/api/today').expect(200);
    const told = { contactId: grace, displayName: 'Grace Hopper' };
    expect(today.meetings).toMatchObject([
      { told: [{ ...told, says: ['Email first, never call', 'Not after 16:30', 'Camera off'] }] },
    ]);
    const { body: feed } = await ada.post('/api/calendar-feed', {}).expect(201);
    const read = async () =>
      (await (await fetch(`${api.url}${feed.path}`)).text()).replaceAll('\r\n ', '');
    const said = 'Grace Hopper told you: Email first\\, never call\\; Not after ';
    expect(await read()).toContain(`${said}16:30\\; Camera off`);
    const { body: details } = await ada.get('/api/user/details').expect(200);
    await ada.put('/api/user/details', { ...details, hourCycle: 'h12' }).expect(200);
    expect(await read()).toContain(`${said}4:30 PM\\; Camera off`);
    const { body: everyone } = await ada.get(`/api/meeting-guidance/${id}`).expect(200);
    expect(everyone.people).toMatchObject([
      {
        id: grace,
        told: [
          { says: 'Email first, never call' },
          { says: 'Not after 16:30' },
          { says: 'Camera off' },
        ],
      },
      { id: lise, told: [] },
    ]);
    const { text: invitation } = await ada.get(`/api/meetings/${id}/meeting.ics`).expect(200);
    expect(invitation).not.toContain('told you');
  });
});

describe('someone who is due', () => {
  it('is there with how they said they want to be reached, and when', async () => {
    const due = async () => (await ada.get('/api/today').expect(200)).body.due;
    const interactionDate = new Date(Date.now() - 90 * DAY_MS).toISOString();
    await setLongStandingCadence(api, ada, grace, 30);
    await ada.post(`/api/interactions/${grace}`, { type: 'call', interactionDate }).expect(201);
    expect(await due()).toMatchObject([{ reach: null }]);
    await add({ kind: 'topic', wanted: false, text: 'the merger' });
    expect(await due()).toMatchObject([{ reach: null }]);
    await add(EMAIL_FIRST);
    await add({ kind: 'when', from: '10:00', notOn: ['friday'] });
    await ada.patch(`/api/contacts/${grace}`, { timeZone: 'Europe/Zurich' }).expect(200);
    expect(await due()).toMatchObject([
      {
        reach: {
          says: ['Email first, never call', 'Not before 10:00, not on Fridays'],
          ways: ['email', 'video', 'message', 'inPerson'],
          hours: { from: '10:00', until: null, notOn: ['friday'], awayUntil: null },
          timeZone: 'Europe/Zurich',
        },
      },
    ]);
  });
});
