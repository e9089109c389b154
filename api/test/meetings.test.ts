import { randomUUID } from 'node:crypto';
import { addDays } from '../src/attention/domain/utc-days.ts';
import { CalendarMeetingsService } from '../src/interactions/calendar-meetings.service.ts';
import { MeetingsService } from '../src/interactions/meetings.service.ts';
import { PurgeService } from '../src/purge/purge.service.ts';
import { type OwnApi, startSeparateApi } from './separate-api.ts';
import { type Caller } from './test-api.ts';
import { type ExportedPersonDto } from '../src/export/dto/exported-data.dto.ts';
import { type ContactHealthDto } from '../src/attention/dto/contact-health.dto.ts';
import { type InteractionDto } from '../src/interactions/dto/interaction.dto.ts';
import { type MeetingDto } from '../src/interactions/dto/meeting.dto.ts';
import { type TodayDto } from '../src/today/dto/today.dto.ts';

let api: OwnApi;
let ada: Caller;
let grace: string;
let inge: string;

beforeAll(async () => {
  api = await startSeparateApi();
});
beforeEach(async () => {
  ada = await api.signIn();
  grace = await add('Grace Hopper');
  inge = await add('Inge Lehmann');
});
afterAll(() => api.close());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const add = async (displayName: string, caller = ada) =>
  String((await caller.post('/api/contacts', { displayName }).expect(201)).body.id);
const plan = async (facts: object = {}): Promise<MeetingDto> => {
  const body = { title: 'Budget', startsAt: inHours(20), contactIds: [grace], ...facts };
  return (await ada.post('/api/meetings', body).expect(201)).body;
};
const history = async (contactId: string) =>
  (await ada.get(`/api/interactions/${contactId}`).expect(200)).body as InteractionDto[];
const health = async (contactId: string) =>
  (await ada.get(`/api/health/${contactId}`).expect(200)).body as ContactHealthDto;
const today = async () => (await ada.get('/api/today').expect(200)).body as TodayDto;
const stored = (table: string) =>
  api.sql(`SELECT * FROM rapport.${table} WHERE user_profile_id = $1`, [ada.id]);
const purgeAll = async () => {
  await api.sql(
    `UPDATE rapport.contacts SET deleted_at = now() - interval '31 days'
     WHERE user_profile_id = $1 AND deleted_at IS NOT NULL`,
    [ada.id],
  );
  await api.service(PurgeService).run();
};

describe('the lines of a meeting', () => {
  const LINES = {
    goal: 'A yes to the second year',
    news: 'Delivery is faster',
    worry: 'The price',
  };

  it('are where the meeting is, in its history, in Today, in the feed and in the export', async () => {
    const meeting = await plan({ ...LINES, startsAt: inHours(0.5) });
    expect(meeting).toMatchObject(LINES);
    expect((await history(grace))[0]?.meeting).toMatchObject(LINES);
    const { meetings } = await today();
    expect(meetings[0]?.meeting).toMatchObject(LINES);
    const { body: feed } = await ada.post('/api/calendar-feed', { timeZone: 'UTC' }).expect(201);
    const ics = await (await fetch(`${api.url}${feed.path}`)).text();
    const text = ics.replaceAll('\r\n ', '');
    expect(text).toContain(
      'DESCRIPTION:You want: A yes to the second year\\nNew: Delivery is faster',
    );
    const { body: person } = await ada.get(`/api/contacts/${grace}/export`).expect(200);
    expect(person.contact.interactions[0].meeting).toMatchObject(LINES);
  });

  it('can be changed and cleared one by one', async () => {
    const { id } = await plan(LINES);
    const change = { goal: 'Two years', worry: '  ' };
    const { body } = await ada.patch(`/api/meetings/${id}`, change).expect(200);
    expect(body).toMatchObject({ goal: 'Two years', news: LINES.news, worry: null });
  });

  it('have 140 characters at most, and say so', async () => {
    const long = {
      title: 'Budget',
      startsAt: inHours(20),
      contactIds: [grace],
      news: 'x'.repeat(141),
    };
    const { body } = await ada.post('/api/meetings', long).expect(400);
    expect(body.problems).toEqual([{ field: 'news', message: expect.stringContaining('140') }]);
  });
});

