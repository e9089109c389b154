import { type ShellApi } from '@rapport/remote-api';
import { type StoreApi } from 'zustand/vanilla';
import { type RequestWithHeaders } from '../request/request.ts';
import { type StoredWrite, type WriteDatabase } from './stored-write.ts';

export interface QueueParts {
  userId: () => string | null;
  request: RequestWithHeaders;
  notify: ShellApi['notify'];
  /** A write was sent, or is not going to be. */
  onSettled: (write: { method: string; path: string }) => void;
  /** A read has to show these fields until they are sent. */
  onShow: (path: string, fields: Readonly<Record<string, unknown>>) => void;
  database?: WriteDatabase;
  /** Tells the other tabs that something has changed; null where there are none. */
  channel?: BroadcastChannel | null;
  /** Does work while no other tab does it. */
  exclusively?: (name: string, work: () => Promise<void>) => Promise<void>;
}

export interface QueueState {
  writes: readonly StoredWrite[];
  /** The one that this tab is sending. */
  sendingId: string | null;
  /** Whether the last attempt found no network, or no API. */
  away: boolean;
  /** Whether the list of writes is on screen. */
  listed: boolean;
  /** Takes the answer to the question before signing out; null unless it is asked. */
  answer: ((go: boolean) => void) | null;
}

export interface WriteQueue {
  store: StoreApi<QueueState>;
  /** Sends now, or lets the write wait; null when it waits. */
  send: NonNullable<ShellApi['sendOrWait']>;
  /** Sends what waits. It resolves once everything is sent, or the network is away; it never rejects. */
  wake(): Promise<void>;
  /** What a read of this path shows while writes wait. */
  shown<T>(path: string, data: T): T;
  discard(id: string): Promise<void>;
  tryAgain(id: string): Promise<void>;
  /** @param keepStored names of the fields that stay as they are stored */
  resolve(id: string, keepStored: readonly string[]): Promise<void>;
  /** Another person is in front of the page. */
  forgetPerson(): void;
  /** Whether the person agrees to lose what waits, which is then removed; true at once when nothing does. */
  mayGo(): Promise<boolean>;
}
