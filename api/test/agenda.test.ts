import { addDays } from '../src/attention/domain/utc-days.ts';
import { AdoptPlansService } from '../src/interactions/adopt-plans.service.ts';
import { type OwnApi, startSeparateApi } from './separate-api.ts';
import { type Caller } from './test-api.ts';
import { type InteractionDto } from '../src/interactions/dto/interaction.dto.ts';
import { type MeetingDto } from '../src/interactions/dto/meeting.dto.ts';

let api: OwnApi;
let ada: Caller;
let grace: string;
let inge: string;

beforeAll(async () => {
  api = await startSeparateApi();
});
beforeEach(async () => {
  ada = await api.signIn();
  grace = await add({ displayName: 'Grace Hopper', primaryEmail: 'grace@ex.example' });
  inge = await add({ displayName: 'Inge Lehmann', organizationName: 'Nordwind GmbH' });
});
afterAll(() => api.close());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const add = async (contact: object) =>
  String((await ada.post('/api/contacts', contact).expect(201)).body.id);
const plan = async (facts: object = {}): Promise<MeetingDto> => {
  const body = { title: 'Budget', startsAt: inHours(20), contactIds: [grace], ...facts };
  return (await ada.post('/api/meetings', body).expect(201)).body;
};
const history = async (contactId: string) =>
  (await ada.get(`/api/interactions/${contactId}`).expect(200)).body as InteractionDto[];
const found = async (query: string) =>
  ((await ada.get(`/api/meetings?${query}`).expect(200)).body as MeetingDto[]).map(
    ({ title }) => title,
  );

describe('the list of meetings', () => {
  it('is paged from the soonest, and for past ones from the latest', async () => {
    for (const [title, hours] of [
      ['Second', 30],
      ['First', 29],
      ['Far', 24 * 200],
      ['Now', -0.5],
      ['Over', -2],
      ['Long over', -24 * 90],
    ] as const) {
      await plan({ title, startsAt: inHours(hours) });
    }
    const read: string[] = [];
    let path = '/api/meetings?when=coming&limit=2';
    while (path !== '') {
      const answer = await ada.get(path).expect(200);
      read.push(...(answer.body as MeetingDto[]).map(({ title }) => title));
      const link: unknown = answer.headers.link;
      const { pathname, search } = new URL(/<([^>]+)>/.exec(String(link))?.[1] ?? '/', api.url);
      path = link === undefined ? '' : pathname + search;
    }
    expect(read).toEqual(['Now', 'First', 'Second', 'Far']);
    expect(await found('when=past')).toEqual(['Over', 'Long over']);
    const { headers } = await ada.get('/api/meetings?when=past&limit=1').expect(200);
    const cursor = /cursor=([\w-]+)/.exec(String(headers.link))?.[1];
    expect(await found(`when=past&cursor=${cursor}`)).toEqual(['Long over']);
    expect(await found(`when=past&from=${addDays(new Date(), -30).toISOString()}`)).toEqual([
      'Over',
    ]);
  });

  it.each([
    ['a title', 'budg'],
    ['a place', 'einstein'],
    ['its notes', 'delivery'],
    ['a person', 'grace'],
    ['a company', 'nordwind'],
    ['words of several of them', 'nordwind budget'],
  ])('is searched by %s', async (_, words) => {
    const facts = { place: 'Café Einstein', notes: 'Prices\nDelivery' };
    await plan({ ...facts, contactIds: [grace, inge] });
    await plan({ title: 'Other', contactIds: [await add({ displayName: 'Otto Hahn' })] });
    expect(await found(`when=coming&q=${encodeURIComponent(words)}`)).toEqual(['Budget']);
    expect(await found('when=coming&q=nothing')).toEqual([]);
  });

  it.each(['when=soon', 'limit=0', 'cursor=x', 'from=today', `q=${'x'.repeat(321)}`])(
    'refuses %s',
    async (query) => {
      const { body } = await ada.get(`/api/meetings?${query}`).expect(400);
      expect(body.code).toBe('VALIDATION_FAILED');
    },
  );
});