describe('planning a meeting', () => {
  it('adds it to the history of every attendee', async () => {
    const startsAt = inHours(20);
    const meeting = await plan({
      startsAt,
      duration: 45,
      place: 'Room 4',
      link: 'meet.example.com/budget',
      contactIds: [inge, grace],
    });
    expect(meeting).toMatchObject({
      title: 'Budget',
      startsAt,
      duration: 45,
      place: 'Room 4',
      link: 'https://meet.example.com/budget',
      state: 'planned',
      source: 'own',
      people: [{ displayName: 'Grace Hopper' }, { displayName: 'Inge Lehmann' }],
    });
    for (const contactId of [grace, inge]) {
      const [entry] = await history(contactId);
      expect(entry).toMatchObject({
        type: 'meeting',
        description: 'Budget',
        duration: 45,
        interactionDate: startsAt,
        outcome: null,
        meeting: { id: meeting.id, place: 'Room 4', state: 'planned' },
      });
      expect((await health(contactId)).nextPlannedAt).toBe(startsAt);
    }
    expect((await ada.get(`/api/meetings/${meeting.id}`).expect(200)).body).toEqual(meeting);
    expect((await ada.get('/api/meetings').expect(200)).body).toEqual([meeting]);
    const before = new URLSearchParams({ to: startsAt });
    expect((await ada.get(`/api/meetings?${before}`).expect(200)).body).toEqual([]);
  });

  it.each([
    ['contactIds', []],
    ['contactIds', ['x']],
    ['contactIds', null],
    ['title', 7],
    ['startsAt', '2026-02-30T09:00:00Z'],
    ['startsAt', addDays(new Date(), 400).toISOString()],
    ['link', 'javascript:alert(1)'],
    ['link', 'tel:nobody'],
    ['link', 'https://name:secret@example.com'],
    ['place', 'x'.repeat(400)],
    ['duration', -1],
  ])('refuses %s %j', async (field, value) => {
    const body = { title: 'Budget', startsAt: inHours(1), contactIds: [grace], [field]: value };
    const answer = await ada.post('/api/meetings', body).expect(400);
    expect(answer.body.problems).toMatchObject([{ field }]);
    expect(await stored('meetings')).toEqual([]);
  });

  it('accepts a phone number as a link', async () => {
    expect((await plan({ link: 'tel:+44 20 7946 0018' })).link).toBe('tel:+44 20 7946 0018');
  });

  it('is with contacts of the user only, and no one else finds it', async () => {
    const bob = await api.signIn();
    const foreign = await add('Foreign', bob);
    const body = { title: 'Budget', startsAt: inHours(1), contactIds: [grace, foreign] };
    const { body: error } = await ada.post('/api/meetings', body).expect(404);
    expect(error.code).toBe('CONTACT_NOT_FOUND');
    expect([await stored('meetings'), await stored('interactions')]).toEqual([[], []]);
    const { id } = await plan();
    await bob.get(`/api/meetings/${id}`).expect(404);
    await bob.patch(`/api/meetings/${id}`, { title: 'Mine' }).expect(404);
    await bob.put(`/api/meetings/${id}/outcome`, { outcome: 'positive' }).expect(404);
    await bob.delete(`/api/meetings/${id}`).expect(404);
    expect((await bob.get('/api/meetings').expect(200)).body).toEqual([]);
  });
});

describe('changing a planned meeting', () => {
  it('changes it for everyone, those who come and those who leave', async () => {
    const { id } = await plan();
    const emmy = await add('Emmy Noether');
    const startsAt = inHours(40);
    const change = { title: 'Plan', startsAt, place: 'Hall', contactIds: [inge, emmy] };
    const { body } = await ada.patch(`/api/meetings/${id}`, change).expect(200);
    expect(body).toMatchObject({
      title: 'Plan',
      startsAt,
      people: [{ displayName: 'Emmy Noether' }, { displayName: 'Inge Lehmann' }],
    });
    expect(await history(grace)).toEqual([]);
    expect((await health(grace)).nextPlannedAt).toBeNull();
    expect((await health(inge)).nextPlannedAt).toBe(startsAt);
  });

  it('follows changes in the history of one person', async () => {
    const { id, people } = await plan({ contactIds: [grace, inge] });
    const [own] = people;
    const interactionDate = inHours(50);
    await ada
      .patch(`/api/interactions/${grace}/${own?.interactionId}`, {
        interactionDate,
        description: 'Moved',
        notes: 'Bring the figures',
      })
      .expect(200);
    const [other] = await history(inge);
    expect(other).toMatchObject({ interactionDate, description: 'Moved', notes: null });
    const { body } = await ada.get(`/api/meetings/${id}`).expect(200);
    expect(body).toMatchObject({ startsAt: interactionDate, title: 'Moved' });
  });

  it('ends when the last person leaves', async () => {
    const { id, people } = await plan({ contactIds: [grace, inge] });
    const [first, second] = people;
    await ada.delete(`/api/interactions/${grace}/${first?.interactionId}`).expect(204);
    expect((await ada.get(`/api/meetings/${id}`).expect(200)).body.people).toHaveLength(1);
    await ada.delete(`/api/interactions/${inge}/${second?.interactionId}`).expect(204);
    await ada.get(`/api/meetings/${id}`).expect(404);
    expect(await stored('meetings')).toEqual([]);
  });

  it('removes a canceled one from every history', async () => {
    const { id } = await plan({ contactIds: [grace, inge] });
    await ada.delete(`/api/meetings/${id}`).expect(204);
    expect([await history(grace), await history(inge)]).toEqual([[], []]);
    expect((await health(grace)).nextPlannedAt).toBeNull();
    await ada.delete(`/api/meetings/${id}`).expect(404);
  });
});

