import { isRequestError, type WaitingField } from '@rapport/remote-api';
import { isTransient } from '@rapport/remote-api/failures';
import { type StoredNow, type StoredWrite } from './stored-write.ts';

/**
 * Milliseconds for which an attempt may be repeated with its key. The API keeps keys for 24 hours; an hour less
 * allows for clock differences.
 */
const KEY_LASTS = 23 * 60 * 60_000;

export const UNSURE =
  "It may have been saved a day ago, when no answer came. Check whether it's there before you send it again.";
const CHANGED = 'It was changed elsewhere in the meantime.';

/** Returns the next write to send: the oldest, unless an earlier one about the same contact needs the user first. */
export function nextToSend(writes: readonly StoredWrite[]): StoredWrite | undefined {
  const blocked = new Set<string>();
  return writes.find(({ state, contactId }) => {
    if (contactId !== null && blocked.has(contactId)) return false;
    if (state === 'waiting') return true;
    if (contactId !== null) blocked.add(contactId);
    return false;
  });
}

/** Returns whether the API has dropped the key of the first attempt, so that another one might store it twice. */
export function isUnsure({ key, triedAt }: StoredWrite, now: number): boolean {
  return key !== null && triedAt !== null && now - triedAt > KEY_LASTS;
}

/** Returns whether an attempt with this error should be repeated unchanged. */
export function isToRepeat(error: unknown): boolean {
  if (!isRequestError(error)) return true;
  // The session can be renewed, and a running attempt will have its response soon.
  return isTransient(error) || error.status === 401 || error.code === 'IDEMPOTENCY_KEY_IN_USE';
}

/** Compares a write with what the API has stored since the user saw it; null if it's already stored. */
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

/** Returns the fields of a conflict for which the user has to choose. */
export function openFields({ fields, stored }: StoredWrite): WaitingField[] {
  if (stored === null) return [];
  return fields.filter((field) => {
    const now = stored.values[shownKey(field)];
    return !isSame(now, field.seen) && !isSame(now, field.written);
  });
}

/**
 * Returns the write after the user has chosen; null if nothing of it is left.
 * @param keepStored names of the fields that keep their stored value
 */
export function resolved(write: StoredWrite, keepStored: readonly string[]): StoredWrite | null {
  const { stored, body, fields } = write;
  const left = fields.filter(({ name }) => !keepStored.includes(name));
  if (left.length === 0) return null;
  return {
    ...write,
    state: 'waiting',
    body: without(body, keepStored),
    ifMatch: stored?.etag ?? null,
    stored: null,
    // From now on this is what they have seen.
    fields: left.map((field) => ({ ...field, seen: stored?.values[shownKey(field)] ?? null })),
  };
}

/** Marks a write as refused by the API, until the user retries or discards it. */
export function refuse(write: StoredWrite, reason: string): StoredWrite {
  return { ...write, state: 'refused', reason };
}

/** Returns a refused write for a new attempt. One that may have been stored is sent with a new key. */
export function triedAgain(write: StoredWrite, now: number): StoredWrite {
  const isNew = isUnsure(write, now);
  return {
    ...write,
    state: 'waiting',
    reason: null,
    ...(isNew && { key: crypto.randomUUID(), triedAt: null }),
  };
}

/** Returns the fields that a read shows in addition to the API's response. */
export function shownFields({ fields, shows }: StoredWrite): Record<string, unknown> {
  const own = fields.map((field) => [shownKey(field), field.written] as const);
  return { ...Object.fromEntries(own), ...shows };
}

/**
 * Returns an API value as text: texts unchanged, lists by the names of their items.
 * @param words for values that aren't texts for users
 */
export function inWords(value: unknown, words: WaitingField['words'] = {}): string {
  const known = words[String(value)];
  if (known !== undefined) return known;
  if (value === null || value === undefined || value === '') return 'Nothing';
  if (Array.isArray(value)) return value.map((item) => inWords(item)).join(', ') || 'Nothing';
  if (typeof value !== 'object') return String(value);
  const { value: own, name }: { value?: unknown; name?: unknown } = value;
  if (own !== undefined || name !== undefined) return inWords(own ?? name);
  const parts = Object.values(value).filter((part) => typeof part === 'string');
  return parts.join(' ') || 'Nothing';
}

/** Returns the user's input for copying: one line for each text in the body. */
export function typedText({ fields, body, says }: StoredWrite): string {
  if (fields.length > 0) {
    return fields
      .map(({ label, written, words }) => `${label}: ${inWords(written, words)}`)
      .join('\n');
  }
  return [says, ...textsIn(body)].join('\n');
}

/** Returns the texts in a body and in its lists, such as promises next to a note. */
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

/** A dot in the key leads into an object. */
function valueIn(data: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((value, part) => Object(value)[part], data) ?? null;
}

/** Returns a body without these keys; a dot leads into an object. */
function without(body: unknown, keys: readonly string[], above = ''): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const left = Object.entries(body).filter(([name]) => !keys.includes(above + name));
  return Object.fromEntries(
    left.map(([name, value]) => [name, without(value, keys, `${above}${name}.`)]),
  );
}

/** The order and colors of labels aren't part of the write, so they're ignored. */
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
