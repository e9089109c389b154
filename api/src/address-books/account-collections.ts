import { Injectable } from '@nestjs/common';
import { ADDRESS_BOOK_LIMITS } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { AccountCalendarChoice } from '../calendars/account-calendar-choice.ts';
import { Database } from '../database/database.ts';
import { Connector, type FoundAccount, type StoredAccount } from '../dav/connector.ts';
import { DavFailed } from '../dav/dav-failure.ts';
import { UnreadableSecret } from '../secrets/secret-box.ts';

const LONGEST_NAME = 200;

const FOUND = `unnest($3::uuid[], $4::text[], $5::text[], $6::boolean[], $7::boolean[])
    WITH ORDINALITY AS f (id, url, name, writes, syncs, place)`;
/** Address books that are new come last; one that's known gets its present name and rights. */
const ADD = `WITH found AS (SELECT * FROM ${FOUND}), known AS (
    UPDATE rapport.address_book_collections c
      SET name = f.name, may_write = f.writes, syncs = f.syncs
    FROM found f WHERE c.user_profile_id = $1 AND c.book_id = $2 AND c.url = f.url
    RETURNING c.url
  ), last AS (SELECT COALESCE(max(c.place), -1) AS place FROM rapport.address_book_collections c
    WHERE c.user_profile_id = $1 AND c.book_id = $2)
  INSERT INTO rapport.address_book_collections
    (user_profile_id, book_id, id, place, url, name, may_write, syncs)
  SELECT $1, $2, f.id, l.place + f.place, f.url, f.name, f.writes, f.syncs FROM found f, last l
  WHERE f.url NOT IN (SELECT url FROM known) AND l.place + f.place < $8`;

/** The address books and calendars that an account has, from which the user chooses. */
@Injectable()
export class AccountCollections {
  constructor(
    private readonly database: Database,
    private readonly connector: Connector,
    private readonly calendars: AccountCalendarChoice,
  ) {}

  /** Stores those that are new, without choosing them. */
  async add(
    { owner, id }: { owner: string; id: string },
    { addressBooks, calendars }: Pick<FoundAccount, 'addressBooks' | 'calendars'>,
  ): Promise<void> {
    const most = ADDRESS_BOOK_LIMITS.collections;
    const some = addressBooks.slice(0, most);
    await this.database.rows(ADD, [
      ...[owner, id, some.map(() => uuidV7()), some.map(({ url }) => url.href)],
      ...[some.map(({ name }) => name.slice(0, LONGEST_NAME))],
      ...[some.map(({ mayWrite }) => mayWrite !== false), some.map(({ syncs }) => syncs), most],
    ]);
    await this.calendars.add(owner, id, calendars.slice(0, most));
  }

  /** Finds those that were made in a connected account since. A server that can't list them now is asked next time. */
  async lookAgain(account: StoredAccount): Promise<void> {
    try {
      const found = await this.connector.findAgain(account);
      const calendars = this.calendars.areRead ? found.calendars : [];
      await this.database.transaction(() => this.add(account, { ...found, calendars }));
    } catch (error) {
      // The sync, which comes after or before this, stores why.
      if (!(error instanceof DavFailed || error instanceof UnreadableSecret)) throw error;
    }
  }
}
