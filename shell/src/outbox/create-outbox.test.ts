/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { type RequestOptions } from '@rapport/remote-api';
import { requestError } from '@rapport/remote-kit/testing';
import fc from 'fast-check';
import { type RequestWithHeaders } from '../request/request.ts';
import { inWords, nextToSend, typedText } from './outbox-rules.ts';
import { type StoredWrite, type WriteDatabase } from './stored-write.ts';
import { createOutbox } from './create-outbox.ts';

const ADA = 'ada';
const CONTACTS = ['a', 'b'] as const;

afterEach(() => jest.useRealTimers());

/** An in-memory database that all tabs of a browser share. */
function memory(): WriteDatabase & { all: () => StoredWrite[] } {
  const items = new Map<string, [user: string, write: StoredWrite]>();
  return {
    all: () => [...items.values()].map(([, write]) => write),
    async add([user, id], write) {
      items.set(`${user} ${id}`, [user, structuredClone(write)]);
    },
    async change([user, id], change) {
      const item = items.get(`${user} ${id}`);
      if (item !== undefined) items.set(`${user} ${id}`, [user, change(item[1])]);
    },
    async remove(keys) {
      for (const key of keys) items.delete(key.join(' '));
    },
    async of(userId) {
      return [...items.values()]
        .flatMap(([user, write]) => (user === userId ? [structuredClone(write)] : []))
        .sort((one, other) => (one.id < other.id ? -1 : 1));
    },
  };
}

/** Locks that all tabs share. */
function locks() {
  let last = Promise.resolve();
  return (_name: string, work: () => Promise<void>) => {
    last = last.then(work, work);
    return last;
  };
}

type Fate = 'arrives' | 'is lost' | 'loses its response' | 'is refused' | 'meets an error';

/** A fake API that stores contacts' notes by version and carries out a POST with a known key once. */
function fakeServer() {
  const notes: Record<string, { text: string; version: number }> = {
    a: { text: '', version: 1 },
    b: { text: '', version: 1 },
  };
  const carriedOut: { contactId: string; text: string }[] = [];
  const keys = new Set<string>();
  const fates: Fate[] = [];
  const noteOf = (path: string) => {
    const note = notes[path.split('/').at(-1) ?? ''];
    if (note === undefined) throw requestError('No such contact', 404);
    return note;
  };
  function carryOut(path: string, { method, body, headers = {} }: RequestOptions) {
    const contactId = path.split('/').at(-1) ?? '';
    const { text }: { text: string } = Object(body);
    if (method === 'POST') {
      const key = headers['Idempotency-Key'] ?? '';
      if (!keys.has(key)) carriedOut.push({ contactId, text });
      keys.add(key);
      return;
    }
    const note = noteOf(path);
    if (headers['If-Match'] !== String(note.version)) throw requestError('Changed', 412);
    notes[contactId] = { text, version: note.version + 1 };
    carriedOut.push({ contactId, text });
  }
  const request: RequestWithHeaders = async (path, options = {}) => {
    await Promise.resolve();
    const isWrite = (options.method ?? 'GET') !== 'GET';
    const fate = isWrite ? (fates.shift() ?? 'arrives') : 'arrives';
    if (fate === 'is lost') throw requestError('No network', null);
    if (fate === 'meets an error') throw requestError('Away', 503);
    // A known key gets the response of the first attempt.
    const isKnown = keys.has(options.headers?.['Idempotency-Key'] ?? '');
    if (fate === 'is refused' && !isKnown) throw requestError('Not like this', 400);
    if (isWrite) carryOut(path, options);
    if (fate === 'loses its response') throw requestError('No network', null);
    const data = isWrite ? null : noteOf(path);
    return {
      data: JSON.parse(JSON.stringify(data)),
      headers: new Headers({ ETag: String(noteOf(path).version) }),
    };
  };
  return { request, fates, notes, carriedOut };
}

