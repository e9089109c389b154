import { randomBytes, randomUUID } from 'node:crypto';
import { AddressBookSyncer } from '../src/address-books/address-book-syncer.ts';
import { rotatePasswords } from '../src/address-books/rotate-passwords.ts';
import { Clock } from '../src/clock.ts';
import { Database } from '../src/database/database.ts';
import { passwordPlace } from '../src/dav/password-place.ts';
import { SecretBox } from '../src/secrets/secret-box.ts';
import { isPublicAddress } from '../src/web/public-address.ts';
import { fakeDav } from './fake-dav.ts';
import { type OwnApi, startSeparateApi } from './separate-api.ts';
import { type Caller } from './test-api.ts';
import { startWebHost, type WebHost } from './web-host.ts';

const ADDRESS = 'https://dav.test/';
const BOOK = '/ada/book/';
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const keys = { current: randomBytes(32), earlier: [] };
const dav = fakeDav();
let host: WebHost;
let api: OwnApi;
let ada: Caller;
let now: Date;

beforeAll(async () => {
  host = await startWebHost(dav.listener, isPublicAddress, { 'inside.test': ['10.0.0.7'] });
  const addressBooks = { everySeconds: 0, timeoutMs: 20_000, loopback: false, keys };
  api = await startSeparateApi({ addressBooks }, host.network);
});
beforeEach(async () => {
  now = new Date();
  jest.spyOn(Clock.prototype, 'now').mockImplementation(() => now);
  dav.clear();
  await api.sql("UPDATE rapport.address_books SET next_at = 'infinity'");
  ada = await api.signIn(undefined, `${randomUUID()}@people.example`);
});
afterAll(async () => {
  await api.close();
  await host.close();
});

const card = (uid: string, ...lines: string[]) =>
  ['BEGIN:VCARD', 'VERSION:3.0', `UID:${uid}`, ...lines, 'END:VCARD', ''].join('\r\n');
const GRACE = card(
  'grace',
  'FN:Grace Hopper',
  'N:Hopper;Grace;;;',
  'EMAIL;TYPE=work:grace@navy.example',
  'TITLE:Admiral',
  'X-ODD;X-P="a;b":1\\;2',
);
const login = { address: ADDRESS, userName: 'ada', password: 'app-password' };

interface Book {
  id: string;
  collections: { id: string; name: string }[];
}
async function connect(change: object = { twoWay: true }): Promise<Book> {
  const { body } = await ada.post('/api/address-books', login).expect(201);
  const chosen = body.collections.find(({ name }: { name: string }) => name === 'Contacts');
  const path = `/api/address-books/${body.id}`;
  await ada.patch(path, { collectionIds: [chosen.id], ...change }).expect(200);
  return body;
}
const sync = async ({ id }: Book) => {
  now = new Date(now.getTime() + 1_000);
  await ada.post(`/api/address-books/${id}/sync`).expect(200);
  await api.service(AddressBookSyncer).syncDue();
};
const first = async (change?: object) => {
  const book = await connect(change);
  await sync(book);
  return book;
};
const state = async ({ id }: Book) =>
  (await ada.get('/api/address-books').expect(200)).body.find((each: Book) => each.id === id);
const contacts = async () => (await ada.get('/api/contacts?limit=100').expect(200)).body;
const contact = async (id: string) => (await ada.get(`/api/contacts/${id}`).expect(200)).body;
const only = async () => {
  const [found, ...others] = await contacts();
  expect(others).toEqual([]);
  return contact(found.id);
};
const add = async (body: object) => (await ada.post('/api/contacts', body).expect(201)).body.id;
const questions = async ({ id }: Book) =>
  (await ada.get(`/api/address-books/${id}/questions`).expect(200)).body;
const answer = async ({ id }: Book, question: string, body: object) =>
  ada.post(`/api/address-books/${id}/questions/${question}`, body);
const problems = async ({ id }: Book) =>
  (await ada.get(`/api/address-books/${id}/problems`).expect(200)).body;

