import { isRequestError, type WaitingField } from '@rapport/remote-api';
import { isTransient } from '@rapport/remote-api/failures';
import { type StoredNow, type StoredWrite } from './stored-write.ts';

/**
 * Milliseconds for which an attempt may be repeated with its key. The API remembers keys for 24 hours;
 * an hour less leaves room for clocks that differ.
 */
const KEY_LASTS = 23 * 60 * 60_000;

export const UNSURE =
  "It may have been saved a day ago, when no answer came. Check whether it's there before you send it again.";
const CHANGED = 'It was changed elsewhere in the meantime.';

/**
 * The write to send next: the oldest that waits, unless an earlier one about the same contact needs the
 * person first.
 */
export function nextToSend(writes: readonly StoredWrite[]): StoredWrite | undefined {
  const blocked = new Set<string>();
  return writes.find(({ state, contactId }) => {
    if (contactId !== null && blocked.has(contactId)) return false;
    if (state === 'waiting') return true;
    if (contactId !== null) blocked.add(contactId);
    return false;
  });
}

/** Whether the API has forgotten the key of the first attempt, so that another one might store it twice. */
export function isUnsure({ key, triedAt }: StoredWrite, now: number): boolean {
  return key !== null && triedAt !== null && now - triedAt > KEY_LASTS;
}

/** Whether an attempt that failed so is to be made again, as it is. */
export function isToRepeat(error: unknown): boolean {
  if (!isRequestError(error)) return true;
  // The session can be renewed, and an attempt that is still at work has its answer soon.
  return isTransient(error) || error.status === 401 || error.code === 'IDEMPOTENCY_KEY_IN_USE';
}

/** What follows for a write from what the API has stored since the person saw it; null: it is stored already. */
export function meetStored(write: StoredWrite, data: unknown, etag: string | null) {
  const { fields } = write;
  if (fields.length === 0) return refuse(write, CHANGED);
  const valueOf = (field: WaitingField) => valueIn(data, shownKey(field));
  if (fields.every((field) => isSame(valueOf(field), field.written))) return null;
  const isOpen = (field: WaitingField) =>
    !isSame(valueOf(field), field.seen) && !isSame(valueOf(field), field.written);
  if (!fields.some(isOpen)) return { ...write, ifMatch: etag };
  const changedAt = valueIn(data, 'lastUpdateTime');
  const stored: StoredNow = {
    etag,
    values: Object.fromEntries(fields.map((field) => [shownKey(field), valueOf(field)])),
    changedAt: typeof changedAt === 'string' ? changedAt : null,
  };
  return { ...write, state: 'conflict' as const, stored };
}

/** The fields of a conflict that the person has to choose for. */
export function openFields({ fields, stored }: StoredWrite): WaitingField[] {
  if (stored === null) return [];
  return fields.filter((field) => {
    const now = stored.values[shownKey(field)];
    return !isSame(now, field.seen) && !isSame(now, field.written);
  });
}

/**
 * The write after the person has chosen; null where nothing of it is left.
 * @param keepStored names of the fields that stay as they are stored
 */
export function resolved(write: StoredWrite, keepStored: readonly string[]): StoredWrite | null {
  const { stored, body, fields } = write;
  const left = fields.filter(({ name }) => !keepStored.includes(name));
  if (left.length === 0) return null;
  const sent = Object.entries(Object(body)).filter(([name]) => !keepStored.includes(name));
  return {
    ...write,
    state: 'waiting',
    body: Object.fromEntries(sent),
    ifMatch: stored?.etag ?? null,
    stored: null,
    // From now on this is what they have seen.
    fields: left.map((field) => ({ ...field, seen: stored?.values[shownKey(field)] ?? null })),
  };
}

/** The write as one that the API refuses, until the person tries again or discards it. */
export function refuse(write: StoredWrite, reason: string): StoredWrite {
  return { ...write, state: 'refused', reason };
}

/** A refused write as a new attempt. One that may have been stored is sent as another submission. */
export function triedAgain(write: StoredWrite, now: number): StoredWrite {
  const isNew = isUnsure(write, now);
  return {
    ...write,
    state: 'waiting',
    reason: null,
    ...(isNew && { key: crypto.randomUUID(), triedAt: null }),
  };
}

/** What a read shows beside what the API sends. */
export function shownFields({ fields, shows }: StoredWrite): Record<string, unknown> {
  const own = fields.map((field) => [shownKey(field), field.written] as const);
  return { ...Object.fromEntries(own), ...shows };
}

/** A value of the API in words: texts as they are, lists by what their items are called. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Nothing';
  if (Array.isArray(value)) return value.map(inWords).join(', ') || 'Nothing';
  if (typeof value !== 'object') return String(value);
  const { value: own, name }: { value?: unknown; name?: unknown } = value;
  if (own !== undefined || name !== undefined) return inWords(own ?? name);
  const parts = Object.values(value).filter((part) => typeof part === 'string');
  return parts.join(' ') || 'Nothing';
}

/** What a person typed, to be copied: one line for each text in the body. */
export function typedText({ fields, body, says }: StoredWrite): string {
  if (fields.length > 0) {
    return fields.map(({ label, written }) => `${label}: ${inWords(written)}`).join('\n');
  }
  return [says, ...textsIn(body)].join('\n');
}

/** The texts in a body and in the lists of it, such as promises beside a note. */
function textsIn(body: unknown): string[] {
  return Object.values(Object(body)).flatMap((value) => {
    if (typeof value === 'string') return [value];
    if (!Array.isArray(value)) return [];
    return value.flatMap((item: unknown) => {
      const { text }: { text?: unknown } = Object(item);
      return typeof text === 'string' ? [text] : [];
    });
  });
}

export function shownKey({ name, shownAs = name }: WaitingField): string {
  return shownAs;
}

function valueIn(data: unknown, key: string): unknown {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : null;
  return value ?? null;
}

/** Lists of labels have an order and a color of their own, which are not what was written. */
function isSame(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

function comparable(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value ?? null);
  const ids = value.map((item: unknown) => Object(item).id);
  return ids.every((id) => typeof id === 'string')
    ? JSON.stringify(ids.sort())
    : JSON.stringify(value);
}