describe('a meeting that has begun', () => {
  const passed = (facts: object = {}) => plan({ startsAt: inHours(-2), ...facts });

  it('is suggested until an outcome is logged', async () => {
    const meeting = await passed({ contactIds: [grace, inge] });
    expect((await today()).begun).toEqual([meeting]);
    const outcome = { outcome: 'follow_up_needed', followUpAt: '2026-03-17' };
    const { body } = await ada.put(`/api/meetings/${meeting.id}/outcome`, outcome).expect(200);
    expect(body.state).toBe('held');
    expect((await today()).begun).toEqual([]);
    for (const contactId of [grace, inge])
      expect(await history(contactId)).toMatchObject([outcome]);
    await ada.put(`/api/meetings/${meeting.id}/outcome`, { outcome: 'positive' }).expect(200);
    expect(await history(grace)).toMatchObject([{ outcome: 'positive', followUpAt: null }]);
    await ada.patch(`/api/meetings/${meeting.id}`, { title: 'New' }).expect(409);
    await ada.delete(`/api/meetings/${meeting.id}`).expect(409);
  });

  it('did not take place when it is canceled, and counts for nothing', async () => {
    const { id } = await passed();
    // Shortly after midnight, two hours ago was yesterday.
    const isYesterday = inHours(-2).slice(0, 10) !== inHours(0).slice(0, 10);
    expect((await health(grace)).daysSinceLast).toBe(isYesterday ? 1 : 0);
    await ada.delete(`/api/meetings/${id}`).expect(204);
    expect((await today()).begun).toEqual([]);
    expect((await health(grace)).daysSinceLast).toBeNull();
  });

  it('has taken place once its interaction has an outcome', async () => {
    const { id, people } = await passed();
    await ada
      .patch(`/api/interactions/${grace}/${people[0]?.interactionId}`, { outcome: 'neutral' })
      .expect(200);
    expect((await ada.get(`/api/meetings/${id}`).expect(200)).body.state).toBe('held');
  });

  it('has no outcome before it begins', async () => {
    const { id } = await plan();
    const { body } = await ada
      .put(`/api/meetings/${id}/outcome`, { outcome: 'positive' })
      .expect(400);
    expect(body.problems).toMatchObject([{ field: 'outcome' }]);
  });
});

describe('Today', () => {
  it('has a meeting with several people once, with place, link and everyone', async () => {
    await plan({ startsAt: inHours(1), place: 'Room 4', contactIds: [grace, inge] });
    const { meetings } = await today();
    expect(meetings).toMatchObject([
      { meeting: { place: 'Room 4', people: [{ id: grace }, { id: inge }] } },
    ]);
  });
});