describe('connecting', () => {
  it('finds the address books, syncs none before one is chosen, and returns no password', async () => {
    dav.put(`${BOOK}grace.vcf`, GRACE);
    const { body } = await ada.post('/api/address-books', login).expect(201);
    expect(body).toMatchObject({ address: ADDRESS, userName: 'ada', twoWay: false, linked: 0 });
    expect(body.collections.map(({ name }: { name: string }) => name)).toEqual([
      'Contacts',
      'Team',
    ]);
    await api.service(AddressBookSyncer).syncDue();
    expect(await contacts()).toEqual([]);
    const { body: file } = await ada.get('/api/export').expect(200);
    expect(JSON.stringify([body, file, await state(body)])).not.toContain('app-password');
    const [row] = await api.sql(`SELECT password::text AS text FROM rapport.address_books
      WHERE id = '${body.id}'`);
    expect(Buffer.from(String(row?.text).slice(2), 'hex').toString('latin1')).not.toContain('app');
  });

  it.each([
    [{ password: 'wrong' }, 'password', 'refuses this user name or password'],
    [{ address: 'ada@gmail.com' }, 'address', 'Google lets programs in only by its own sign-in'],
    [{ address: 'https://inside.test/' }, 'address', "doesn't lead to a server on the public"],
  ])('refuses %j, and says what to do', async (change, field, message) => {
    const { body } = await ada.post('/api/address-books', { ...login, ...change }).expect(409);
    expect(body).toMatchObject({ code: 'ADDRESS_BOOK_REFUSED', problems: [{ field }] });
    expect(body.error).toContain(message);
  });
});

describe('the key of stored passwords', () => {
  it('can be changed, and only the new one reads them then', async () => {
    const { id } = await connect();
    const next = { current: randomBytes(32), earlier: [keys.current] };
    const database = api.service(Database);
    const result = await rotatePasswords(database, next);
    expect(result).toMatchObject({ unreadable: 0 });
    expect(await rotatePasswords(database, next)).toEqual({ rotated: 0, unreadable: 0 });
    const [row] = await database.rows<{ keyId: string; sealed: Buffer }>(
      `SELECT password_key AS "keyId", password AS sealed FROM rapport.address_books WHERE id = $1`,
      [id],
    );
    const read = (box: SecretBox) => row && box.open(row, passwordPlace({ owner: ada.id, id }));
    expect(read(new SecretBox({ ...next, earlier: [] }))).toBe('app-password');
    expect(() => read(new SecretBox(keys))).toThrow('is missing');
    await rotatePasswords(database, { current: keys.current, earlier: [next.current] });
  });
});

describe('the first sync', () => {
  it('adds a contact for a card, and writes a card for a contact, once', async () => {
    dav.put(`${BOOK}grace.vcf`, GRACE);
    const lin = await add({ displayName: 'Lin Clark', pinnedNote: 'Cello', howWeMet: 'A secret' });
    const book = await first();
    await sync(book);
    const [one, two, ...others] = await contacts();
    expect(others).toEqual([]);
    expect([one.displayName, two.displayName].toSorted()).toEqual(['Grace Hopper', 'Lin Clark']);
    expect(dav.hrefs()).toEqual([`${BOOK}grace.vcf`, `${BOOK}${lin}.vcf`]);
    expect(dav.text(`${BOOK}grace.vcf`)).toBe(GRACE);
    expect(dav.text(`${BOOK}${lin}.vcf`)).toContain('NOTE:Cello');
    expect(dav.text(`${BOOK}${lin}.vcf`)).not.toContain('secret');
    expect(await state(book)).toMatchObject({
      linked: 2,
      questions: 0,
      problems: 0,
      failure: null,
    });
  });

  it('writes nothing if it only reads, and only contacts with a label if one is chosen', async () => {
    const { body: label } = await ada.post('/api/labels', { name: 'Phone' }).expect(201);
    await add({ displayName: 'Lin Clark' });
    await add({ displayName: 'Per Ek', labelIds: [label.id] });
    await first({ twoWay: false });
    expect(dav.hrefs()).toEqual([]);
    await first({ twoWay: true, labelIds: [label.id] });
    expect(dav.texts()).toEqual([expect.stringContaining('FN:Per Ek')]);
  });

  it('asks about a card that may be a contact, and writes no second card in the meantime', async () => {
    const id = await add({ displayName: 'G. Hopper', primaryEmail: 'grace@navy.example' });
    dav.put(`${BOOK}grace.vcf`, GRACE);
    const book = await first();
    const [question, ...others] = await questions(book);
    expect(others).toEqual([]);
    expect(question).toMatchObject({
      kind: 'match',
      card: { name: 'Grace Hopper', emails: ['grace@navy.example'] },
      contacts: [{ id, displayName: 'G. Hopper' }],
    });
    expect(dav.hrefs()).toHaveLength(1);
    await answer(book, question.id, { decision: 'same', contactId: randomUUID() }).then(
      (response) => expect(response.status).toBe(400),
    );
    expect((await answer(book, question.id, { decision: 'same', contactId: id })).status).toBe(204);
    expect(await questions(book)).toEqual([]);
    await sync(book);
    expect(await only()).toMatchObject({ displayName: 'G. Hopper', organizationTitle: 'Admiral' });
    expect(await questions(book)).toMatchObject([
      { kind: 'conflict', fields: [{ field: 'name', contact: 'G. Hopper' }] },
    ]);
  });

  it('adds a contact for a card that is someone else', async () => {
    await add({ displayName: 'G. Hopper', primaryEmail: 'grace@navy.example' });
    dav.put(`${BOOK}grace.vcf`, GRACE);
    const book = await first();
    const [question] = await questions(book);
    await answer(book, question.id, { decision: 'different' });
    await sync(book);
    expect(await contacts()).toHaveLength(2);
    expect(dav.hrefs()).toHaveLength(2);
  });

  it('says which cards it could not read, and syncs the others', async () => {
    dav.put(`${BOOK}bad.vcf`, 'nothing');
    dav.put(`${BOOK}empty.vcf`, card('empty', 'X-ODD:1'));
    dav.put(`${BOOK}grace.vcf`, GRACE);
    const book = await first();
    expect((await only()).displayName).toBe('Grace Hopper');
    expect(await problems(book)).toMatchObject([
      { problem: 'unreadable', file: 'bad.vcf' },
      { problem: 'noName', file: 'empty.vcf' },
    ]);
  });
});

