import { randomUUID } from 'node:crypto';
import { type TestApi } from '../test-api.ts';

/** Adds a connection with a linked card, a card that may be another contact, and a calendar, as they're stored. */
export async function addAddressBook(
  api: TestApi,
  owner: string,
  { linked, asked }: { linked: string; asked: string },
): Promise<string> {
  const [book, collection, card, other, calendar] = Array.from({ length: 5 }, () => randomUUID());
  await api.sql(
    `INSERT INTO rapport.address_books (user_profile_id, id, address, user_name, password,
       password_key, created_at, next_at)
     VALUES ($1, $2, 'https://dav.test/', 'ada', '\\x00', 'none', now(), 'infinity')`,
    [owner, book],
  );
  await api.sql(
    `INSERT INTO rapport.address_book_collections (user_profile_id, book_id, id, place, url, name,
       may_write, syncs, chosen)
     VALUES ($1, $2, $3, 0, 'https://dav.test/ada/book/', 'Contacts', true, true, true)`,
    [owner, book, collection],
  );
  await api.sql(
    `INSERT INTO rapport.address_book_cards (user_profile_id, book_id, id, collection_id, href, etag,
       state, dirty, person, problem)
     VALUES ($1, $2, $4, $3, '/ada/book/one.vcf', '"1"', 'linked', false, NULL, 'notTaken'),
       ($1, $2, $5, $3, '/ada/book/two.vcf', '"2"', 'match', false, $6, NULL)`,
    [
      ...[owner, book, collection, card, other],
      JSON.stringify({
        name: 'A',
        organizationName: null,
        emails: [],
        phones: [],
        sameBy: [],
        contactIds: [asked],
      }),
    ],
  );
  await api.sql(
    `INSERT INTO rapport.address_book_links (user_profile_id, book_id, card_id, contact_id, version,
       base, question)
     VALUES ($1, $2, $3, $4, 1, '{"contact": {}, "card": {}}', '{"kind": "deletion"}')`,
    [owner, book, card, linked],
  );
  await api.sql(
    `INSERT INTO rapport.account_calendars (user_profile_id, id, book_id, place, url, name)
     VALUES ($1, $2, $3, 0, 'https://dav.test/ada/calendars/work/', 'Work')`,
    [owner, calendar, book],
  );
  return String(book);
}
