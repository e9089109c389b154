import { Inject, Injectable } from '@nestjs/common';
import { ADDRESS_BOOK_LIMITS } from '@rapport/contracts';
import { v7 as uuidV7 } from 'uuid';
import { AccountCalendarChoice } from '../calendars/account-calendar-choice.ts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { Connector, type StoredAccount } from '../dav/connector.ts';
import { DavFailed } from '../dav/dav-failure.ts';
import { LimitReached, TooManyRequests } from '../errors/http-errors.ts';
import { JsonText } from '../http/json-text.ts';
import { type LeasedStore } from '../limits/leased-store.ts';
import { Limits } from '../limits/limits.ts';
import { UserProfilesService } from '../user/user-profiles.service.ts';
import { AccountCollections } from './account-collections.ts';
import {
  AddressBookNotFound,
  AddressBookRefused,
  CardQuestionNotFound,
} from './address-book-errors.ts';
import {
  ACCEPT_CERTAIN,
  ADDRESS_BOOKS,
  FIND_ADDRESS_BOOK,
  FIND_QUESTION,
  PROBLEMS,
  QUESTIONS,
} from './address-book-sql.ts';
import { type AskedQuestion, decisionOf } from './card-decision.ts';
import {
  type AddressBookDto,
  type ChangeAddressBookDto,
  type ConnectAddressBookDto,
} from './dto/address-book.dto.ts';
import {
  type AcceptMatchesDto,
  type AnswerCardQuestionDto,
  type CardProblemDto,
  type CardQuestionDto,
} from './dto/card-question.dto.ts';

const { perUser } = ADDRESS_BOOK_LIMITS;
/** Sign-ins at servers, so that no one guesses passwords or addresses through this API. */
const SIGN_INS_PER_MINUTE = 10;

const COUNT = 'SELECT count(*)::int AS count FROM rapport.address_books WHERE user_profile_id = $1';
/** Nothing is synced before the user has chosen what. */
const ADD = `INSERT INTO rapport.address_books
    (user_profile_id, id, address, user_name, password, password_key, created_at, next_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, 'infinity')`;
const CHANGE = `UPDATE rapport.address_books SET two_way = COALESCE($3, two_way),
    label_ids = COALESCE($4, label_ids) WHERE user_profile_id = $1 AND id = $2`;
const CHANGE_PASSWORD = `UPDATE rapport.address_books SET password = $3, password_key = $4, failures = 0
  WHERE user_profile_id = $1 AND id = $2`;
const CHOOSE = `UPDATE rapport.address_book_collections SET chosen = id = ANY($3::uuid[])
  WHERE user_profile_id = $1 AND book_id = $2`;
/** Due at once if something is chosen. */
const WAKE = `UPDATE rapport.address_books b SET failure = NULL, failing_since = NULL,
    next_at = CASE WHEN EXISTS (SELECT FROM rapport.address_book_collections c
      WHERE c.user_profile_id = $1 AND c.book_id = $2 AND c.chosen)
      THEN $3::timestamptz ELSE 'infinity' END
  WHERE b.user_profile_id = $1 AND b.id = $2`;
const REMOVE = `WITH gone AS (
    DELETE FROM rapport.address_books WHERE user_profile_id = $1 AND id = $2 RETURNING id)
  SELECT id FROM gone`;
const ACCOUNT = `SELECT user_profile_id AS owner, id, address, user_name AS "userName", password,
    password_key AS "passwordKey"
  FROM rapport.address_books WHERE user_profile_id = $1 AND id = $2`;
const DECIDE = `UPDATE rapport.address_book_cards SET decision = $4, dirty = true
  WHERE user_profile_id = $1 AND book_id = $2 AND id = $3`;

/** Connections to address books. Every method takes the owner first and touches only their rows. */
@Injectable()
export class AddressBooksService {
  private readonly signIns: LeasedStore;

  constructor(
    private readonly database: Database,
    private readonly profiles: UserProfilesService,
    private readonly connector: Connector,
    private readonly calendars: AccountCalendarChoice,
    private readonly collections: AccountCollections,
    private readonly clock: Clock,
    @Inject(Limits) limits: Limits,
  ) {
    this.signIns = limits.counter('address-books', SIGN_INS_PER_MINUTE);
  }

  async list(owner: string): Promise<JsonText<AddressBookDto[]>> {
    const values = [owner, this.clock.now()];
    const [row] = await this.database.rows<{ json: string }>(ADDRESS_BOOKS, values);
    return new JsonText(row?.json ?? '[]');
  }

  /**
   * Connects an account and finds its address books and calendars; nothing is synced or read before the user chooses
   * some.
   * @throws {AddressBookRefused}
   * @throws {AddressBooksOff}
   * @throws {LimitReached}
   * @throws {TooManyRequests}
   */
  async connect(owner: string, body: ConnectAddressBookDto): Promise<JsonText<AddressBookDto>> {
    await this.checkRoom(owner);
    const { address, addressBooks, calendars } = await this.found(owner, body);
    const id = uuidV7();
    const { keyId, sealed } = this.connector.seal(body.password, { owner, id });
    return this.database.transaction(async () => {
      const now = this.clock.now();
      await this.profiles.ensureAlone(owner, now);
      await this.checkRoom(owner);
      await this.database.rows(ADD, [owner, id, address.href, body.userName, sealed, keyId, now]);
      await this.collections.add({ owner, id }, { addressBooks, calendars });
      return this.find(owner, id);
    });
  }