function browser() {
  const server = fakeServer();
  const database = memory();
  const exclusively = locks();
  let user: string | null = ADA;
  const told: string[] = [];
  const open = () =>
    createOutbox({
      userId: () => user,
      request: server.request,
      notify: ({ title }) => void told.push(title),
      onSettled: () => {},
      onShow: () => {},
      database,
      exclusively,
      channel: null,
    });
  return { server, database, told, open, signIn: (id: string | null) => (user = id) };
}

type Queue = ReturnType<typeof createOutbox>;

function log(queue: Queue, contactId: string, text: string) {
  const options = { method: 'POST', body: { text } } as const;
  return queue.send(`/api/log/${contactId}`, options, { says: `Log ${text}`, contactId });
}

function note(
  queue: Queue,
  contactId: string,
  text: string,
  seen: { text: string; version: number },
) {
  return queue.send(
    `/api/note/${contactId}`,
    { method: 'PATCH', body: { text }, headers: { 'If-Match': String(seen.version) } },
    {
      says: `Note ${text}`,
      contactId,
      fields: [{ name: 'text', label: 'Note', seen: seen.text, written: text }],
    },
  );
}

describe('a write without a network', () => {
  beforeEach(() => jest.useFakeTimers());

  it('waits, survives a reload, and is sent once with the key of its first attempt', async () => {
    const { server, open, told } = browser();
    server.fates.push('loses its response');
    await expect(log(open(), 'a', 'Call')).resolves.toBeNull();
    expect(told).toEqual(['Kept on this device; sent when you’re online']);
    const reloaded = open();
    await reloaded.wake();
    expect(reloaded.store.getState().writes).toEqual([]);
    expect(server.carriedOut).toEqual([{ contactId: 'a', text: 'Call' }]);
    expect(told.at(-1)).toBe('Your change was sent');
  });

  it('is retried automatically', async () => {
    const { server, open } = browser();
    const queue = open();
    server.fates.push('is lost', 'is lost');
    await log(queue, 'a', 'Call');
    expect(queue.store.getState().away).toBe(true);
    await jest.advanceTimersByTimeAsync(3000);
    expect(server.carriedOut).toEqual([]);
    await jest.advanceTimersByTimeAsync(6000);
    expect(server.carriedOut).toHaveLength(1);
    expect(queue.store.getState().away).toBe(false);
  });

  it('fails as before if the browser cannot store it', async () => {
    const { server, database, open } = browser();
    database.add = () => Promise.reject(new Error('The disk is full'));
    server.fates.push('is lost');
    await expect(log(open(), 'a', 'Call')).rejects.toThrow('No network');
  });

  it('does nothing in a browser that blocks its database', async () => {
    const { database, open } = browser();
    database.of = () => Promise.reject(new Error('The database is denied'));
    const queue = open();
    await expect(queue.wake()).resolves.toBeUndefined();
    await expect(queue.mayGo()).resolves.toBe(true);
    expect(queue.store.getState()).toMatchObject({ writes: [], away: false });
  });

  it('belongs to the user who made it', async () => {
    const { server, open, signIn } = browser();
    const queue = open();
    server.fates.push('is lost');
    await log(queue, 'a', 'Call');
    signIn('grace');
    queue.forgetPerson();
    await queue.wake();
    expect(queue.store.getState().writes).toEqual([]);
    expect(server.carriedOut).toEqual([]);
    signIn(ADA);
    await queue.wake();
    expect(server.carriedOut).toHaveLength(1);
  });

  it('is not resent a day after an attempt without a response until the user has decided', async () => {
    const { server, open } = browser();
    const queue = open();
    server.fates.push('loses its response');
    await log(queue, 'a', 'Call');
    jest.setSystemTime(Date.now() + 24 * 60 * 60_000);
    await queue.wake();
    const [write] = queue.store.getState().writes;
    expect(write).toMatchObject({
      state: 'refused',
      reason: expect.stringMatching(/^It may have/),
    });
    await queue.discard(write?.id ?? '');
    expect(server.carriedOut).toHaveLength(1);
    expect(queue.store.getState().writes).toEqual([]);
  });
});

