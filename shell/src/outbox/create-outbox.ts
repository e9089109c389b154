import { isRequestError } from '@rapport/remote-api';
import { askedPause, failureReason } from '@rapport/remote-api/failures';
import { onForgotten } from '@rapport/remote-api/user-storage';
import { createStore } from 'zustand/vanilla';
import { readOf } from '../query/changes.ts';
import { type OutboxOptions, type OutboxState, type Outbox } from './outbox-types.ts';
import {
  isToRepeat,
  isUnsure,
  meetStored,
  nextToSend,
  refuse,
  resolved,
  shownFields,
  triedAgain,
  UNSURE,
} from './outbox-rules.ts';
import { CHANNEL, openChannel, quietly, underLock } from './across-tabs.ts';
import { newWrite, openWrites, type StoredWrite } from './stored-write.ts';

/** Milliseconds before the first retry; each later one waits twice as long, up to `LONGEST_PAUSE`. */
const FIRST_PAUSE = 3000;
const LONGEST_PAUSE = 30_000;

/**
 * The signed-in user's writes that wait for a network. The database is the source of truth for all tabs, of which
 * only one sends at a time. Every write stays in it until the API has responded, and a POST has the same
 * Idempotency-Key in every attempt, so that each is carried out once.
 */
export function createOutbox(parts: OutboxOptions): Outbox {
  const { userId, request, notify, onSettled, onShow } = parts;
  const { database = openWrites(), channel = openChannel(), exclusively = underLock } = parts;
  const store = createStore<OutboxState>(() => ({
    writes: [],
    sendingId: null,
    away: false,
    listed: false,
    answer: null,
  }));
  let running: Promise<void> | null = null;
  let isDueAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let sentLate = 0;

  channel?.addEventListener('message', () => void quietly(wake()));
  onForgotten(({ userId: id, contactId }) => {
    if (contactId === undefined) void quietly(clear(id));
  });

  async function refresh(): Promise<readonly StoredWrite[]> {
    const own = userId();
    const writes = own === null ? [] : await database.of(own);
    if (userId() !== own) return [];
    const known = new Set(store.getState().writes.map(({ id }) => id));
    store.setState({ writes });
    for (const write of writes.filter(({ id }) => !known.has(id)))
      onShow(readOf(write.path), shownFields(write));
    return writes;
  }

  async function changed(): Promise<void> {
    channel?.postMessage(null);
    await refresh();
  }

  async function clear(id: string): Promise<void> {
    const writes = await database.of(id);
    await database.remove(writes.map((write) => [id, write.id]));
    await changed();
  }

  function wake(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (running !== null) {
      isDueAgain = true;
      return running;
    }
    running = runWhileDue();
    return running;
  }

  async function runWhileDue(): Promise<void> {
    isDueAgain = false;
    try {
      await run();
    } finally {
      running = null;
      if (isDueAgain) await wake();
    }
  }

  async function run(): Promise<void> {
    const own = userId();
    if (own === null || nextToSend(await refresh()) === undefined) return;
    await exclusively(`${CHANNEL}:${own}`, async () => {
      try {
        for (;;) {
          const next = nextToSend(await refresh());
          if (next === undefined || userId() !== own) break;
          store.setState({ sendingId: next.id });
          await attempt(own, next);
          tries = 0;
          store.setState({ away: false });
        }
        tellSent();
      } catch (error) {
        store.setState({ away: true });
        retryLater(error);
      } finally {
        store.setState({ sendingId: null });
      }
    });
  }

  function retryLater(error: unknown): void {
    clearTimeout(timer);
    const pause = Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE);
    tries += 1;
    timer = setTimeout(() => void quietly(wake()), Math.max(pause, askedPause(error)));
  }

  function tellSent(): void {
    if (sentLate > 0)
      notify({ title: sentLate === 1 ? 'Your change was sent' : `${sentLate} changes were sent` });
    sentLate = 0;
  }

  /** @throws if the attempt has to be repeated later */
  async function attempt(own: string, write: StoredWrite): Promise<void> {
    const { id, method, path, body, key, ifMatch } = write;
    if (isUnsure(write, Date.now())) {
      await database.change([own, id], (stored) => refuse(stored, UNSURE));
      return;
    }
    if (write.triedAt === null) {
      await database.change([own, id], (stored) => ({ ...stored, triedAt: Date.now() }));
    }
    const headers = {
      ...(key !== null && { 'Idempotency-Key': key }),
      ...(ifMatch !== null && { 'If-Match': ifMatch }),
    };
    try {
      await request(path, { method, body, headers });
    } catch (error) {
      if (isRequestError(error) && error.status === 412) return meet(own, write);
      return refused(own, write, error);
    }
    await settle(own, write);
    sentLate += 1;
  }

  /** Handles a conflict with another change: asks the user only if both have changed the same field. */
  async function meet(own: string, write: StoredWrite): Promise<void> {
    try {
      const { data, headers } = await request<unknown>(readOf(write.path));
      if (meetStored(write, data, headers.get('ETag')) === null) return await settle(own, write);
      await database.change([own, write.id], (stored) => {
        return meetStored(stored, data, headers.get('ETag')) ?? stored;
      });
    } catch (error) {
      return refused(own, write, error);
    }
    await changed();
  }

  async function refused(own: string, { id }: StoredWrite, error: unknown): Promise<void> {
    if (isToRepeat(error)) throw error;
    await database.change([own, id], (stored) => refuse(stored, failureReason(error)));
    await changed();
  }

  async function settle(own: string, { id, method, path }: StoredWrite): Promise<void> {
    await database.remove([[own, id]]);
    await changed();
    onSettled({ method, path });
  }

  const send: Outbox['send'] = async (
    path,
    { method = 'POST', body, headers = {}, signal },
    offline,
  ) => {
    const own = userId();
    const key = method === 'POST' ? (headers['Idempotency-Key'] ?? crypto.randomUUID()) : null;
    const sent = { ...headers, ...(key !== null && { 'Idempotency-Key': key }) };
    const { contactId = null } = offline;
    const earlier = (await quietly(refresh())) ?? [];
    const isBehind = contactId !== null && earlier.some((write) => write.contactId === contactId);
    // What a browser sends while it reports no network hasn't arrived.
    const triedAt = isBehind || !navigator.onLine ? null : Date.now();
    let failure: unknown = new Error('No one is signed in');
    if (!isBehind) {
      try {
        return await request<never>(path, {
          method,
          body,
          headers: sent,
          ...(signal && { signal }),
        });
      } catch (error) {
        if (!isRequestError(error) || error.status !== null) throw error;
        failure = error;
      }
    }
    if (own === null || userId() !== own) throw failure;
    const at = Math.max(Date.now(), (earlier.at(-1)?.at ?? 0) + 1);
    const id = `${String(at).padStart(15, '0')}-${crypto.randomUUID()}`;
    try {
      await database.add(
        [own, id],
        newWrite(
          { id, at, method, path, body, key, ifMatch: headers['If-Match'], triedAt },
          offline,
        ),
      );
    } catch (error) {
      // Without storage, the write has failed, and the form keeps its text.
      throw isBehind ? error : failure;
    }
    await changed();
    if (isBehind) void quietly(wake());
    else {
      store.setState({ away: true });
      retryLater(failure);
    }
    notify({
      title: `Kept on this device; sent ${isBehind ? 'after an earlier change' : 'when you’re online'}`,
      description: offline.says,
    });
    return null;
  };

  async function change(id: string, to: (write: StoredWrite) => StoredWrite | null): Promise<void> {
    const own = userId();
    const write = store.getState().writes.find((each) => each.id === id);
    if (own === null || write === undefined) return;
    if (to(write) === null) await settle(own, write);
    else await database.change([own, id], (stored) => to(stored) ?? stored);
    await changed();
    void quietly(wake());
  }

  return {
    store,
    send,
    // A browser that blocks its database (private window, full disk) has nothing waiting.
    wake: async () => void (await quietly(wake())),
    shown(path, data) {
      if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
      const own = store.getState().writes.filter((write) => readOf(write.path) === path);
      return own.length === 0 ? data : Object.assign({}, data, ...own.map(shownFields));
    },
    discard: (id) => change(id, () => null),
    tryAgain: (id) => change(id, (write) => triedAgain(write, Date.now())),
    resolve: (id, keepStored) => change(id, (write) => resolved(write, keepStored)),
    forgetPerson() {
      store.getState().answer?.(false);
      store.setState({ writes: [], away: false, listed: false });
      sentLate = 0;
      void quietly(wake());
    },
    async mayGo() {
      const writes = (await quietly(refresh())) ?? [];
      if (writes.length === 0) return true;
      store.getState().answer?.(false);
      return new Promise((resolve) => {
        const own = userId();
        const answer = (go: boolean) => {
          store.setState({ answer: null });
          if (go && own !== null) void quietly(clear(own));
          resolve(go);
        };
        store.setState({ answer });
      });
    },
  };
}
