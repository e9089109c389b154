import { Injectable } from '@nestjs/common';
import { ADDRESS_BOOK_LIMITS } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { AccountCalendarChoice } from '../calendars/account-calendar-choice.ts';
import { Database } from '../database/database.ts';
import { Connector, type FoundAccount, type StoredAccount } from '../dav/connector.ts';
import { DavFailed } from '../dav/dav-failure.ts';
import { storeFound } from '../dav/found-sql.ts';
import { UnreadableSecret } from '../secrets/secret-box.ts';

const LONGEST_NAME = 200;

const ADD = storeFound('rapport.address_book_collections', {
  name: 'text',
  may_write: 'boolean',
  syncs: 'boolean',
});
/** Two looks at once would add the same twice. */
const LOCK = `SELECT id FROM rapport.address_books WHERE user_profile_id = $1 AND id = $2
  FOR NO KEY UPDATE`;

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
      ...[owner, id, some.map(() => uuidV7()), some.map(({ url }) => url.href), most],
      ...[some.map(({ name }) => name.slice(0, LONGEST_NAME))],
      ...[some.map(({ mayWrite }) => mayWrite !== false), some.map(({ syncs }) => syncs)],
    ]);
    await this.calendars.add(owner, id, calendars.slice(0, most));
  }

  /** Finds those that were made in a connected account since. A server that can't list them now is asked next time. */
  async lookAgain(account: StoredAccount): Promise<void> {
    try {
      const found = await this.connector.findAgain(account);
      const calendars = this.calendars.areRead ? found.calendars : [];
      await this.database.transaction(async () => {
        const present = await this.database.rows(LOCK, [account.owner, account.id]);
        if (present.length > 0) await this.add(account, { ...found, calendars });
      });
    } catch (error) {
      // The sync, which comes after or before this, stores why.
      if (!(error instanceof DavFailed || error instanceof UnreadableSecret)) throw error;
    }
  }
}
