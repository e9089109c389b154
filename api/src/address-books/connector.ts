import { Injectable } from '@nestjs/common';
import { DavClient } from '../dav/dav-client.ts';
import { DavConnection, type DavWay } from '../dav/dav-request.ts';
import { serverAddress } from '../dav/dav-address.ts';
import { type DavCollection, findCollections } from '../dav/find-collections.ts';
import { SecretBox, type SecretKeys } from '../secrets/secret-box.ts';
import { AddressBooksOff } from './address-book-errors.ts';
import { type ClaimedBook } from './address-book-queue.ts';
import { passwordPlace } from './rotate-passwords.ts';

interface BookPlace {
  owner: string;
  id: string;
}

/** Opens connections, with the passwords that only it can read. */
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
  open(book: ClaimedBook, stop: AbortSignal): DavClient {
    const sealed = { keyId: book.passwordKey, sealed: book.password };
    const password = this.mustBox().open(sealed, passwordPlace(book));
    const address = serverAddress(book.address, this.way.loopback);
    return this.client(address, { user: book.userName, password }, stop);
  }

  /**
   * Finds the address books of an account.
   * @throws {DavFailed}
   */
  async find(
    typed: string,
    login: { user: string; password: string },
  ): Promise<{ address: URL; collections: DavCollection[] }> {
    this.mustBox();
    const address = serverAddress(typed, this.way.loopback);
    const client = this.client(address, login, new AbortController().signal);
    return { address, collections: await findCollections(client, address, 'addressbook') };
  }

  /** Encrypts the password of a connection. */
  seal(password: string, book: BookPlace): { keyId: string; sealed: Buffer } {
    return this.mustBox().seal(password, passwordPlace(book));
  }

  private client(
    address: URL,
    login: { user: string; password: string },
    stop: AbortSignal,
  ): DavClient {
    return new DavClient(new DavConnection(address, login, this.way, stop));
  }

  /** @throws {AddressBooksOff} */
  private mustBox(): SecretBox {
    if (this.box === null) throw new AddressBooksOff();
    return this.box;
  }
}