  /**
   * Changes what is synced, how, or with which password, and syncs soon.
   * @throws {AddressBookNotFound}
   * @throws {AddressBookRefused} if the server doesn't take the new password
   */
  async change(
    owner: string,
    id: string,
    { password, twoWay, labelIds, collectionIds, calendarIds, timeZone }: ChangeAddressBookDto,
  ): Promise<JsonText<AddressBookDto>> {
    if (password !== undefined) await this.checkPassword(owner, id, password);
    const changed = await this.database.transaction(async () => {
      if (calendarIds !== undefined) {
        await this.calendars.choose(owner, id, calendarIds, timeZone ?? 'UTC');
      }
      await this.database.rows(CHANGE, [owner, id, twoWay ?? null, labelIds ?? null]);
      if (password !== undefined) {
        const { keyId, sealed } = this.connector.seal(password, { owner, id });
        await this.database.rows(CHANGE_PASSWORD, [owner, id, sealed, keyId]);
      }
      if (collectionIds !== undefined) {
        await this.database.rows(CHOOSE, [owner, id, collectionIds]);
      }
      await this.database.rows(WAKE, [owner, id, this.clock.now()]);
      await this.calendars.wake(owner, id, { hasNewPassword: password !== undefined });
      return this.find(owner, id);
    });
    this.calendars.readSoon();
    return changed;
  }

  /**
   * Finds what was made in the account since, unless the user asks for that often, and makes the connection due now.
   * @throws {AddressBookNotFound}
   */
  async sync(owner: string, id: string): Promise<JsonText<AddressBookDto>> {
    const account = await this.account(owner, id);
    if (await this.maySignIn(owner)) await this.collections.lookAgain(account);
    return this.change(owner, id, {});
  }

  /**
   * Ends a connection. Contacts and cards stay as they are on both sides; its calendars are removed.
   * @throws {AddressBookNotFound}
   */
  remove(owner: string, id: string): Promise<void> {
    return this.database.transaction(async () => {
      await this.calendars.forget(owner, id);
      const gone = await this.database.rows(REMOVE, [owner, id]);
      if (gone.length === 0) throw new AddressBookNotFound();
    });
  }

  /** @throws {AddressBookNotFound} */
  questions(owner: string, id: string): Promise<JsonText<CardQuestionDto[]>> {
    return this.listOf(QUESTIONS, owner, id);
  }

  /** @throws {AddressBookNotFound} */
  problems(owner: string, id: string): Promise<JsonText<CardProblemDto[]>> {
    return this.listOf(PROBLEMS, owner, id);
  }

  /**
   * Stores an answer, which the next sync carries out.
   * @throws {AddressBookNotFound}
   * @throws {CardQuestionNotFound}
   * @throws {ValidationFailed} if the answer doesn't fit the question
   */
  answer(
    owner: string,
    id: string,
    questionId: string,
    body: AnswerCardQuestionDto,
  ): Promise<void> {
    return this.database.transaction(async () => {
      await this.find(owner, id);
      const [asked] = await this.database.rows<AskedQuestion>(FIND_QUESTION, [
        ...[owner, id, questionId],
      ]);
      if (asked === undefined) throw new CardQuestionNotFound();
      const decision = decisionOf(asked, body);
      await this.database.rows(DECIDE, [owner, id, questionId, JSON.stringify(decision)]);
      await this.database.rows(WAKE, [owner, id, this.clock.now()]);
    });
  }

  /**
   * Accepts those of some questions that are certain matches; the others stay open.
   * @throws {AddressBookNotFound}
   */
  accept(
    owner: string,
    id: string,
    { questionIds }: AcceptMatchesDto,
  ): Promise<JsonText<AddressBookDto>> {
    return this.database.transaction(async () => {
      await this.database.rows(ACCEPT_CERTAIN, [owner, id, questionIds]);
      await this.database.rows(WAKE, [owner, id, this.clock.now()]);
      return this.find(owner, id);
    });
  }

  private async found(owner: string, { address, userName, password }: ConnectAddressBookDto) {
    if (!(await this.maySignIn(owner))) throw new TooManyRequests('60');
    try {
      const found = await this.connector.find(address, { user: userName, password });
      const calendars = this.calendars.areRead ? found.calendars : [];
      if (found.addressBooks.length + calendars.length === 0) throw new AddressBookRefused('none');
      return { ...found, calendars };
    } catch (error) {
      if (!(error instanceof DavFailed)) throw error;
      throw new AddressBookRefused(error.failure, error.movedTo);
    }
  }

  private async maySignIn(owner: string): Promise<boolean> {
    const { totalHits } = await this.signIns.increment(owner);
    return totalHits <= SIGN_INS_PER_MINUTE;
  }

  private async checkPassword(owner: string, id: string, password: string): Promise<void> {
    const { address, userName } = await this.account(owner, id);
    await this.found(owner, { address, userName, password });
  }

  private async account(owner: string, id: string): Promise<StoredAccount> {
    const [account] = await this.database.rows<StoredAccount>(ACCOUNT, [owner, id]);
    if (account === undefined) throw new AddressBookNotFound();
    return account;
  }

  private async checkRoom(owner: string): Promise<void> {
    const [row] = await this.database.rows<{ count: number }>(COUNT, [owner]);
    if ((row?.count ?? 0) < perUser) return;
    const message = `can't be added: there are already ${perUser} accounts; disconnect one first`;
    throw new LimitReached('address', message);
  }

  private async find(owner: string, id: string): Promise<JsonText<AddressBookDto>> {
    const values = [owner, this.clock.now(), id];
    const [row] = await this.database.rows<{ json: string }>(FIND_ADDRESS_BOOK, values);
    if (!row) throw new AddressBookNotFound();
    return new JsonText(row.json);
  }

  private async listOf<T>(text: string, owner: string, id: string): Promise<JsonText<T>> {
    await this.find(owner, id);
    const [row] = await this.database.rows<{ json: string }>(text, [owner, id]);
    return new JsonText(row?.json ?? '[]');
  }
}
