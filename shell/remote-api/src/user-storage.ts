/** Where an item is stored: for the whole browser, or for one tab until that is closed. */
type Area = 'browser' | 'tab';

/** How long an item lasts: as its area says, or only until the page is left, because storage is closed or full. */
export type Lasting = 'in-browser' | 'in-page';

/** Something of a person that their browser stores until it is removed. */
export interface UserItem<T> {
  /** The stored value; null without a value that `parse` accepts. The same object until it changes. */
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
  /** Finds what earlier releases stored in another place, and removes it there; null where there is nothing. */
  moveFrom?: (userId: string) => unknown;
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

/** What this page knows of an item beside what the browser stores. */
interface PageItem extends Forgotten {
  /** JSON that the browser did not store; null where it stores the item itself. */
  text: string | null;
  listeners: Set<ChangeListener>;
}

const PREFIX = { browser: 'rapport.', tab: 'rapport:' } as const;

/** Window events: each remote bundles this module, maybe in another release, so its copies meet here. */
const CONTACT_FORGOTTEN = 'rapport.contact-forgotten';
const USER_FORGOTTEN = 'rapport.user-forgotten';

/** All items that were asked for in this page, by key. */
const pageItems = new Map<string, PageItem>();

/**
 * What the browser stores of one person. Every part of the product stores such things only through
 * this function, so that they can be forgotten.
 * @param userId whose they are: two people on one computer never see each other's
 */
export function userStorage(userId: string) {
  return {
    /** One item of this person. `name` is in kebab-case and unique in the product. */
    item<T>(
      name: string,
      { parse, contactId, area = 'browser', moveFrom }: ItemOptions<T>,
    ): UserItem<T> {
      const key = storageKey({ area, name, userId, contactId });
      const item = pageItems.get(key) ?? { userId, contactId, text: null, listeners: new Set() };
      pageItems.set(key, item);
      let last: { text: string; value: T | null } | null = null;

      function store(text: string): void {
        const isStored = attempt(() => {
          storageOf(area).setItem(key, text);
          return true;
        });
        item.text = isStored ? null : text;
      }
      const lasts = () => (item.text === null ? 'in-browser' : 'in-page');
      return {
        lasts,
        read() {
          const moved = attempt(() => moveFrom?.(userId));
          if (moved) store(JSON.stringify(moved));
          const text = item.text ?? attempt(() => storageOf(area).getItem(key));
          if (text === null) return null;
          if (text !== last?.text) last = { text, value: parse(fromJson(text)) };
          return last.value;
        },
        write(value) {
          store(JSON.stringify(value));
          tell(item, 'here');
          return lasts();
        },
        remove() {
          item.text = null;
          attempt(() => storageOf(area).removeItem(key));
          tell(item, 'here');
        },
        subscribe(listener) {
          item.listeners.add(listener);
          return () => void item.listeners.delete(listener);
        },
      };
    },
  };
}

/** Forgets all that any part of the product stores of a person in this browser. */
export function forgetUser(userId: string): void {
  attempt(() => takeFromShared('deleted-contacts')(userId));
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

/**
 * For `moveFrom`: earlier releases stored some lists for a tab under one key for everyone, like
 * `rapport.deleted-contacts`, with a `userId` in each entry. This takes out the entries of one person.
 */
export function takeFromShared(name: string): (userId: string) => unknown[] | null {
  return (userId) => {
    const key = PREFIX.browser + name;
    const all = fromJson(sessionStorage.getItem(key) ?? 'null');
    if (!Array.isArray(all)) return null;
    const isOwn = (entry: unknown) => Object(entry).userId === userId;
    const own = all.filter(isOwn);
    if (own.length === 0) return null;
    const others = all.filter((entry) => !isOwn(entry));
    if (others.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(others));
    return own;
  };
}

function forget(forgotten: Forgotten, eventName: string): void {
  for (const storage of [() => window.localStorage, () => window.sessionStorage]) {
    attempt(() => {
      for (const key of Object.keys(storage())) {
        const parts = storageKeyParts(key);
        if (parts !== null && isMeant(parts, forgotten)) storage().removeItem(key);
      }
    });
  }
  window.dispatchEvent(new CustomEvent(eventName, { detail: forgotten }));
}

function isMeant(item: Forgotten, { userId, contactId }: Forgotten): boolean {
  return item.userId === userId && (contactId === undefined || item.contactId === contactId);
}

function hearForgotten(event: Event): void {
  const forgotten = Object(event instanceof CustomEvent && event.detail);
  for (const item of pageItems.values()) {
    if (!isMeant(item, forgotten)) continue;
    item.text = null;
    tell(item, 'elsewhere');
  }
}

/**
 * Calls `listener` when a person, or one contact of theirs, is to be forgotten, for what is stored
 * elsewhere than in items. The returned function ends that.
 */
export function onForgotten(listener: (forgotten: Forgotten) => void): () => void {
  const hear = (event: Event) => {
    const { userId, contactId } = Object(event instanceof CustomEvent && event.detail);
    if (typeof userId !== 'string') return;
    listener({ userId, contactId: typeof contactId === 'string' ? contactId : undefined });
  };
  for (const name of [CONTACT_FORGOTTEN, USER_FORGOTTEN]) window.addEventListener(name, hear);
  return () => {
    for (const name of [CONTACT_FORGOTTEN, USER_FORGOTTEN]) window.removeEventListener(name, hear);
  };
}

window.addEventListener(CONTACT_FORGOTTEN, hearForgotten);
window.addEventListener(USER_FORGOTTEN, hearForgotten);

window.addEventListener('storage', (event) => {
  for (const [key, item] of pageItems) {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) tell(item, 'elsewhere');
  }
});

function tell({ listeners }: PageItem, by: 'here' | 'elsewhere'): void {
  for (const listener of [...listeners]) listener(by);
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
