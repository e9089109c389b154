import { type ShellApi } from '@rapport/remote-api';
import { type StoreApi } from 'zustand/vanilla';
import { type RequestWithHeaders } from '../request/request.ts';
import { type StoredWrite, type WriteDatabase } from './stored-write.ts';

export interface OutboxOptions {
  userId: () => string | null;
  request: RequestWithHeaders;
  notify: ShellApi['notify'];
  /** Called when a write was sent or won't be. */
  onSettled: (write: { method: string; path: string }) => void;
  /** Makes a read show these fields until they're sent. */
  onShow: (path: string, fields: Readonly<Record<string, unknown>>) => void;
  database?: WriteDatabase;
  /** Notifies other tabs of changes; null if unsupported. */
  channel?: BroadcastChannel | null;
  /** Runs work while no other tab does. */
  exclusively?: (name: string, work: () => Promise<void>) => Promise<void>;
}

export interface OutboxState {
  writes: readonly StoredWrite[];
  /** The write that this tab is sending. */
  sendingId: string | null;
  /** True if the last attempt found no network, or no API. */
  away: boolean;
  /** True if the list of writes is open. */
  listed: boolean;
  /** Receives the answer to the question before signing out; null unless it's asked. */
  answer: ((go: boolean) => void) | null;
}

export interface Outbox {
  store: StoreApi<OutboxState>;
  /** Sends now, or lets the write wait; null if it waits. */
  send: NonNullable<ShellApi['sendOrWait']>;
  /** Sends waiting writes. It resolves once all are sent, or the network is gone; it never rejects. */
  wake(): Promise<void>;
  /** Returns what a read of this path shows while writes wait. */
  shown<T>(path: string, data: T): T;
  discard(id: string): Promise<void>;
  tryAgain(id: string): Promise<void>;
  /** @param keepStored names of the fields that keep their stored value */
  resolve(id: string, keepStored: readonly string[]): Promise<void>;
  /** Call this when another user signs in. */
  forgetPerson(): void;
  /**
   * Asks whether the user agrees to lose waiting writes, which are then removed; true immediately if there are
   * none.
   */
  mayGo(): Promise<boolean>;
}
