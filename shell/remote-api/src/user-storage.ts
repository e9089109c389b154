/** Where an item is stored: for the whole browser, or for one tab until it's closed. */
type Area = 'browser' | 'tab';

/**
 * How long an item lasts: according to its area, or only until the page is left, because storage is blocked or
 * full.
 */
export type Lasting = 'in-browser' | 'in-page';

/** An item that the browser stores for a user until it's removed. */
export interface UserItem<T> {
  /** Returns the stored value; null without a value that `parse` accepts. The same object until it changes. */
  read(): T | null;
  /** Stores `value` and returns how long it will last. */
  write(value: T): Lasting;
  remove(): void;
  /** Returns how long the last written value will last. */
  lasts(): Lasting;
  /**
   * Calls `listener` after each change and passes its origin: this copy of the module, or anything else (another
   * tab, another remote, removal). The returned function unsubscribes.
   */
  subscribe(listener: ChangeListener): () => void;
}

type ChangeListener = (by: 'here' | 'elsewhere') => void;

interface ItemOptions<T> {
  /** Parses stored JSON; null if it isn't a value of this item. */
  parse: (value: unknown) => T | null;
  /** The contact of the item, if any; the item is removed with the contact. */
  contactId?: string;
  /** By default the whole browser. */
  area?: Area;
  /** Returns and removes a value that earlier releases stored elsewhere; null if there is none. */
  moveFrom?: (userId: string) => unknown;
}

/** The parts of a key. */
interface KeyParts {
  area: Area;
  /** In kebab-case. */
  name: string;
  userId: string;
  contactId?: string | undefined;
}

/** The owner of removed items: all of a user, or those about one contact. */
type Forgotten = Pick<KeyParts, 'userId' | 'contactId'>;

/** The state of an item on this page, in addition to the browser's storage. */
interface PageItem extends Forgotten {
  /** JSON that the browser couldn't store; null if the item is stored in the browser. */
  text: string | null;
  listeners: Set<ChangeListener>;
}

const PREFIX = { browser: 'rapport.', tab: 'rapport:' } as const;

/**
 * Window events: each remote bundles this module, possibly of another release, so its copies communicate this way.
 */
const CONTACT_FORGOTTEN = 'rapport.contact-forgotten';
const USER_FORGOTTEN = 'rapport.user-forgotten';

/** All items used on this page, by key. */
const pageItems = new Map<string, PageItem>();

/**
 * Accesses what the browser stores for one user. All parts of the product must store such data through this
 * function, so that it can be removed.
 * @param userId the owner: users of the same computer never see each other's data
 */
export function userStorage(userId: string) {
  return {
    /** Returns an item of this user. `name` is in kebab-case and unique in the product. */
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

/** Removes everything that any part of the product stores for a user in this browser. */
export function forgetUser(userId: string): void {
  attempt(() => takeFromShared('deleted-contacts')(userId));
  forget({ userId }, USER_FORGOTTEN);
}

/**
 * Removes everything that any part of the product stores for a user about one contact in this browser. Call it when
 * the contact was deleted, and when the API reports that it's gone.
 */
export function forgetContact(userId: string, contactId: string): void {
  forget({ userId, contactId }, CONTACT_FORGOTTEN);
}

/** Returns the key of an item. IDs are encoded, so that one ID can't look like two. */
export function storageKey({ area, name, userId, contactId }: KeyParts): string {
  const ids = contactId === undefined ? [userId] : [userId, contactId];
  return PREFIX[area] + [name, ...ids.map((id) => encodeURIComponent(id))].join(':');
}

/** Parses a key of `storageKey`; null for any other key. */
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
 * For `moveFrom`: earlier releases stored some lists for a tab under one key for all users, like
 * `rapport.deleted-contacts`, with a `userId` in each entry. This takes out the entries of one user.
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
 * Calls `listener` when the data of a user, or of one of their contacts, must be removed, for data that isn't
 * stored in items. The returned function unsubscribes.
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

/** Returns the result of `work`; null if it throws, as blocked and full storage does. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
