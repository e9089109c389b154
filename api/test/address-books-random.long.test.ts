import { CARD_TEXT_FIELDS } from '@rapport/contracts';
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { AddressBookSyncer } from '../src/address-books/address-book-syncer.ts';
import { cardLines, cardText } from '../src/address-books/domain/card-lines.ts';
import { changeOf, fieldsOfContact } from '../src/address-books/domain/contact-fields.ts';
import { changedFields } from '../src/address-books/domain/merge-fields.ts';
import { readCard } from '../src/address-books/domain/read-card.ts';
import { newCard, writeCard } from '../src/address-books/domain/write-card.ts';
import { type CardFields } from '../src/address-books/domain/card-fields.ts';
import { Clock } from '../src/clock.ts';
import { isPublicAddress } from '../src/web/public-address.ts';
import { cardFields, otherLines } from './builders/card-fields.ts';
import { fakeDav } from './fake-dav.ts';
import { type OwnApi, startSeparateApi } from './separate-api.ts';
import { type Caller } from './test-api.ts';
import { startWebHost, type WebHost } from './web-host.ts';

/*
 * Random edits on both sides, while the server's answers are lost at random. When both are quiet, both sides are equal,
 * and each card has the lines that no field has, byte for byte.
 */

const BOOK = '/ada/book/';
const RUNS = Number(process.env.SYNC_RUNS ?? 12);
const PEOPLE = 4;
const FAULTS = ['PROPFIND', 'REPORT', 'PUT', 'DELETE', null, null] as const;

const dav = fakeDav();
const keys = { current: randomBytes(32), earlier: [] };
let host: WebHost;
let api: OwnApi;
let ada: Caller;
let book: string;
let now: Date;

beforeAll(async () => {
  host = await startWebHost(dav.listener, isPublicAddress);
  const addressBooks = { everySeconds: 0, timeoutMs: 20_000, loopback: false, keys };
  api = await startSeparateApi({ addressBooks }, host.network);
});
beforeEach(() => {
  now = new Date();
  jest.spyOn(Clock.prototype, 'now').mockImplementation(() => now);
});
afterAll(async () => {
  await api.close();
  await host.close();
});

const step = fc.record({
  side: fc.constantFrom('contact', 'card'),
  person: fc.nat(PEOPLE - 1),
  fields: cardFields,
  fault: fc.constantFrom(...FAULTS),
  sync: fc.boolean(),
});
const story = fc.record({
  people: fc.array(fc.record({ fields: cardFields, lines: otherLines }), {
    minLength: PEOPLE,
    maxLength: PEOPLE,
  }),
  steps: fc.array(step, { minLength: 6, maxLength: 14 }),
  side: fc.constantFrom('contact', 'card'),
});

async function sync(): Promise<void> {
  now = new Date(now.getTime() + 1_000);
  await ada.post(`/api/address-books/${book}/sync`).expect(200);
  await api.service(AddressBookSyncer).syncDue();
}

const hrefOf = (person: number) => `${BOOK}${person}.vcf`;
const named = (fields: CardFields, person: number): CardFields => ({
  ...fields,
  name: { ...fields.name, displayName: `Person ${person} ${fields.name.displayName}` },
});

async function contactNamed(person: number) {
  const { body } = await ada.get('/api/contacts?limit=100').expect(200);
  const found = body.find(({ displayName }: { displayName: string }) =>
    displayName.startsWith(`Person ${person} `),
  );
  return found && (await ada.get(`/api/contacts/${found.id}`).expect(200)).body;
}

async function answerAll(side: string): Promise<number> {
  const path = `/api/address-books/${book}/questions`;
  const { body } = await ada.get(path).expect(200);
  for (const { id, kind, fields } of body) {
    const choices = fields.map(({ field }: { field: string }) => ({ field, side }));
    const answers = {
      conflict: { decision: 'choose', choices },
      match: { decision: 'different' },
      deletion: { decision: 'keep' },
    } as const;
    const answer = Object.entries(answers).find(([each]) => each === kind)?.[1];
    await ada.post(`${path}/${id}`, answer).expect(204);
  }
  return body.length;
}

it('both sides are equal after random edits and faults, and no line is lost', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ people, steps, side }) => {
      dav.clear();
      await api.sql("UPDATE rapport.address_books SET next_at = 'infinity'");
      ada = await api.signIn();
      for (const [person, { fields, lines }] of people.entries()) {
        const card = newCard(`uid-${person}`, named(fields, person), 'none');
        const text = cardText(card).replace('END:VCARD', `${[...lines, ''].join('\r\n')}END:VCARD`);
        dav.put(hrefOf(person), text);
      }
      const login = { address: 'https://dav.test/', userName: 'ada', password: 'app-password' };
      const { body } = await ada.post('/api/address-books', login).expect(201);
      book = body.id;
      const collectionIds = [body.collections[0].id];
      await ada.patch(`/api/address-books/${book}`, { collectionIds, twoWay: true }).expect(200);
      await sync();
      await answerAll(side);
      await sync();

      for (const { side: edited, person, fields, fault, sync: isSynced } of steps) {
        const text = dav.text(hrefOf(person));
        const lines = cardLines(text);
        if (edited === 'card' && lines !== null) {
          dav.put(hrefOf(person), cardText(writeCard(lines, named(fields, person))));
        } else {
          const contact = await contactNamed(person);
          const wanted = {
            ...changeOf(named(fields, person), [...CARD_TEXT_FIELDS, 'emails', 'phones']),
          };
          await ada.patch(`/api/contacts/${contact.id}`, wanted).expect(200);
        }
        dav.loseAnswers(fault);
        if (isSynced) await sync();
        dav.loseAnswers(null);
      }

      for (let round = 0; round < 6; round += 1) {
        await sync();
        if ((await answerAll(side)) === 0 && round > 1) break;
      }
      expect(dav.hrefs().toSorted()).toEqual(people.map((_, person) => hrefOf(person)));
      for (const [person, { lines: kept }] of people.entries()) {
        const text = dav.text(hrefOf(person));
        for (const line of kept) expect(text).toContain(`${line}\r\n`);
        const { fields } = readCard(cardLines(text) ?? []);
        const contact = fieldsOfContact(await contactNamed(person), null);
        expect(changedFields(contact, fields)).toEqual([]);
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 600_000);