describe('a meeting without a title', () => {
  it('is called by its people, whatever they are called by then', async () => {
    const { id, title, ownTitle } = await plan({ title: null });
    expect([title, ownTitle]).toEqual(['Meeting with Grace Hopper', null]);
    await ada.patch(`/api/contacts/${grace}`, { displayName: 'Grace M. Hopper' }).expect(200);
    const { body } = await ada.patch(`/api/meetings/${id}`, { contactIds: [grace, inge] });
    expect(body.title).toBe('Meeting with Grace M. Hopper and Inge Lehmann');
    expect(await history(grace)).toMatchObject([{ type: 'meeting', description: null }]);
    const { body: exported } = await ada.get(`/api/contacts/${grace}/export`).expect(200);
    expect(exported.contact.interactions[0].meeting.title).toBe('Meeting');
    const named = await ada.patch(`/api/meetings/${id}`, { title: 'Budget' }).expect(200);
    expect(named.body).toMatchObject({ title: 'Budget', ownTitle: 'Budget' });
  });
});

describe('an interaction that is logged ahead', () => {
  const call = { type: 'call', notes: 'Ask for the figures', duration: 20 };
  const log = async (body: object) =>
    (await ada.post(`/api/interactions/${grace}`, { ...call, ...body }).expect(201))
      .body as InteractionDto;
  const meetings = async () =>
    (await ada.get('/api/meetings?when=coming').expect(200)).body as MeetingDto[];

  it('is a meeting, with its notes', async () => {
    const interactionDate = inHours(40);
    const logged = await log({ interactionDate });
    expect(logged).toMatchObject({ type: 'call', notes: null, meeting: { notes: call.notes } });
    expect(await meetings()).toMatchObject([
      {
        ...{ id: logged.meeting?.id, type: 'call', title: 'Call with Grace Hopper' },
        ...{ startsAt: interactionDate, duration: 20, notes: call.notes },
      },
    ]);
    const { body: contacts } = await ada.get('/api/contacts?q=figures').expect(200);
    expect(contacts).toMatchObject([{ id: grace }]);
  });

  it('becomes planned when its date moves to the future, and asks for its outcome once it has passed', async () => {
    const { id } = await log({ interactionDate: inHours(-5) });
    expect(await meetings()).toEqual([]);
    const at = `/api/interactions/${grace}/${id}`;
    await ada.patch(at, { interactionDate: inHours(5), notes: 'Later' }).expect(200);
    expect(await meetings()).toMatchObject([{ type: 'call', notes: 'Later' }]);
    await ada.patch(at, { interactionDate: inHours(-5) }).expect(200);
    expect((await ada.get('/api/today').expect(200)).body.begun).toHaveLength(1);
  });

  it('is made one where a release before has planned it, once', async () => {
    const { id } = await log({ interactionDate: inHours(40) });
    await api.sql(
      "UPDATE rapport.interactions SET meeting_id = NULL, notes = 'Ask' WHERE id = $1",
      [id],
    );
    await api.sql('DELETE FROM rapport.meetings WHERE id = $1', [id]);
    await log({ interactionDate: inHours(-2), notes: 'Over' });
    const service = api.service(AdoptPlansService);
    expect(await service.run()).toBe(1);
    expect(await service.run()).toBe(0);
    expect(await meetings()).toMatchObject([{ notes: 'Ask', title: 'Call with Grace Hopper' }]);
    expect(await history(grace)).toMatchObject([
      { meeting: { state: 'planned' } },
      { notes: 'Over' },
    ]);
  });
});

describe('Today', () => {
  it('has the plans of the two weeks after tomorrow', async () => {
    for (const days of [1, 3, 14, 40]) {
      await plan({ title: `In ${days}`, startsAt: addDays(new Date(), days).toISOString() });
    }
    const { body } = await ada.get('/api/today').expect(200);
    expect(body.ahead.map(({ title }: MeetingDto) => title)).toEqual(['In 3', 'In 14']);
  });
});