describe('a write that the API refuses', () => {
  beforeEach(() => jest.useFakeTimers());

  it('blocks only later ones about the same contact, until it is retried', async () => {
    const { server, open } = browser();
    const queue = open();
    server.fates.push('is lost', 'is lost', 'is refused');
    await log(queue, 'a', 'First');
    await log(queue, 'b', 'Second');
    await log(queue, 'a', 'Third');
    await queue.wake();
    expect(server.carriedOut).toEqual([{ contactId: 'b', text: 'Second' }]);
    const [first] = queue.store.getState().writes;
    expect(first).toMatchObject({ state: 'refused', reason: 'Not like this.' });
    await queue.tryAgain(first?.id ?? '');
    await queue.wake();
    expect(server.carriedOut.map(({ text }) => text)).toEqual(['Second', 'First', 'Third']);
  });
});

describe('a change that meets another one', () => {
  beforeEach(() => jest.useFakeTimers());

  async function meet(keepStored: readonly string[]) {
    const { server, open } = browser();
    const queue = open();
    server.fates.push('is lost');
    await note(queue, 'a', 'Mine', { text: '', version: 1 });
    server.notes['a'] = { text: 'Theirs', version: 2 };
    await queue.wake();
    const [write] = queue.store.getState().writes;
    expect(write).toMatchObject({ state: 'conflict', stored: { values: { text: 'Theirs' } } });
    await queue.resolve(write?.id ?? '', keepStored);
    await queue.wake();
    expect(queue.store.getState().writes).toEqual([]);
    return server.notes['a']?.text;
  }

  it('overwrites it only if the user wants that', async () => {
    await expect(meet([])).resolves.toBe('Mine');
    await expect(meet(['text'])).resolves.toBe('Theirs');
  });

  it('asks nothing if another field was changed, or if its first attempt had arrived', async () => {
    const { server, open } = browser();
    const queue = open();
    server.fates.push('is lost', 'loses its response');
    await note(queue, 'a', 'Mine', { text: '', version: 1 });
    await note(queue, 'b', 'Mine', { text: '', version: 1 });
    server.notes['a'] = { text: '', version: 7 };
    await queue.wake();
    expect(queue.store.getState().writes).toEqual([]);
    expect(server.notes).toMatchObject({ a: { text: 'Mine' }, b: { text: 'Mine' } });
    expect(server.carriedOut).toHaveLength(2);
  });

  it('is shown in the meantime instead of the stored value', async () => {
    const { server, open } = browser();
    const queue = open();
    server.fates.push('is lost');
    await note(queue, 'a', 'Mine', { text: '', version: 1 });
    expect(queue.shown('/api/note/a', { text: '', version: 1 })).toEqual({
      text: 'Mine',
      version: 1,
    });
    expect(queue.shown('/api/note/b', { text: '' })).toEqual({ text: '' });
  });

  it("is shown in the parent path's query if it has no query of its own", async () => {
    const { server, open } = browser();
    const queue = open();
    server.fates.push('is lost');
    await queue.send(
      '/api/health/a/cadence',
      { method: 'PUT', body: { cadenceDays: 7 } },
      { says: 'Cadence', contactId: 'a', shows: { cadenceDays: 7 } },
    );
    const shown = queue.shown('/api/health/a', { cadenceDays: 30, due: true });
    expect(shown).toEqual({ cadenceDays: 7, due: true });
  });
});

