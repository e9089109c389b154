import fc from 'fast-check';
import { PERSONALITY_SCORES } from '@rapport/contracts';
import { isPublicAddress } from '../src/web/public-address.ts';
import { randomBytes } from 'node:crypto';
import { addAddressBook } from './builders/address-book.ts';
import { addContact } from './builders/assessment.ts';
import { keepPerson } from './builders/keep-person.ts';
import { addWholeContact } from './builders/whole-contact.ts';
import { Clock } from '../src/clock.ts';
import { fakeDav } from './fake-dav.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { addressOf, type Sender, sendWrite } from './openapi/derived-requests.ts';
import { committedDocument, type Operation, operationsOf } from './openapi/document.ts';
import { startSeparateApi } from './separate-api.ts';
import { type Caller, type TestApi } from './test-api.ts';
import { startWebHost, type WebHost } from './web-host.ts';
import { deviceBody } from './push-receiver.ts';

/*
 * Clients reload what shows a topic that a write changes (`@Shows` and `@Changes` on the controllers). This test
 * sends every write in the document, and every read before and after it, at the same time: the clock stands still.
 * One user is created, and restored after each write, because creating a user and sending every read takes most of
 * the time.
 */

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const stamp = (time: string) => time.replaceAll(/[-:]|\.\d{3}/g, '');

