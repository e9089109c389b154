/** Where an item is stored: for the whole browser, or for one tab until that is closed. */
type Area = 'browser' | 'tab';

/** How long an item lasts: as its area says, or only until the page is left, because storage is closed or full. */
export type Lasting = 'in-browser' | 'in-page';

/** Something of a person that their browser stores until it is removed. */
export interface UserItem<T> {
  /** The stored value; null where there is none that `parse` accepts. The same object until it changes. */
  read(): T | null;
  /** Stores `value` and says how long it will last. */
  write(value: T): Lasting;
  remove(): void;
  /** How long the value that was written last will last. */
  lasts(): Lasting;
  /**
   * Calls `listener` after each change and says who made it: this copy of the module, or anything else
   * (another tab, another remote, forgetting). The returned function ends that.
   */
  subscribe(listener: ChangeListener): () => void;
}

type ChangeListener = (by: 'here' | 'elsewhere') => void;

interface ItemOptions<T> {
  /** Reads stored JSON; null where it is not a value of this item. */
  parse: (value: unknown) => T | null;
  /** The contact that the item is about, if it is about one: it is forgotten with the contact. */
  contactId?: string;
  /** The whole browser unless given. */
  area?: Area;
}

/** What a key says. */
interface KeyParts {
  area: Area;
  /** In kebab-case. */
  name: string;
  userId: string;
  contactId?: string | undefined;
}

/** Whose items are forgotten: all of a person, or those about one contact. */
type Forgotten = Pick<KeyParts, 'userId' | 'contactId'>;

const PREFIX = { browser: 'rapport.', tab: 'rapport:' } as const;
const AREAS = ['browser', 'tab'] as const;

/** Window events: each remote bundles this module, maybe in another release, so its copies meet here. */
const CONTACT_FORGOTTEN = 'rapport.contact-forgotten';
const USER_FORGOTTEN = 'rapport.user-forgotten';

/** JSON by key that the browser did not store. */
const inPage = new Map<string, string>();
const listeners = new Map<string, Set<ChangeListener>>();

/**
 * What the browser stores of one person. Every part of the product stores such things only through
 * this function, so that they can be forgotten.
 * @param userId whose they are: two people on one computer never see each other's
 */
export function userStorage(userId: string) {
  return {
    /** One item of this person. `name` is in kebab-case and unique in the product. */
    item<T>(name: string, options: ItemOptions<T>): UserItem<T> {
      const { parse, contactId, area = 'browser' } = options;
      const key = storageKey({ area, name, userId, contactId });
      let last: { text: string; value: T | null } | null = null;

      const stored = () => attempt(() => storageOf(area).getItem(key));
      return {
        read() {
          if (area === 'tab') moveOwnEntries(name, userId, key);
          const text = inPage.get(key) ?? stored();
          if (text === null) return null;
          if (text !== last?.text) last = { text, value: parse(fromJson(text)) };
          return last.value;
        },
        write(value) {
          const text = JSON.stringify(value);
          const isStored = attempt(() => {
            storageOf(area).setItem(key, text);
            return true;
          });
          if (isStored) inPage.delete(key);
          else inPage.set(key, text);
          tell(key, 'here');
          return isStored ? 'in-browser' : 'in-page';
        },
        remove() {
          inPage.delete(key);
          attempt(() => storageOf(area).removeItem(key));
          tell(key, 'here');
        },
        lasts: () => (inPage.has(key) ? 'in-page' : 'in-browser'),
        subscribe(listener) {
          const all = listeners.get(key) ?? new Set();
          listeners.set(key, all.add(listener));
          return () => void all.delete(listener);
        },
      };
    },
  };
}

/** Forgets all that any part of the product stores of a person in this browser. */
export function forgetUser(userId: string): void {
  attempt(() => takeOwnEntries('deleted-contacts', userId));
  forget({ userId }, USER_FORGOTTEN);
}