describe('what happens to contacts', () => {
  it('removes deleted contacts from the meeting, and a meeting without attendees', async () => {
    const { id } = await plan({ contactIds: [grace, inge] });
    await ada.delete(`/api/contacts/${grace}`).expect(204);
    expect((await ada.get(`/api/meetings/${id}`).expect(200)).body.people).toHaveLength(1);
    await ada.post(`/api/contacts/${grace}/restore`).expect(200);
    expect((await ada.get(`/api/meetings/${id}`).expect(200)).body.people).toHaveLength(2);
    await ada.delete(`/api/contacts/${grace}`).expect(204);
    await ada.delete(`/api/contacts/${inge}`).expect(204);
    expect((await ada.get('/api/meetings').expect(200)).body).toEqual([]);
    await purgeAll();
    expect(await stored('meetings')).toEqual([]);
  });

  it('brings a restored one back to the meeting as it is by then', async () => {
    const { id } = await plan({ contactIds: [grace, inge] });
    const other = await plan({ title: 'Off', contactIds: [grace, inge] });
    const past = await plan({ title: 'Past', startsAt: inHours(-3), contactIds: [grace, inge] });
    await ada.delete(`/api/contacts/${grace}`).expect(204);
    const startsAt = inHours(90);
    await ada.patch(`/api/meetings/${id}`, { startsAt, title: 'Moved' }).expect(200);
    await ada.delete(`/api/meetings/${other.id}`).expect(204);
    await ada.put(`/api/meetings/${past.id}/outcome`, { outcome: 'positive' }).expect(200);
    await ada.post(`/api/contacts/${grace}/restore`).expect(200);
    expect(await history(grace)).toMatchObject([
      { description: 'Moved', interactionDate: startsAt },
      { description: 'Past', outcome: 'positive', meeting: { state: 'held' } },
    ]);
    expect((await health(grace)).nextPlannedAt).toBe(startsAt);
    expect((await ada.get(`/api/contacts/${grace}`).expect(200)).body.nextPlannedAt).toBe(startsAt);
  });

  it('has one entry of it after a merge of two who take part, and two again when that is undone', async () => {
    const { id } = await plan({ contactIds: [grace, inge] });
    await ada.post(`/api/contacts/${grace}/merge`, { with: inge }).expect(200);
    expect(await history(grace)).toHaveLength(1);
    expect((await ada.get(`/api/meetings/${id}`).expect(200)).body.people).toHaveLength(1);
    await ada.post(`/api/contacts/${grace}/unmerge`).expect(200);
    expect([(await history(grace)).length, (await history(inge)).length]).toEqual([1, 1]);
  });

  it('is in the exports, without the others', async () => {
    const { id } = await plan({ place: 'Room 4', contactIds: [grace, inge] });
    const person = (await ada.get(`/api/contacts/${grace}/export`).expect(200))
      .body as ExportedPersonDto;
    expect(person.contact.interactions[0]?.meeting).toEqual({
      id,
      title: 'Budget',
      place: 'Room 4',
      link: null,
      goal: null,
      news: null,
      worry: null,
      notes: null,
      type: 'meeting',
      state: 'planned',
      source: 'own',
      eventUid: null,
    });
    expect(JSON.stringify(person)).not.toContain('Inge');
  });
});

describe('events of a calendar', () => {
  const meetings = () => api.service(MeetingsService);
  const calendars = () => api.service(CalendarMeetingsService);
  const source = randomUUID();
  const read = (uid: string, facts: object = {}) =>
    meetings().planMeeting(
      ada.id,
      { title: 'Jour fixe', startsAt: inHours(30), contactIds: [grace], ...facts },
      { source, externalUid: uid },
    );

  it('are the same meeting when they are read again', async () => {
    const startsAt = inHours(30);
    const { id, change } = await read('1', { startsAt });
    expect(change).toBe('added');
    expect(await read('1', { startsAt })).toMatchObject({ id, change: 'unchanged' });
    expect(await read('1', { startsAt: inHours(31), contactIds: [grace, inge] })).toMatchObject({
      id,
      change: 'changed',
    });
    expect(await history(inge)).toHaveLength(1);
  });

  it('stay canceled or completed, however often the calendar is read', async () => {
    const canceled = await read('1');
    await ada.delete(`/api/meetings/${canceled.id}`).expect(204);
    expect((await read('1')).change).toBe('settled');
    expect(await history(grace)).toEqual([]);
    const { id } = await read('2', { startsAt: inHours(-1) });
    await ada.put(`/api/meetings/${id}/outcome`, { outcome: 'positive' }).expect(200);
    expect((await read('2')).change).toBe('settled');
    await calendars().forgetSource(ada.id, source);
    expect(await stored('meetings')).toMatchObject([{ id, source: 'own', external_uid: null }]);
    expect(await history(grace)).toMatchObject([{ outcome: 'positive' }]);
  });

  it('go when the calendar has them no more, and may come back', async () => {
    await read('1');
    await read('2');
    expect(await calendars().cancelMissing(ada.id, source, ['2'], new Date())).toBe(1);
    expect(await history(grace)).toHaveLength(1);
    expect((await read('1')).change).toBe('added');
  });
});