/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A user's data before a write: the ids for paths and bodies. */
interface Things {
  contact: string;
  other: string;
  label: string;
  meeting: string;
  interaction: string;
  import: string;
  run: string;
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

/** Id for undoing the last change of many contacts. */
let undoId = '';

/** Preparations for writes that need them. */
const BEFORE: Readonly<Record<string, Write>> = {
  'POST /api/contacts/{id}/restore': (ada, { contact }) => removed(ada, contact),
  'POST /api/contacts/{id}/unmerge': merged,
  'DELETE /api/contacts/deleted': (ada, { other }) => removed(ada, other),
  'POST /api/undos/{id}': async (ada, { contact }) => {
    const change = { ids: [contact], change: 'cadence', cadenceDays: 14 };
    undoId = (await ada.post('/api/contacts/bulk', change).expect(200)).body.undoId;
  },
  'PATCH /api/custom-fields/{id}': addTier,
  'DELETE /api/custom-fields/{id}': addTier,
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
  'DELETE /api/user/details/photo': (ada) =>
    ada.put('/api/user/details/photo').attach('photo', PICTURE, 'photo.png').expect(200),
  // Only a meeting that has begun can have an outcome.
  'PUT /api/meetings/{id}/outcome': (ada, { meeting }) =>
    ada.patch(`/api/meetings/${meeting}`, { startsAt: inDays(-0.1) }).expect(200),
  'DELETE /api/meetings/{id}/outcome': async (ada, { meeting }) => {
    await ada.patch(`/api/meetings/${meeting}`, { startsAt: inDays(-0.1) }).expect(200);
    await ada.put(`/api/meetings/${meeting}/outcome`, { outcome: 'positive' }).expect(200);
  },
  'POST /api/meetings/{id}/restore': (ada, { meeting }) =>
    ada.delete(`/api/meetings/${meeting}`).expect(204),
  'DELETE /api/sample-people': (ada) => ada.post('/api/sample-people').expect(200),
  'POST /api/calendars/{id}/refresh': async () => {
    served = calendarOf('second');
    // Its user can refresh a calendar once a minute.
    await api.sql("UPDATE rapport.calendars SET asked_at = asked_at - interval '1 minute'");
  },
};

const bookOf = async (ada: Caller): Promise<string> =>
  (await ada.get('/api/address-books').expect(200)).body[0].id;

const tierOf = async (ada: Caller): Promise<string> =>
  (await ada.get('/api/custom-fields').expect(200)).body.at(-1).id;

/** Adds a custom field whose choice a contact and a saved view have. */
async function addTier(ada: Caller, { contact }: Things): Promise<void> {
  const tier = { name: 'Tier', kind: 'choice', choices: [{ name: 'Gold' }], shownIn: ['list'] };
  const { id, choices } = (await ada.post('/api/custom-fields', tier).expect(201)).body;
  const customValues = { [id]: choices[0].id };
  await ada.patch(`/api/contacts/${contact}`, { customValues }).expect(200);
  const query = { customFields: [`${id}:any:${choices[0].id}`] };
  await ada.post('/api/views', { name: 'Gold', query }).expect(201);
}

/** Writes with requirements that no schema can express. */
const CASES: Readonly<Record<string, Write>> = {
  'DELETE /api/meetings/{id}/outcome': (ada, { meeting }) =>
    ada.delete(`/api/meetings/${meeting}/outcome`).expect(200),
  'POST /api/meetings/{id}/restore': (ada, { meeting }) =>
    ada.post(`/api/meetings/${meeting}/restore`).expect(200),
  // Only possible duplicates can be marked as different people.
  'POST /api/contacts/{id}/not-same': (ada, { contact, other }) =>
    ada.post(`/api/contacts/${contact}/not-same`, { other, dismissed: true }).expect(204),
  // Not every change of many contacts has an effect on the answers.
  'POST /api/contacts/bulk': (ada, { contact }) =>
    ada
      .post('/api/contacts/bulk', { ids: [contact], change: 'cadence', cadenceDays: 14 })
      .expect(200),
  'PATCH /api/custom-fields/{id}': async (ada) =>
    ada
      .patch(`/api/custom-fields/${await tierOf(ada)}`, {
        choices: [{ name: 'Silver' }],
        discard: true,
      })
      .expect(200),
  'DELETE /api/custom-fields/{id}': async (ada) =>
    ada.delete(`/api/custom-fields/${await tierOf(ada)}?discard=true`).expect(204),
  // Only names that are alike are asked about.
  'POST /api/companies/different': (ada) =>
    ada.post('/api/companies/different', { names: ['Navy', 'NAVY'], different: true }).expect(204),
  'POST /api/undos/{id}': (ada) => ada.post(`/api/undos/${undoId}`).expect(204),
  'POST /api/calendar-files': (ada) =>
    ada.post('/api/calendar-files', { text: calendarOf('of-file') }).expect(200),
  'PATCH /api/calendar-feed': (ada) =>
    ada.patch('/api/calendar-feed', { birthdays: false }).expect(200),
  'PUT /api/meetings/{id}/outcome': (ada, { meeting }) =>
    ada.put(`/api/meetings/${meeting}/outcome`, { outcome: 'positive' }).expect(200),
  'PUT /api/tip-feedback/{contactId}/{tipId}': (ada, { contact, interaction }) =>
    ada
      .put(`/api/tip-feedback/${contact}/I.do`, { interactionId: interaction, helped: false })
      .expect(200),
  'PUT /api/contacts/{id}/photo': (ada, { contact }) =>
    ada.put(`/api/contacts/${contact}/photo`).attach('photo', PICTURE, 'photo.png').expect(200),
  'PUT /api/user/details/photo': (ada) =>
    ada.put('/api/user/details/photo').attach('photo', PICTURE, 'photo.png').expect(200),
  'POST /api/address-books': (ada) =>
    ada
      .post('/api/address-books', {
        address: 'https://dav.test/',
        userName: 'ada',
        password: 'app-password',
      })
      .expect(201),
  'PATCH /api/address-books/{id}': async (ada) =>
    ada.patch(`/api/address-books/${await bookOf(ada)}`, { twoWay: true }).expect(200),
  'POST /api/address-books/{id}/questions': async (ada) =>
    ada.post(`/api/address-books/${await bookOf(ada)}/questions`, { questionIds: [] }).expect(200),
  'POST /api/address-books/{id}/questions/{questionId}': async (ada) => {
    const path = `/api/address-books/${await bookOf(ada)}/questions`;
    const { body } = await ada.get(path).expect(200);
    const { id } = body.find(({ kind }: { kind: string }) => kind === 'match');
    await ada.post(`${path}/${id}`, { decision: 'leave' }).expect(204);
  },
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
/** Reads that have changed after a write, by path. */
const seen = new Set<string>();
/** Reads that have changed without a write. */
const seenWithTime = new Set<string>();

/** Writes that delete the user or revoke their token. */
const ENDS_PERSON = ['DELETE /api/user', 'POST /api/user/revocations'];
const FIRST_CALENDAR = calendarOf('first');

interface Person {
  ada: Caller;
  things: Things;
  sender: Sender;
  /** The URL of each read, by its path. */
  addresses: ReadonlyMap<string, string>;
}

const dav = fakeDav();
const keys = { current: randomBytes(32), earlier: [] };
const addressBooks = { everySeconds: 0, timeoutMs: 5_000, loopback: false, keys };

let api: TestApi;
let host: WebHost;
let mail: MailServer;
/** Current content of the calendar. */
let served = FIRST_CALENDAR;
let shared: Person;
let putBack: () => Promise<void>;
/** Responses of all reads for the shared user at `now`. */
let untouched: ReadonlyMap<string, string>;
let now: Date;

beforeAll(async () => {
  host = await startWebHost(
    (request, response) => {
      if (request.headers.host === 'dav.test') dav.listener(request, response);
      else response.end(served);
    },
    isPublicAddress,
    {},
  );
  mail = await startMailServer();
  api = await startSeparateApi(
    { fetchCalendars: true, mail: mail.settings, digestEverySeconds: 3600, addressBooks },
    host.network,
  );
  await readDeclarations();
  shared = await somePerson();
  putBack = await keepPerson(api, shared.ada.id);
  now = new Date();
  stopClock();
  untouched = await readAll(shared);
});
beforeEach(() => stopClock());
afterAll(async () => {
  await api.close();
  await mail.close();
  await host.close();
});

/** Reads the controllers' current declarations, because the committed document may be older. */
async function readDeclarations(): Promise<void> {
  const { body } = await (await api.signIn()).get('/api/docs/openapi.json').expect(200);
  const declared = new Map(operationsOf(body).map((each) => [nameOf(each), each]));
  for (const operation of operations) {
    const now = declared.get(nameOf(operation));
    for (const key of ['x-changes', 'x-shows', 'x-changes-with-time'] as const) {
      operation[key] = now?.[key] ?? [];
    }
  }
}

function stopClock(ms = 0): void {
  jest.spyOn(Clock.prototype, 'now').mockImplementation(() => new Date(now.getTime() + ms));
}

async function somePerson(): Promise<Person> {
  const ada = await api.signIn(undefined, 'ada@people.example');
  const things = await manyThings(ada);
  const sender = senderOf(ada, things);
  return { ada, things, sender, addresses: await addressesOf(sender) };
}

async function manyThings(ada: Caller): Promise<Things> {
  const contact = await addWholeContact(api, ada);
  const other = await addContact(ada, 'Grace Hopper');
  await ada
    .patch(`/api/contacts/${other}`, { howWeMet: 'In Berlin', organizationName: 'NAVY' })
    .expect(200);
  const ends = { name: 'Contract ends', kind: 'date' };
  const { body: field } = await ada.post('/api/custom-fields', ends).expect(201);
  const customValues = { [field.id]: inDays(5).slice(0, 'YYYY-MM-DD'.length) };
  await ada.patch(`/api/contacts/${contact}`, { customValues }).expect(200);
  await ada.put('/api/user-personality', ownScores(30)).expect(200);
  const id = async (made: Promise<{ body: { id?: unknown } }>) => String((await made).body.id);
  const label = (await ada.get('/api/labels').expect(200)).body[0].id;
  const file = { fileName: 'people.csv', source: 'csv', rowCount: 2 };
  const runs = (await ada.get(`/api/assessment-runs/${contact}`).expect(200)).body;
  const interactions = (await ada.get(`/api/interactions/${contact}`).expect(200)).body;
  const calendar = await id(ada.post('/api/calendars', { url: 'https://calendars.test/own' }));
  await ada.post(`/api/calendars/${calendar}/refresh`).expect(200);
  await ada.post('/api/calendar-files', { text: calendarOf('earlier') }).expect(200);
  const program = { name: 'Phone book', scopes: ['contacts:read'] };
  await ada.post('/api/access-tokens', program).expect(201);
  const receiver = { name: 'Sync', address: 'https://sync.test/', events: ['meetings'] };
  const webhook = await id(ada.post('/api/webhooks', receiver));
  await ada.post(`/api/webhooks/${webhook}/test`).expect(200);
  await ada.post('/api/push/devices', deviceBody()).expect(201);
  await addAddressBook(api, ada.id, { linked: contact, asked: other });
  await ada.post('/api/views', { name: 'Navy', query: { labels: [label] } }).expect(201);
  return {
    contact,
    other,
    label,
    meeting: await id(ada.post('/api/meetings', meetingBody(contact))),
    interaction: interactions.find(({ meeting }: { meeting: unknown }) => meeting === null).id,
    import: await id(ada.post('/api/imports', file)),
    run: runs[0].id,
  };
}

/** Returns the response of every read, by its path, without the time of the response and the cursor with that time. */
async function readAll({ ada, addresses }: Person): Promise<Map<string, string>> {
  const responses = new Map<string, string>();
  for (const [path, address] of addresses) {
    const { status, text } = await ada.get(address);
    responses.set(
      path,
      `${status} ${text.replaceAll(/"(exportedAt|computedAt|next)":"[^"]*"/g, '')}`,
    );
  }
  return responses;
}

function senderOf(ada: Caller, { contact, other, label, interaction, run }: Things): Sender {
  const known = {
    contactId: contact,
    contactIds: [contact],
    ids: [contact],
    other,
    otherId: other,
    with: other,
    labelIds: [label],
    interactionId: interaction,
    baseRunId: run,
    // Tokens in tests have no session, and a revoked token can't read anything.
    scope: 'others',
  };
  const constants = Object.entries(known).map(([name, value]) => [name, fc.constant(value)]);
  return { ada, operations, contact, known: Object.fromEntries(constants) };
}

async function addressesOf(sender: Sender): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const { path, parameters = [] } of reads) {
    const query = parameters
      .filter(({ in: place, required }) => place === 'query' && required)
      .map(({ name, schema }) => `${name}=${String(schema.enum?.[0] ?? schema.example)}`);
    addresses.set(path, `${await addressOf(sender, path)}?${query.join('&')}`);
  }
  return addresses;
}

