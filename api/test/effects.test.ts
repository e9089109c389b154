import { ASSESSMENT_DEFAULTS, PERSONALITY_SCORES } from '@rapport/contracts';
import { isPublicAddress } from '../src/web/public-address.ts';
import { addContact, assessmentResponse } from './builders/assessment.ts';
import { dialogAnswers, quizBody } from './builders/quiz-body.ts';
import { addWholeContact } from './builders/whole-contact.ts';
import { Clock } from '../src/clock.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { committedDocument, type Operation, operationsOf } from './openapi/document.ts';
import { startOwnApi } from './own-api.ts';
import { type Caller, type TestApi } from './test-api.ts';
import { startWebHost, type WebHost } from './web-host.ts';

/*
 * Clients read again what shows a topic that a write changes (`@Shows` and `@Changes` at the controllers). Here
 * every write is carried out, and every read is asked before and after it.
 */

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const stamp = (time: string) => time.replaceAll(/[-:]|\.\d{3}/g, '');

/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What a person has before a write: the ids that paths and bodies name. */
interface Things {
  contact: string;
  other: string;
  label: string;
  view: string;
  meeting: string;
  interaction: string;
  import: string;
  calendar: string;
  run: string;
  action: string;
}
type Write = (ada: Caller, things: Things) => Promise<unknown>;