describe('the outcome of a meeting', () => {
  it('is logged once for those who were there, with a note, and can be taken back', async () => {
    const { id, people } = await plan({ startsAt: inHours(-2), contactIds: [grace, inge] });
    const own = people.find((person) => person.id === grace)?.interactionId;
    await ada.patch(`/api/interactions/${grace}/${own}`, { notes: 'Was early' }).expect(200);
    const outcome = { outcome: 'positive', notes: 'Two years', contactIds: [grace] };
    const { body } = await ada.put(`/api/meetings/${id}/outcome`, outcome).expect(200);
    expect(body).toMatchObject({
      ...{ state: 'held', outcome: 'positive', outcomeNotes: 'Two years' },
      people: [{ id: grace }],
    });
    expect(await history(grace)).toMatchObject([
      { outcome: 'positive', notes: 'Was early\n\nTwo years' },
    ]);
    expect(await history(inge)).toEqual([]);
    const { body: again } = await ada.delete(`/api/meetings/${id}/outcome`).expect(200);
    expect(again).toMatchObject({ state: 'planned', outcome: null, outcomeNotes: null });
    expect(await history(grace)).toMatchObject([{ outcome: null, notes: 'Was early' }]);
    expect(await history(inge)).toMatchObject([{ outcome: null, notes: null }]);
    await ada.delete(`/api/meetings/${id}/outcome`).expect(409);
  });

  it('replaces the one before, with its note', async () => {
    const { id } = await plan({ startsAt: inHours(-2) });
    const put = (body: object) => ada.put(`/api/meetings/${id}/outcome`, body).expect(200);
    await put({ outcome: 'positive', notes: 'First' });
    await put({ outcome: 'neutral', notes: 'Second' });
    expect(await history(grace)).toMatchObject([{ outcome: 'neutral', notes: 'Second' }]);
  });

  it('has promises of any outcome, until they are withdrawn or replaced', async () => {
    const { id, people } = await plan({ startsAt: inHours(-2), contactIds: [grace, inge] });
    const promise = { kind: 'i_promised', text: 'Send the figures', dueOn: '2026-12-04' };
    const put = (body: object) =>
      ada.put(`/api/meetings/${id}/outcome`, { outcome: 'positive', ...body });
    const promises = async (contactId: string) =>
      (await ada.get(`/api/commitments/${contactId}`).expect(200)).body;
    await put({ commitments: [promise], commitmentsWith: inge }).expect(200);
    const own = people.find((person) => person.id === inge)?.interactionId;
    expect(await promises(inge)).toMatchObject([{ ...promise, interactionId: own, doneAt: null }]);
    expect(await promises(grace)).toEqual([]);
    await put({ commitments: [{ ...promise, text: 'Call' }] }).expect(200);
    expect(await promises(inge)).toEqual([]);
    expect(await promises(grace)).toMatchObject([{ text: 'Call' }]);
    await put({ contactIds: [grace], commitmentsWith: inge, commitments: [promise] }).expect(404);
    expect(await promises(grace)).toHaveLength(1);
    await ada.delete(`/api/meetings/${id}/outcome`).expect(200);
    expect(await promises(grace)).toEqual([]);
  });

  it('names only people who take part', async () => {
    const { id } = await plan({ startsAt: inHours(-2) });
    const body = { outcome: 'positive', contactIds: [inge] };
    const answer = await ada.put(`/api/meetings/${id}/outcome`, body).expect(404);
    expect(answer.body.code).toBe('CONTACT_NOT_FOUND');
  });
});

it("a meeting is exported as a file without the user's notes", async () => {
  const facts = { place: 'Room 4; left, "upstairs"', goal: 'Two years', notes: 'Secret' };
  const { id } = await plan({ ...facts, startsAt: '2026-12-01T09:00:00.000Z', duration: 45 });
  const { text, headers } = await ada.get(`/api/meetings/${id}/meeting.ics`).expect(200);
  expect(headers['content-type']).toContain('text/calendar');
  expect(text).toContain(
    'DTSTART:20261201T090000Z\r\nDTEND:20261201T094500Z\r\nSUMMARY:Budget\r\n',
  );
  expect(text).toContain('LOCATION:Room 4\\; left\\, "upstairs"');
  expect(text).not.toMatch(/Two years|Secret|Hopper/);
  const bob = await api.signIn();
  await bob.get(`/api/meetings/${id}/meeting.ics`).expect(404);
});

it('the notes of a meeting are where its lines are', async () => {
  await plan({ notes: 'Prices\nDelivery', startsAt: inHours(0.5) });
  expect((await ada.get('/api/today').expect(200)).body.meetings[0].meeting.notes).toBe(
    'Prices\nDelivery',
  );
  const { body: feed } = await ada.post('/api/calendar-feed', { timeZone: 'UTC' }).expect(201);
  const ics = await (await fetch(`${api.url}${feed.path}`)).text();
  expect(ics).toContain('DESCRIPTION:Prices\\nDelivery');
  const { body } = await ada.get(`/api/contacts/${grace}/export`).expect(200);
  expect(body.contact.interactions[0].meeting.notes).toBe('Prices\nDelivery');
});