describe('the effects of a write are declared in its controller', () => {
  afterEach(async () => {
    served = FIRST_CALENDAR;
    await putBack();
  });

  it.each(writes.map((write) => ({ write, name: nameOf(write) })))(
    '$name',
    async ({ write, name }) => {
      const endsPerson = ENDS_PERSON.includes(name);
      const person = endsPerson ? await somePerson() : shared;
      const { ada, things, sender } = person;
      await BEFORE[name]?.(ada, things);
      const isUntouched = !endsPerson && !BEFORE[name];
      const before = isUntouched ? untouched : await readAll(person);
      const hand = CASES[name];
      await (hand ? hand(ada, things) : sendWrite(sender, write));
      const after = await readAll(person);
      const changed = reads.filter(({ path }) => before.get(path) !== after.get(path));
      for (const { path } of changed) seen.add(path);
      const topics = write['x-changes'] ?? [];
      const undeclared = changed.filter(
        (read) =>
          // A revoked token can't read anything, whatever has changed.
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
  afterEach(() => putBack());

  /** Passing time, and preparations for it. */
  const PASSING: readonly { name: string; ms: number; before?: Write }[] = [
    { name: 'eleven minutes after a merge', ms: 660_000, before: merged },
    { name: 'a day', ms: DAY_MS },
    { name: 'half a year', ms: 180 * DAY_MS, before: (ada, { other }) => removed(ada, other) },
  ];

  it.each(PASSING)('$name', async ({ ms, before }) => {
    await before?.(shared.ada, shared.things);
    const first = before ? await readAll(shared) : untouched;
    stopClock(ms);
    const later = await readAll(shared);
    const changed = reads.filter(({ path }) => first.get(path) !== later.get(path));
    for (const { path } of changed) seenWithTime.add(path);
    const undeclared = changed.filter((read) => !read['x-changes-with-time']?.length);
    expect(undeclared.map(({ path }) => path)).toEqual([]);
  });

  it('each declared read changes', () => {
    const declared = reads.filter((read) => read['x-changes-with-time']?.length);
    expect(declared.map(({ path }) => path).filter((path) => !seenWithTime.has(path))).toEqual([]);
  });
});

describe('a deleted contact', () => {
  /** These two return deleted data. */
  const ABOUT_DELETED = ['/api/contacts/deleted', '/api/undos'];

  it('is in no read, as if it had been removed for good, and comes back whole', async () => {
    const person = await somePerson();
    const { ada, things } = person;
    const addresses = new Map(person.addresses);
    for (const path of ABOUT_DELETED) addresses.delete(path);
    const before = await readAll({ ...person, addresses });
    const mentions = (responses: ReadonlyMap<string, string>) =>
      [...responses]
        .filter(([, text]) =>
          [things.contact, 'A nanosecond of wire', 'Send the wire'].some((each) =>
            text.includes(each),
          ),
        )
        .map(([path]) => path);
    expect(mentions(before).length).toBeGreaterThan(15);

    await removed(ada, things.contact);
    const deleted = await readAll({ ...person, addresses });
    expect(mentions(deleted)).toEqual([]);
    const { body } = await ada.get('/api/contacts/deleted').expect(200);
    expect(body.contacts.map(({ id }: { id: string }) => id)).toEqual([things.contact]);

    await ada.post(`/api/contacts/${things.contact}/restore`).expect(200);
    const restored = await readAll({ ...person, addresses });
    expect([...addresses.keys()].filter((path) => before.get(path) !== restored.get(path))).toEqual(
      [],
    );

    await removed(ada, things.contact);
    await ada.delete(`/api/contacts/${things.contact}/for-good`).expect(204);
    const gone = await readAll({ ...person, addresses });
    expect([...addresses.keys()].filter((path) => deleted.get(path) !== gone.get(path))).toEqual(
      [],
    );
  });
});
