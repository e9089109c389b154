import { randomBytes, randomUUID } from 'node:crypto';
import { AddressBookSyncer } from '../src/address-books/address-book-syncer.ts';
import { isPublicAddress } from '../src/web/public-address.ts';
import { type WebNetwork } from '../src/web/web-network.ts';
import { type OwnApi, startSeparateApi } from './separate-api.ts';
import { type Caller } from './test-api.ts';
import { startWebHost } from './web-host.ts';

interface Book {
  id: string;
  collections: { id: string; name: string }[];
}

interface Server {
  address: string;
  userName: string;
  password: string;
  /** The name of the address book to sync. */
  collection: string;
}

/** Starts an API whose address books are on a server in the test's process. */
export async function apiWithServer(
  listener: Parameters<typeof startWebHost>[0],
  timeoutMs = 20_000,
  settings: { fetchCalendars?: boolean } = {},
) {
  const host = await startWebHost(listener, isPublicAddress, { 'inside.dav.test': ['10.0.0.7'] });
  const api = await apiWithBooks(host.network, { timeoutMs, ...settings });
  return {
    api,
    close: async () => {
      await api.close();
      await host.close();
    },
  };
}

export function apiWithBooks(
  network: WebNetwork,
  { timeoutMs = 20_000, loopback = false, fetchCalendars = false } = {},
): Promise<OwnApi> {
  const keys = { current: randomBytes(32), earlier: [] };
  return startSeparateApi(
    { fetchCalendars, addressBooks: { everySeconds: 0, timeoutMs, loopback, keys } },
    network,
  );
}

/** A user with an account at a server. */
export async function syncedUser(api: OwnApi, { collection, ...login }: Server) {
  await api.sql("UPDATE rapport.address_books SET next_at = 'infinity'");
  const user: Caller = await api.signIn(undefined, `${randomUUID()}@people.example`);
  const { body }: { body: Book } = await user.post('/api/address-books', login).expect(201);
  const path = `/api/address-books/${body.id}`;
  const chosen = body.collections.filter(({ name }) => name === collection).map(({ id }) => id);

  const syncDue = () => api.service(AddressBookSyncer).syncDue();
  return {
    user,
    path,
    syncDue,
    /** Chooses the address book, both ways, and syncs. */
    begin: async () => {
      await user.patch(path, { collectionIds: chosen, twoWay: true }).expect(200);
      await syncDue();
    },
    sync: async () => {
      await user.post(`${path}/sync`).expect(200);
      await syncDue();
    },
    add: async (body: object): Promise<string> =>
      (await user.post('/api/contacts', body).expect(201)).body.id,
    state: async () =>
      (await user.get('/api/address-books').expect(200)).body.find(
        ({ id }: Book) => id === body.id,
      ),
    questions: async () => (await user.get(`${path}/questions`).expect(200)).body,
    problems: async () => (await user.get(`${path}/problems`).expect(200)).body,
    contacts: async () => (await user.get('/api/contacts?limit=100').expect(200)).body,
  };
}