it('signing out asks no question only if nothing waits', async () => {
  jest.useFakeTimers();
  const { server, database, open } = browser();
  const queue = open();
  await expect(queue.mayGo()).resolves.toBe(true);
  server.fates.push('is lost');
  await log(queue, 'a', 'Call');
  const asked = queue.mayGo();
  await jest.advanceTimersByTimeAsync(0);
  queue.store.getState().answer?.(false);
  await expect(asked).resolves.toBe(false);
  expect(database.all()).toHaveLength(1);
  const askedAgain = queue.mayGo();
  await jest.advanceTimersByTimeAsync(0);
  queue.store.getState().answer?.(true);
  await expect(askedAgain).resolves.toBe(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(database.all()).toEqual([]);
});

describe('in all cases', () => {
  const contactIds = fc.constantFrom(...CONTACTS);
  const tabs = fc.nat(1);
  const steps = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('log' as const), contactId: contactIds, tab: tabs }),
      fc.record({ kind: fc.constant('note' as const), contactId: contactIds, tab: tabs }),
      fc.record({ kind: fc.constant('elsewhere' as const), contactId: contactIds }),
      fc.record({ kind: fc.constant('wake' as const), tab: tabs }),
      fc.record({ kind: fc.constant('reload' as const), tab: tabs }),
      fc.record({ kind: fc.constant('both' as const) }),
    ),
    { maxLength: 14 },
  );
  const fates = fc.array(
    fc.constantFrom<Fate>(
      'arrives',
      'is lost',
      'loses its response',
      'is refused',
      'meets an error',
    ),
    { maxLength: 25 },
  );

  it('every write is carried out once and in order, or is visible and waits for a decision', async () => {
    jest.useFakeTimers();
    await fc.assert(
      fc.asyncProperty(steps, fates, async (sequence, whatHappens) => {
        const { server, database, open } = browser();
        server.fates.push(...whatHappens);
        const pages = [open(), open()];
        const pageOf = (tab: number) => pages[tab] ?? open();
        const made: { contactId: string; text: string }[] = [];
        for (const [index, step] of sequence.entries()) {
          if (step.kind === 'log' || step.kind === 'note') {
            const { contactId } = step;
            const text = `${step.kind} ${index}`;
            const seen = { text: '', version: 1, ...server.notes[contactId] };
            const send = step.kind === 'log' ? log : note;
            try {
              await send(pageOf(step.tab), contactId, text, seen);
              made.push({ contactId, text });
            } catch {
              // It was refused immediately, and the form still has its text, so nothing else needs to handle it.
              const at = server.carriedOut.findIndex((each) => each.text === text);
              expect(at).toBe(-1);
            }
          } else if (step.kind === 'elsewhere') {
            const { version = 1 } = server.notes[step.contactId] ?? {};
            server.notes[step.contactId] = { text: `elsewhere ${index}`, version: version + 1 };
          } else if (step.kind === 'both') await Promise.all(pages.map((page) => page.wake()));
          else if (step.kind === 'wake') await pageOf(step.tab).wake();
          else pages[step.tab] = open();
        }
        server.fates.length = 0;
        await Promise.all(pages.map((page) => page.wake()));

        const left = database.all();
        expect(nextToSend(await database.of(ADA))).toBeUndefined();
        for (const { text } of made) {
          const times = server.carriedOut.filter((each) => each.text === text).length;
          const waits = left.some(({ body }) => Object(body).text === text);
          expect(times).toBeLessThanOrEqual(1);
          expect(times === 1 || waits).toBe(true);
          // A note whose first attempt arrived and that was changed since also causes a question.
          if (text.startsWith('log')) expect(waits).toBe(times === 0);
        }
        for (const contactId of CONTACTS) {
          const done = server.carriedOut.filter((each) => each.contactId === contactId);
          const order = made.filter((each) => each.contactId === contactId);
          const positions = done.map(({ text }) => order.findIndex((each) => each.text === text));
          expect(positions).toEqual(positions.toSorted((one, other) => one - other));
        }
      }),
      { numRuns: 300 },
    );
  });
});

it('the outbox formats values for people', () => {
  expect(inWords(null)).toBe('Nothing');
  expect(inWords([])).toBe('Nothing');
  expect(inWords([{ value: 'ada@engines.example', kind: 'work' }, { name: 'Clients' }])).toBe(
    'ada@engines.example, Clients',
  );
});

it('the outbox returns the user’s input as text', async () => {
  jest.useFakeTimers();
  const { server, open } = browser();
  const queue = open();
  server.fates.push('is lost', 'is lost');
  await note(queue, 'a', 'Mine', { text: '', version: 1 });
  await log(queue, 'b', 'Called her');
  const texts = queue.store.getState().writes.map(typedText);
  expect(texts).toEqual(['Note: Mine', 'Log Called her\nCalled her']);
});