describe('later syncs', () => {
  let book: Book;
  let id: string;
  beforeEach(async () => {
    dav.put(`${BOOK}grace.vcf`, GRACE);
    book = await first();
    ({ id } = await only());
  });

  it('take changes both ways, and leave all other lines as they are', async () => {
    await ada.patch(`/api/contacts/${id}`, { organizationName: 'Navy' }).expect(200);
    dav.put(`${BOOK}grace.vcf`, GRACE.replace('Admiral', 'Commodore'));
    await sync(book);
    expect(await only()).toMatchObject({
      organizationName: 'Navy',
      organizationTitle: 'Commodore',
    });
    const text = GRACE.replace('Admiral', 'Commodore').replace('END:', 'ORG:Navy\r\nEND:');
    expect(dav.text(`${BOOK}grace.vcf`)).toBe(text);
    dav.asked.length = 0;
    await sync(book);
    const ofCards = dav.asked.filter((each) => !each.startsWith('PROPFIND'));
    expect(ofCards).toEqual([`REPORT ${BOOK}`]);
  });

  it('ask which value counts if both changed the same field', async () => {
    await ada.patch(`/api/contacts/${id}`, { organizationTitle: 'Captain' }).expect(200);
    dav.put(`${BOOK}grace.vcf`, GRACE.replace('Admiral', 'Commodore'));
    await sync(book);
    const [question] = await questions(book);
    const field = { field: 'organizationTitle', contact: 'Captain', card: 'Commodore' };
    expect(question).toMatchObject({ kind: 'conflict', contacts: [{ id }], fields: [field] });
    expect((await only()).organizationTitle).toBe('Captain');
    expect(dav.text(`${BOOK}grace.vcf`)).toContain('TITLE:Commodore');
    const none = await answer(book, question.id, { decision: 'choose', choices: [] });
    expect(none.status).toBe(400);
    const choices = [{ field: 'organizationTitle', side: 'contact' }];
    expect((await answer(book, question.id, { decision: 'choose', choices })).status).toBe(204);
    await sync(book);
    expect(dav.text(`${BOOK}grace.vcf`)).toContain('TITLE:Captain');
    expect(await questions(book)).toEqual([]);
  });

  it('move a contact to the trash whose card was deleted, and ask if more is known', async () => {
    dav.put(`${BOOK}lin.vcf`, card('lin', 'FN:Lin Clark'));
    await sync(book);
    const call = { type: 'call', interactionDate: now.toISOString() };
    await ada.post(`/api/interactions/${id}`, call).expect(201);
    dav.remove(`${BOOK}grace.vcf`);
    dav.remove(`${BOOK}lin.vcf`);
    await sync(book);
    expect((await only()).displayName).toBe('Grace Hopper');
    const [question] = await questions(book);
    expect(question).toMatchObject({ kind: 'deletion', contacts: [{ id }] });
    await answer(book, question.id, { decision: 'keep' });
    await sync(book);
    await sync(book);
    expect((await only()).id).toBe(id);
    expect(dav.hrefs()).toEqual([]);
    expect(await questions(book)).toEqual([]);
  });

  it('delete the card of a deleted contact, unless it changed there', async () => {
    dav.put(`${BOOK}lin.vcf`, card('lin', 'FN:Lin Clark'));
    await sync(book);
    for (const each of await contacts()) await ada.delete(`/api/contacts/${each.id}`).expect(204);
    dav.put(`${BOOK}grace.vcf`, GRACE.replace('Admiral', 'Commodore'));
    await sync(book);
    await sync(book);
    expect(await contacts()).toEqual([]);
    expect(dav.hrefs()).toEqual([`${BOOK}grace.vcf`]);
    expect(await problems(book)).toMatchObject([{ problem: 'changedThere' }]);
  });

  it('take photos both ways', async () => {
    const withPhoto = GRACE.replace('END:', `PHOTO;ENCODING=b;TYPE=PNG:${PIXEL}\r\nEND:`);
    dav.put(`${BOOK}grace.vcf`, withPhoto);
    await sync(book);
    expect((await contact(id)).photoPath).not.toBeNull();
    expect(dav.text(`${BOOK}grace.vcf`)).toBe(withPhoto);
    await ada.delete(`/api/contacts/${id}/photo`).expect(200);
    await sync(book);
    expect(dav.text(`${BOOK}grace.vcf`)).toBe(GRACE);
  });

  it('leave the cards of an address book alone that is not synced anymore', async () => {
    const team = book.collections.find(({ name }) => name === 'Team')?.id;
    await ada.patch(`/api/address-books/${book.id}`, { collectionIds: [team] }).expect(200);
    await ada.patch(`/api/contacts/${id}`, { organizationName: 'Navy' }).expect(200);
    dav.remove(`${BOOK}grace.vcf`);
    await sync(book);
    expect((await only()).id).toBe(id);
    expect(dav.hrefs()).toEqual([]);
    expect(await state(book)).toMatchObject({ syncing: false, failure: null });
  });

  it('keep the contact of a card that moved, and read everything again if a token is unknown', async () => {
    dav.remove(`${BOOK}grace.vcf`);
    dav.put(`${BOOK}moved.vcf`, GRACE);
    await sync(book);
    expect((await only()).id).toBe(id);
    await api.sql("UPDATE rapport.address_book_collections SET sync_token = 'urn:rev:0'");
    dav.remove(`${BOOK}moved.vcf`);
    await sync(book);
    expect(await contacts()).toEqual([]);
    expect((await state(book)).failure).toBeNull();
  });

  it('ask about each deletion if many cards are gone at once', async () => {
    for (let place = 0; place < 12; place += 1) {
      dav.put(
        `${BOOK}${place}.vcf`,
        card(`${place}`, `FN:Person ${'abcdefghijkl'[place]}${place}`),
      );
    }
    await sync(book);
    const before = (await contacts()).length;
    for (const href of dav.hrefs()) dav.remove(href);
    await sync(book);
    expect(await contacts()).toHaveLength(before);
    expect(await questions(book)).toHaveLength(before);
  });

  it('lose and double nothing if the server does what it is asked, and its answers are lost', async () => {
    dav.put(`${BOOK}lin.vcf`, card('lin', 'FN:Lin Clark'));
    await add({ displayName: 'Per Ek' });
    await ada.patch(`/api/contacts/${id}`, { organizationTitle: 'Captain' }).expect(200);
    for (const method of ['REPORT', 'PUT', 'PUT']) {
      dav.loseAnswers(method);
      await sync(book);
    }
    dav.loseAnswers(null);
    await sync(book);
    await sync(book);
    const names = (await contacts()).map(({ displayName }: { displayName: string }) => displayName);
    expect(names.toSorted()).toEqual(['Grace Hopper', 'Lin Clark', 'Per Ek']);
    expect(dav.hrefs()).toHaveLength(3);
    expect(dav.text(`${BOOK}grace.vcf`)).toContain('TITLE:Captain');
  });

  it('stop after a second refusal of the password, and go on with another one', async () => {
    dav.failWith((_request, response) => {
      response.writeHead(401, { 'WWW-Authenticate': 'Basic' }).end();
      return true;
    });
    await sync(book);
    expect(await state(book)).toMatchObject({ failure: 'wrongPassword' });
    dav.failWith(null);
    await ada.patch(`/api/address-books/${book.id}`, { password: 'wrong' }).expect(409);
    await ada.patch(`/api/address-books/${book.id}`, { password: 'app-password' }).expect(200);
    await api.service(AddressBookSyncer).syncDue();
    expect(await state(book)).toMatchObject({ failure: null });
  });

  it('stay as they are on both sides after the connection ends, and begin again by UID', async () => {
    const lin = await add({ displayName: 'Lin Clark' });
    await sync(book);
    await ada.delete(`/api/address-books/${book.id}`).expect(204);
    expect(await contacts()).toHaveLength(2);
    const again = await first();
    const asked = await questions(again);
    expect(asked).toMatchObject([{ kind: 'match', contacts: [{ id }] }]);
    expect(dav.hrefs()).toEqual([`${BOOK}grace.vcf`, `${BOOK}${lin}.vcf`]);
  });
});
