/** @jest-environment ../../scripts/jest/jsdom-environment.mjs */
import fc from 'fast-check';
import {
  forgetContact,
  forgetUser,
  storageKey,
  storageKeyParts,
  takeFromShared,
  userStorage,
} from './user-storage.ts';

const ME = '01a1fcf6-a488-75f8-a63f-82aa0306d4b4';
const OTHER = '01a1fcf6-a479-7600-91a1-511c2ef07b11';
const CONTACT = '018f6b1e-0000-7000-8000-000000000115';

const parse = (value: unknown) => (Array.isArray(value) ? value : null);
const note = (userId = ME, contactId = CONTACT) =>
  userStorage(userId).item('note', { parse, contactId });

function closed() {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(deny);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(deny);
}

function clearAll() {
  jest.restoreAllMocks();
  for (const user of [ME, OTHER]) forgetUser(user);
  localStorage.clear();
  sessionStorage.clear();
}

afterEach(clearAll);

describe('an item', () => {
  it('reads what was written, until it is removed', () => {
    expect(note().read()).toBeNull();
    expect(note().write(['a'])).toBe('in-browser');
    expect(note().read()).toEqual(['a']);
    note().remove();
    expect(note().read()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('is the same object until it changes, as useSyncExternalStore asks for', () => {
    const item = note();
    item.write(['a']);
    expect(item.read()).toBe(item.read());
    const before = item.read();
    item.write(['b']);
    expect(item.read()).not.toBe(before);
  });

  it.each(['not JSON', '{"of":"another program"}', 'null'])('takes %s for nothing', (text) => {
    localStorage.setItem(`rapport.note:${ME}:${CONTACT}`, text);
    expect(note().read()).toBeNull();
  });

  it('belongs to one person, one contact and one area', () => {
    note().write(['mine']);
    expect(note(OTHER).read()).toBeNull();
    expect(note(ME, OTHER).read()).toBeNull();
    const options = { parse, contactId: CONTACT, area: 'tab' } as const;
    expect(userStorage(ME).item('note', options).read()).toBeNull();
  });

  it('lasts as long as the page where storage is closed', () => {
    closed();
    const item = note();
    expect(item.read()).toBeNull();
    expect(item.write(['a'])).toBe('in-page');
    expect(item.lasts()).toBe('in-page');
    expect(note().read()).toEqual(['a']);
    item.remove();
    expect(item.read()).toBeNull();
    expect(item.lasts()).toBe('in-browser');
  });

  it('lasts as long as the page where storage is full, and is stored once there is room', () => {
    note().write(['before']);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(note().write(['a'])).toBe('in-page');
    expect(note().read()).toEqual(['a']);
    full.mockRestore();
    expect(note().write(['b'])).toBe('in-browser');
    expect(note().lasts()).toBe('in-browser');
    expect(localStorage.getItem(`rapport.note:${ME}:${CONTACT}`)).toBe('["b"]');
  });
});

describe('subscribe', () => {
  function heard(item = note()) {
    const listener = jest.fn();
    return { listener, end: item.subscribe(listener), item };
  }

  it('tells of changes that are made here, also through another item of the same name', () => {
    const { listener } = heard();
    note().write(['a']);
    note().remove();
    note(OTHER).write(['b']);
    expect(listener.mock.calls).toEqual([['here'], ['here']]);
  });

  it('tells of changes in other tabs, and that all storage was cleared', () => {
    const { listener } = heard();
    for (const key of [`rapport.note:${ME}:${CONTACT}`, `rapport.note:${OTHER}:${CONTACT}`, null]) {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }
    expect(listener.mock.calls).toEqual([['elsewhere'], ['elsewhere']]);
  });

  it('tells that the item was forgotten, also when a remote of an earlier release says so', () => {
    const { listener } = heard();
    forgetContact(ME, CONTACT);
    forgetUser(ME);
    forgetContact(ME, OTHER);
    forgetUser(OTHER);
    // In the format of an earlier release's remote.
    const detail = { userId: ME, contactId: CONTACT };
    window.dispatchEvent(new CustomEvent('rapport.contact-forgotten', { detail }));
    window.dispatchEvent(new CustomEvent('rapport.contact-forgotten', { detail: 'something' }));
    expect(listener.mock.calls).toEqual([['elsewhere'], ['elsewhere'], ['elsewhere']]);
  });

  it('ends', () => {
    const { listener, end } = heard();
    end();
    note().write(['a']);
    expect(listener).not.toHaveBeenCalled();
  });
});

/** The keys that browsers contain today. */
const IN_BROWSER = {
  'quiz-draft': `rapport.quiz-draft:${ME}:${CONTACT}`,
  'open-answers': `rapport.open-answers:${ME}:${CONTACT}`,
  'self-assessment-draft': `rapport.self-assessment-draft:${ME}`,
  'step-ticks': `rapport.step-ticks:${ME}`,
};
const IN_TAB = { 'add-contact': `rapport:add-contact:${ME}` };
const SHARED = 'rapport.deleted-contacts';

describe('keys of earlier releases', () => {
  it.each([
    ...Object.entries(IN_BROWSER).map((entry) => [...entry, 'browser'] as const),
    ...Object.entries(IN_TAB).map((entry) => [...entry, 'tab'] as const),
  ])('the item %s is read from %s', (name, key, area) => {
    const storage = area === 'tab' ? sessionStorage : localStorage;
    storage.setItem(key, '["stored"]');
    const contactId = key.endsWith(CONTACT) ? { contactId: CONTACT } : {};
    const item = userStorage(ME).item(name, { parse, area, ...contactId });
    expect(item.read()).toEqual(['stored']);
    item.write(['changed']);
    expect(storage.getItem(key)).toBe('["changed"]');
    expect(storage).toHaveLength(1);
  });

  it('all of them are forgotten with their person', () => {
    for (const key of Object.values(IN_BROWSER)) localStorage.setItem(key, '{}');
    for (const key of Object.values(IN_TAB)) sessionStorage.setItem(key, '{}');
    sessionStorage.setItem(SHARED, JSON.stringify([{ userId: ME }]));
    forgetUser(ME);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('those about a contact are forgotten with it, and the others stay', () => {
    for (const key of Object.values(IN_BROWSER)) localStorage.setItem(key, '{}');
    forgetContact(ME, CONTACT);
    expect(Object.keys(localStorage).sort()).toEqual(
      [IN_BROWSER['self-assessment-draft'], IN_BROWSER['step-ticks']].sort(),
    );
  });

  it('each person gets their own entries of the list that was stored for everyone', () => {
    const [mine, theirs] = [
      { userId: ME, contactId: 'a' },
      { userId: OTHER, contactId: 'b' },
    ];
    sessionStorage.setItem(SHARED, JSON.stringify([mine, theirs, 'something else']));
    const deleted = (userId: string) =>
      userStorage(userId)
        .item('deleted-contacts', {
          parse,
          area: 'tab',
          moveFrom: takeFromShared('deleted-contacts'),
        })
        .read();
    expect(deleted(ME)).toEqual([mine]);
    expect(deleted(ME)).toEqual([mine]);
    expect(JSON.parse(sessionStorage.getItem(SHARED) ?? '')).toEqual([theirs, 'something else']);
    sessionStorage.setItem(SHARED, JSON.stringify([theirs]));
    expect(deleted(OTHER)).toEqual([theirs]);
    expect(sessionStorage.getItem(SHARED)).toBeNull();
  });

  it('forgetting a person leaves the entries of others in that list', () => {
    const theirs = { userId: OTHER, contactId: 'b' };
    sessionStorage.setItem(SHARED, JSON.stringify([{ userId: ME }, theirs]));
    forgetUser(ME);
    expect(JSON.parse(sessionStorage.getItem(SHARED) ?? '')).toEqual([theirs]);
  });
});

describe('forgetting', () => {
  it('leaves other people, contacts and products, the session and the theme alone', () => {
    const keys = [
      `rapport.quiz-draft:${ME}:${OTHER}`,
      `rapport.quiz-draft:${OTHER}:${CONTACT}`,
      `rapport.step-ticks:${OTHER}`,
      `elsewhere:${ME}:${CONTACT}`,
      'rapport.session.localhost:5411',
      'rapport.theme',
    ];
    for (const key of keys) localStorage.setItem(key, JSON.stringify({ user: { id: ME } }));
    forgetContact(ME, CONTACT);
    expect(localStorage).toHaveLength(keys.length);
    forgetUser(ME);
    expect(localStorage).toHaveLength(keys.length - 1);
    expect(localStorage.getItem(`rapport.quiz-draft:${ME}:${OTHER}`)).toBeNull();
  });

  it('reaches what only lasts as long as the page', () => {
    closed();
    const about = note();
    const ticks = userStorage(ME).item('step-ticks', { parse });
    const other = note(OTHER);
    for (const item of [about, ticks, other]) item.write(['a']);
    forgetContact(ME, CONTACT);
    expect([about.read(), ticks.read(), other.read()]).toEqual([null, ['a'], ['a']]);
    forgetUser(ME);
    expect([ticks.read(), other.read()]).toEqual([null, ['a']]);
  });
});

describe('keys', () => {
  // IDs that contain one another, and separators of keys.
  const id = fc.oneof(
    fc.constantFrom('a', 'aa', 'a:a', ':a', 'a:', '%3A', 'a%', ME, `${ME}a`, CONTACT),
    fc.string({ unit: 'grapheme', minLength: 1 }),
  );
  const owner = fc.record({ userId: id, contactId: fc.option(id, { nil: undefined }) });

  it('say what they were made of, and are the key of nothing else', () => {
    const area = fc.constantFrom('browser' as const, 'tab' as const);
    const name = fc.constantFrom('note', 'quiz-draft');
    fc.assert(
      fc.property(owner, area, name, (ids, area, name) => {
        const parts = { area, name, ...ids };
        expect(storageKeyParts(storageKey(parts))).toEqual(parts);
      }),
    );
    for (const key of ['rapport.theme', 'rapport.session.a:1', 'other:a', 'rapport.a:%', '']) {
      expect(storageKeyParts(key)).toBeNull();
    }
  });

  it('forgetting touches what belongs to exactly this person or contact', () => {
    const itemOf = ({ userId, contactId }: { userId: string; contactId: string | undefined }) =>
      userStorage(userId).item('note', { parse, ...(contactId !== undefined && { contactId }) });
    fc.assert(
      fc.property(fc.array(owner, { maxLength: 8 }), owner, fc.boolean(), (all, gone, isClosed) => {
        clearAll();
        if (isClosed) closed();
        for (const each of all) itemOf(each).write([each.userId]);
        if (gone.contactId === undefined) forgetUser(gone.userId);
        else forgetContact(gone.userId, gone.contactId);
        for (const each of all) {
          const isGone =
            each.userId === gone.userId &&
            (gone.contactId === undefined || each.contactId === gone.contactId);
          expect(itemOf(each).read()).toEqual(isGone ? null : [each.userId]);
        }
        for (const { userId } of all) forgetUser(userId);
      }),
    );
  });
});
