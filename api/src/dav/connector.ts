import { Injectable } from '@nestjs/common';
import { SecretBox, type SecretKeys } from '../secrets/secret-box.ts';
import { calendarServer, serverAddress } from './dav-address.ts';
import { DavClient, type DavKind } from './dav-client.ts';
import { AddressBooksOff } from './dav-errors.ts';
import { DavFailed } from './dav-failure.ts';
import { DavConnection, type DavLogin, type DavWay } from './dav-request.ts';
import { type DavCollection, findCollections } from './find-collections.ts';
import { passwordPlace } from './password-place.ts';

interface AccountPlace {
  owner: string;
  id: string;
}

/** An account as it's stored, with its encrypted password. */
export interface StoredAccount extends AccountPlace {
  address: string;
  userName: string;
  password: Buffer;
  passwordKey: string;
}

/** What was found in an account. */
export interface FoundAccount {
  address: URL;
  addressBooks: DavCollection[];
  calendars: DavCollection[];
}

/** These failures only say that there are no address books, so there may still be calendars. */
const NO_ADDRESS_BOOKS: ReadonlySet<string> = new Set(['notDav', 'notFound', 'forbidden']);

/** Opens accounts, with the passwords that only it can read. */
@Injectable()
export class Connector {
  private readonly box: SecretBox | null;

  constructor(
    private readonly way: DavWay,
    keys: SecretKeys | null,
  ) {
    this.box = keys && new SecretBox(keys);
  }

  /** False if the settings have no key for passwords. */
  get isOn(): boolean {
    return this.box !== null;
  }

  /** @throws {UnreadableSecret} */
  open(account: StoredAccount, kind: DavKind, stop: AbortSignal): DavClient {
    const address = serverAddress(account.address, this.way.loopback);
    const trusted = kind === 'calendar' ? calendarServer(address) : address;
    return this.client(trusted, this.loginOf(account), stop);
  }

  /**
   * Finds the address books and the calendars of an account. One of both is enough.
   * @throws {DavFailed}
   */
  async find(typed: string, login: DavLogin): Promise<FoundAccount> {
    this.mustBox();
    const address = serverAddress(typed, this.way.loopback);
    try {
      const addressBooks = await this.collections(address, login, 'addressbook');
      return { address, addressBooks, calendars: await this.calendars(address, login) };
    } catch (error) {
      if (!(error instanceof DavFailed) || !NO_ADDRESS_BOOKS.has(error.failure)) throw error;
      const calendars = await this.calendars(address, login);
      if (calendars.length === 0) throw error;
      return { address, addressBooks: [], calendars };
    }
  }

  /**
   * Finds what a connected account has now.
   * @throws {DavFailed}
   * @throws {UnreadableSecret}
   */
  findAgain(account: StoredAccount): Promise<FoundAccount> {
    return this.find(account.address, this.loginOf(account));
  }

  /** Encrypts the password of an account. */
  seal(password: string, place: AccountPlace): { keyId: string; sealed: Buffer } {
    return this.mustBox().seal(password, passwordPlace(place));
  }

  private loginOf(account: StoredAccount): DavLogin {
    const sealed = { keyId: account.passwordKey, sealed: account.password };
    const password = this.mustBox().open(sealed, passwordPlace(account));
    return { user: account.userName, password };
  }

  /** An account without calendars, or with a password for address books only, is fine. */
  private async calendars(address: URL, login: DavLogin): Promise<DavCollection[]> {
    try {
      return await this.collections(calendarServer(address), login, 'calendar');
    } catch (error) {
      if (error instanceof DavFailed) return [];
      throw error;
    }
  }

  private collections(server: URL, login: DavLogin, kind: DavKind): Promise<DavCollection[]> {
    const client = this.client(server, login, new AbortController().signal);
    return findCollections(client, server, kind);
  }

  private client(address: URL, login: DavLogin, stop: AbortSignal): DavClient {
    return new DavClient(new DavConnection(address, login, this.way, stop));
  }

  /** @throws {AddressBooksOff} */
  private mustBox(): SecretBox {
    if (this.box === null) throw new AddressBooksOff();
    return this.box;
  }
}