const calendarOf = (uid: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART:${stamp(inDays(1))}\r\n` +
  `DURATION:PT30M\r\nSUMMARY:Review\r\nATTENDEE:mailto:grace@navy.example\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

const meetingBody = (contact: string) => ({
  title: 'Quarterly review',
  startsAt: inDays(0.2),
  contactIds: [contact],
});

const removed = async (ada: Caller, contact: string) =>
  ada.delete(`/api/contacts/${contact}`).expect(204);
const merged = (ada: Caller, { contact, other }: Things) =>
  ada.post(`/api/contacts/${contact}/merge`, { with: other }).expect(200);

/** What has to be done first, where a write needs it. */
const BEFORE: Readonly<Record<string, Write>> = {
  'POST /api/contacts/{id}/restore': (ada, { contact }) => removed(ada, contact),
  'POST /api/contacts/{id}/unmerge': merged,
  'DELETE /api/contacts/{id}/objection': (ada, { contact }) =>
    ada.post(`/api/contacts/${contact}/objection`).expect(200),
  'PATCH /api/calendar-feed': (ada) => ada.post('/api/calendar-feed', {}).expect(201),
  'DELETE /api/calendar-feed': (ada) => ada.post('/api/calendar-feed', {}).expect(201),
  'POST /api/imports/{id}/undo': (ada, things) =>
    ada
      .post(`/api/imports/${things.import}/rows`, {
        rows: [{ row: 2, action: 'add', contact: { displayName: 'Vera Rubin' } }],
      })
      .expect(200),
  // Only a meeting that has begun has an outcome.
  'PUT /api/meetings/{id}/outcome': (ada, { meeting }) =>
    ada.patch(`/api/meetings/${meeting}`, { startsAt: inDays(-0.1) }).expect(200),
  'POST /api/calendars/{id}/refresh': async () => {
    served = calendarOf('second');
    // A calendar is read once a minute when its user asks.
    await api.sql("UPDATE rapport.calendars SET asked_at = asked_at - interval '1 minute'");
  },
};

/** Every write of the document, in a way that changes as much as it can. */
const WRITES: Readonly<Record<string, Write>> = {
  'POST /api/user/revocations': (ada) =>
    ada.post('/api/user/revocations', { scope: 'others' }).expect(200),
  'POST /api/contacts/matches': (ada) =>
    ada.post('/api/contacts/matches', { people: [{ displayName: 'Grace Hopper' }] }).expect(200),
  'POST /api/contacts/{id}/not-same': (ada, { contact, other }) =>
    ada.post(`/api/contacts/${contact}/not-same`, { other, dismissed: true }).expect(204),
  'POST /api/contacts/{id}/merge': merged,
  'POST /api/contacts/{id}/unmerge': (ada, { contact }) =>
    ada.post(`/api/contacts/${contact}/unmerge`).expect(200),
  'POST /api/contacts': (ada) =>
    ada.post('/api/contacts', { displayName: 'Emmy Noether' }).expect(201),
  'PATCH /api/contacts/{id}': (ada, { contact }) =>
    ada.patch(`/api/contacts/${contact}`, { displayName: 'Grace B. Hopper' }).expect(200),
  'DELETE /api/contacts/{id}': (ada, { contact }) => removed(ada, contact),
  'POST /api/contacts/{id}/restore': (ada, { contact }) =>
    ada.post(`/api/contacts/${contact}/restore`).expect(200),
  'POST /api/contacts/{id}/objection': (ada, { contact }) =>
    ada.post(`/api/contacts/${contact}/objection`).expect(200),
  'DELETE /api/contacts/{id}/objection': (ada, { contact }) =>
    ada.delete(`/api/contacts/${contact}/objection`).expect(200),
  'DELETE /api/contacts/{id}/estimate': (ada, { contact }) =>
    ada.delete(`/api/contacts/${contact}/estimate`).expect(200),
  'PUT /api/contacts/{id}/review': (ada, { contact }) =>
    ada.put(`/api/contacts/${contact}/review`).expect(200),
  'POST /api/contacts/bulk': (ada, { contact, label }) =>
    ada
      .post('/api/contacts/bulk', { ids: [contact], change: 'labels', removeLabels: [label] })
      .expect(200),
  'PUT /api/cadence-defaults': (ada) =>
    ada.put('/api/cadence-defaults', { days: 90, labels: [] }).expect(200),
  'POST /api/cadence-defaults/apply': (ada) =>
    ada.post('/api/cadence-defaults/apply', { days: 5, labels: [] }).expect(200),
  'POST /api/labels': (ada) => ada.post('/api/labels', { name: 'Fair' }).expect(201),
  'PATCH /api/labels/{id}': (ada, { label }) =>
    ada.patch(`/api/labels/${label}`, { name: 'Committee' }).expect(200),
  'DELETE /api/labels/{id}': (ada, { label }) => ada.delete(`/api/labels/${label}`).expect(204),
  'POST /api/views': (ada) =>
    ada.post('/api/views', { name: 'Berlin', query: { q: 'Berlin' } }).expect(201),
  'PATCH /api/views/{id}': (ada, { view }) =>
    ada.patch(`/api/views/${view}`, { name: 'Navy people' }).expect(200),
  'DELETE /api/views/{id}': (ada, { view }) => ada.delete(`/api/views/${view}`).expect(204),
  'POST /api/imports': (ada) =>
    ada.post('/api/imports', { fileName: 'a.csv', source: 'csv', rowCount: 1 }).expect(201),
  'POST /api/imports/{id}/rows': (ada, things) =>
    ada
      .post(`/api/imports/${things.import}/rows`, {
        rows: [{ row: 2, action: 'add', contact: { displayName: 'Vera Rubin' } }],
      })
      .expect(200),
  'POST /api/imports/{id}/undo': (ada, things) =>
    ada.post(`/api/imports/${things.import}/undo`).expect(200),
  'POST /api/calendars': (ada) =>
    ada.post('/api/calendars', { url: 'https://calendars.test/other' }).expect(201),
  'POST /api/calendars/{id}/refresh': (ada, { calendar }) =>
    ada.post(`/api/calendars/${calendar}/refresh`).expect(200),
  'DELETE /api/calendars/{id}': (ada, { calendar }) =>
    ada.delete(`/api/calendars/${calendar}`).expect(204),
  'POST /api/calendar-files': (ada) =>
    ada.post('/api/calendar-files', { text: calendarOf('of-file') }).expect(200),
  'POST /api/calendar-feed': (ada) => ada.post('/api/calendar-feed', {}).expect(201),
  'PATCH /api/calendar-feed': (ada) =>
    ada.patch('/api/calendar-feed', { birthdays: false }).expect(200),
  'DELETE /api/calendar-feed': (ada) => ada.delete('/api/calendar-feed').expect(204),
  'POST /api/interactions/{contactId}': (ada, { contact }) =>
    ada
      .post(`/api/interactions/${contact}`, { type: 'call', interactionDate: inDays(0) })
      .expect(201),
  'PATCH /api/interactions/{contactId}/{id}': (ada, { contact, interaction }) =>
    ada
      .patch(`/api/interactions/${contact}/${interaction}`, {
        outcome: 'follow_up_needed',
        followUpAt: inDays(0).slice(0, 10),
        followUpText: 'Send the figures',
      })
      .expect(200),
  'DELETE /api/interactions/{contactId}/{id}': (ada, { contact, interaction }) =>
    ada.delete(`/api/interactions/${contact}/${interaction}`).expect(204),
  'POST /api/meetings': (ada, { contact }) =>
    ada.post('/api/meetings', meetingBody(contact)).expect(201),
  'PATCH /api/meetings/{id}': (ada, { meeting }) =>
    ada.patch(`/api/meetings/${meeting}`, { title: 'Renewal' }).expect(200),
  'DELETE /api/meetings/{id}': (ada, { meeting }) =>
    ada.delete(`/api/meetings/${meeting}`).expect(204),
  'PUT /api/meetings/{id}/outcome': (ada, { meeting }) =>
    ada.put(`/api/meetings/${meeting}/outcome`, { outcome: 'positive' }).expect(200),
  'PUT /api/health/{contactId}/cadence': (ada, { contact }) =>
    ada.put(`/api/health/${contact}/cadence`, { cadenceDays: 7 }).expect(200),
  'PATCH /api/actions/{contactId}/{actionId}': (ada, { contact, action }) =>
    ada.patch(`/api/actions/${contact}/${action}`, { status: 'done' }).expect(200),
  'POST /api/quiz-complete': (ada, { contact }) =>
    ada
      .post(
        '/api/quiz-complete',
        quizBody(contact, dialogAnswers('B', 'A', 'B', 'A', 'B', 'B', 'B')),
      )
      .expect(201),
  'POST /api/assessment-complete/{contactId}': (ada, { contact }) =>
    ada.post(`/api/assessment-complete/${contact}`, ASSESSMENT_DEFAULTS).expect(201),
  'POST /api/assessment-responses': (ada, { contact }) =>
    ada
      .post('/api/assessment-responses', assessmentResponse(contact, 'workstyle-ei', 'A'))
      .expect(201),
  'POST /api/assessment-runs/{contactId}/answers': (ada, { contact, run }) =>
    ada
      .post(`/api/assessment-runs/${contact}/answers`, {
        baseRunId: run,
        source: 'change',
        changes: [{ questionId: 'workstyle-tf', answer: 'B' }],
      })
      .expect(201),
  'POST /api/observations/{contactId}': (ada, { contact }) =>
    ada
      .post(`/api/observations/${contact}`, { questionId: 'workstyle-jp', answer: 'B' })
      .expect(201),
  'PUT /api/tip-feedback/{contactId}/{tipId}': (ada, { contact, interaction }) =>
    ada
      .put(`/api/tip-feedback/${contact}/I.do`, { interactionId: interaction, helped: false })
      .expect(200),
  'PUT /api/user/acknowledgements/responsible-use': (ada) =>
    ada.put('/api/user/acknowledgements/responsible-use', { version: '1' }).expect(200),
  'PUT /api/contacts/{id}/photo': (ada, { contact }) =>
    ada.put(`/api/contacts/${contact}/photo`).attach('photo', PICTURE, 'photo.png').expect(200),
  'DELETE /api/contacts/{id}/photo': (ada, { contact }) =>
    ada.delete(`/api/contacts/${contact}/photo`).expect(200),
  'PUT /api/user/photo': (ada) =>
    ada.put('/api/user/photo', { address: 'https://photos.invalid/me.jpg' }).expect(200),
  'DELETE /api/user': (ada) => ada.delete('/api/user').expect(200),
  'PUT /api/user-personality': (ada) => ada.put('/api/user-personality', ownScores(80)).expect(200),
  'PUT /api/user/digest': (ada) =>
    ada.put('/api/user/digest', { enabled: true, hour: 9, timeZone: 'Europe/Berlin' }).expect(200),
  'POST /api/user/digest/now': async (ada) => {
    await ada.put('/api/user/digest', { enabled: true, hour: 7, timeZone: 'UTC' }).expect(200);
    await ada.post('/api/user/digest/now').expect(204);
  },
};

const ownScores = (score: number) => ({
  ...Object.fromEntries(PERSONALITY_SCORES.map((field) => [field, score])),
  assessmentComplete: true,
  assessmentVersion: '2.0',
});

const operations = operationsOf(committedDocument()).filter(({ path }) => path.startsWith('/api/'));
const nameOf = ({ method, path }: Operation) => `${method} ${path}`;
const reads = operations.filter(({ method }) => method === 'GET');
const writes = operations.filter(({ method }) => method !== 'GET');
/** Reads that have been seen to change, by their path. */
const seen = new Set<string>();
/** Reads that have been seen to change without a write. */
const seenWithTime = new Set<string>();

let api: TestApi;
let host: WebHost;
let mail: MailServer;
/** What the calendar of the tests has in it. */
let served: string;

beforeAll(async () => {
  host = await startWebHost((_request, response) => response.end(served), isPublicAddress, {});
  mail = await startMailServer();
  api = await startOwnApi(
    { fetchCalendars: true, mail: mail.settings, digestEverySeconds: 3600 },
    host.network,
  );
});
afterAll(async () => {
  await api.close();
  await mail.close();
  await host.close();
});

async function manyThings(ada: Caller): Promise<Things> {
  served = calendarOf('first');
  const contact = await addWholeContact(api, ada);
  const other = await addContact(ada, 'Grace Hopper');
  await ada.patch(`/api/contacts/${other}`, { howWeMet: 'In Berlin' }).expect(200);
  await ada.put('/api/user-personality', ownScores(30)).expect(200);
  const id = async (made: Promise<{ body: { id?: unknown } }>) => String((await made).body.id);
  const label = (await ada.get('/api/labels').expect(200)).body[0].id;
  const file = { fileName: 'people.csv', source: 'csv', rowCount: 2 };
  const runs = (await ada.get(`/api/assessment-runs/${contact}`).expect(200)).body;
  const interactions = (await ada.get(`/api/interactions/${contact}`).expect(200)).body;
  const actions = (await ada.get(`/api/actions/${contact}`).expect(200)).body;
  const calendar = await id(ada.post('/api/calendars', { url: 'https://calendars.test/own' }));
  await ada.post(`/api/calendars/${calendar}/refresh`).expect(200);
  return {
    contact,
    other,
    label,
    view: await id(ada.post('/api/views', { name: 'Navy', query: { labels: [label] } })),
    meeting: await id(ada.post('/api/meetings', meetingBody(contact))),
    interaction: interactions.find(({ meeting }: { meeting: unknown }) => meeting === null).id,
    import: await id(ada.post('/api/imports', file)),
    calendar,
    run: runs[0].id,
    action: actions[0].id,
  };
}

/** What every read responds, without what names the moment of the response. */
async function readAll(ada: Caller, things: Things): Promise<Map<string, string>> {
  const responses = new Map<string, string>();
  for (const { path } of reads) {
    const id = path.startsWith('/api/meetings')
      ? things.meeting
      : path.startsWith('/api/imports')
        ? things.import
        : things.contact;
    const address = path.replace(/\{(id|contactId)\}/, id);
    const query = path === '/api/personality-profile' ? '?mbtiType=INTJ&enneagramType=5' : '';
    const { status, text } = await ada.get(address + query);
    responses.set(path, `${status} ${text.replaceAll(/"(exportedAt|computedAt)":"[^"]*"/g, '')}`);
  }
  return responses;
}

describe('what a write changes is declared at its controller', () => {
  it('each write has a case here', () => {
    expect(Object.keys(WRITES).sort()).toEqual(writes.map(nameOf).sort());
  });

  it.each(writes.map((write) => ({ write, name: nameOf(write) })))(
    '$name',
    async ({ write, name }) => {
      const ada = await api.signIn(undefined, 'ada@people.example');
      const things = await manyThings(ada);
      await BEFORE[name]?.(ada, things);
      const before = await readAll(ada, things);
      await WRITES[name]!(ada, things);
      const after = await readAll(ada, things);
      const changed = reads.filter(({ path }) => before.get(path) !== after.get(path));
      for (const { path } of changed) seen.add(path);
      const topics = write['x-changes'] ?? [];
      const undeclared = changed.filter(
        (read) =>
          // A token that is no longer good reads nothing, whatever was changed.
          !after.get(read.path)?.startsWith('401') &&
          !read['x-shows']?.some((topic) => topics.includes(topic)),
      );
      expect(undeclared.map(({ path }) => path)).toEqual([]);
      const unseen = topics.filter(
        (topic) => !changed.some((read) => read['x-shows']?.includes(topic)),
      );
      expect(unseen).toEqual([]);
    },
  );

  it('each read that shows something has been seen to change', () => {
    const unseen = reads.filter((read) => read['x-shows']?.length && !seen.has(read.path));
    expect(unseen.map(({ path }) => path)).toEqual([]);
  });
});

describe('what changes with time alone is declared at its controller', () => {
  afterEach(() => jest.restoreAllMocks());

  /** Time that passes, and what has to be done before. */
  const PASSING: readonly { name: string; ms: number; before?: Write }[] = [
    { name: 'eleven minutes after a merge', ms: 660_000, before: merged },
    { name: 'a day', ms: DAY_MS },
    { name: 'half a year', ms: 180 * DAY_MS },
  ];

  it.each(PASSING)('$name', async ({ ms, before }) => {
    const ada = await api.signIn(undefined, 'ada@people.example');
    const things = await manyThings(ada);
    await before?.(ada, things);
    const now = Date.now();
    const clock = jest.spyOn(Clock.prototype, 'now').mockImplementation(() => new Date(now));
    const first = await readAll(ada, things);
    clock.mockImplementation(() => new Date(now + ms));
    const later = await readAll(ada, things);
    const changed = reads.filter(({ path }) => first.get(path) !== later.get(path));
    for (const { path } of changed) seenWithTime.add(path);
    const undeclared = changed.filter((read) => !read['x-changes-with-time']?.length);
    expect(undeclared.map(({ path }) => path)).toEqual([]);
  });

  it('each read that says so has been seen to change', () => {
    const declared = reads.filter((read) => read['x-changes-with-time']?.length);
    expect(declared.map(({ path }) => path).filter((path) => !seenWithTime.has(path))).toEqual([]);
  });
});