/**
 * Forgets what any part of the product stores of a person about one contact in this browser. To be
 * called when the contact was deleted, and when the API says that it is gone.
 */
export function forgetContact(userId: string, contactId: string): void {
  forget({ userId, contactId }, CONTACT_FORGOTTEN);
}

/** The key of an item. Ids are encoded, so that no id can look like two. */
export function storageKey({ area, name, userId, contactId }: KeyParts): string {
  const ids = contactId === undefined ? [userId] : [userId, contactId];
  return PREFIX[area] + [name, ...ids.map((id) => encodeURIComponent(id))].join(':');
}

/** The reverse of `storageKey`; null for the key of anything else. */
export function storageKeyParts(key: string): KeyParts | null {
  const match = /^rapport([.:])([a-z-]+):([^:]*)(?::([^:]*))?$/.exec(key);
  if (match === null) return null;
  const [, mark, name = '', userId = '', contactId] = match;
  return attempt(() => ({
    area: mark === '.' ? 'browser' : 'tab',
    name,
    userId: decodeURIComponent(userId),
    ...(contactId !== undefined && { contactId: decodeURIComponent(contactId) }),
  }));
}

function forget(forgotten: Forgotten, eventName: string): void {
  for (const area of AREAS) {
    attempt(() => {
      const storage = storageOf(area);
      for (const key of Object.keys(storage)) {
        if (isAbout(key, forgotten)) storage.removeItem(key);
      }
    });
  }
  window.dispatchEvent(new CustomEvent(eventName, { detail: forgotten }));
}

function isAbout(key: string, { userId, contactId }: Forgotten): boolean {
  const parts = storageKeyParts(key);
  return parts?.userId === userId && (contactId === undefined || parts.contactId === contactId);
}

function hearForgotten(event: Event): void {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (!isForgotten(detail)) return;
  for (const key of inPage.keys()) if (isAbout(key, detail)) inPage.delete(key);
  for (const key of listeners.keys()) if (isAbout(key, detail)) tell(key, 'elsewhere');
}
window.addEventListener(CONTACT_FORGOTTEN, hearForgotten);
window.addEventListener(USER_FORGOTTEN, hearForgotten);

window.addEventListener('storage', ({ key }: StorageEvent) => {
  // A null key means that the whole storage was cleared.
  for (const each of key === null ? listeners.keys() : [key]) tell(each, 'elsewhere');
});

function tell(key: string, by: 'here' | 'elsewhere'): void {
  for (const listener of [...(listeners.get(key) ?? [])]) listener(by);
}

/**
 * Takes this person's entries out of a list that earlier releases stored for a tab under one key for
 * everybody (`rapport.deleted-contacts`), each entry with its `userId`.
 */
function takeOwnEntries(name: string, userId: string): unknown[] {
  const key = `rapport.${name}`;
  const all = fromJson(sessionStorage.getItem(key) ?? 'null');
  if (!Array.isArray(all)) return [];
  const isOwn = (entry: unknown) => Object(entry).userId === userId;
  const others = all.filter((entry) => !isOwn(entry));
  if (others.length === 0) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(others));
  return all.filter(isOwn);
}

/** Moves what `takeOwnEntries` finds to the person's own key. */
function moveOwnEntries(name: string, userId: string, key: string): void {
  attempt(() => {
    const own = takeOwnEntries(name, userId);
    if (own.length === 0) return;
    const before = fromJson(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify(own.concat(before)));
  });
}

function storageOf(area: Area): Storage {
  return area === 'tab' ? window.sessionStorage : window.localStorage;
}

function fromJson(text: string): unknown {
  return attempt((): unknown => JSON.parse(text));
}

/** What `work` returns; null where it throws, as closed and full storages do. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function isForgotten(value: unknown): value is Forgotten {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    typeof value.userId === 'string' &&
    (!('contactId' in value) || typeof value.contactId === 'string')
  );
}
