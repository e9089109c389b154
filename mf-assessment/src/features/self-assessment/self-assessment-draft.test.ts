import { selfAssessmentDraftStore, type SelfAssessmentDraft } from './self-assessment-draft.ts';

const draft: SelfAssessmentDraft = {
  open: { openness: 'Unsure', 'openness-f2': 'A' },
  saved: { openness: 'B' },
};
const none: SelfAssessmentDraft = { open: null, saved: null };

const closedStorage = () => {
  throw new DOMException('The user denied storage', 'SecurityError');
};

/** Where the draft of this person lies in the storage. */
function keyOf(userId: string): string {
  selfAssessmentDraftStore(userId).set(draft);
  const key = localStorage.key(0);
  if (key === null) throw new Error('the draft was not stored');
  return key;
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('selfAssessmentDraftStore', () => {
  it('gives back what was kept, also to a store made after a reload', () => {
    selfAssessmentDraftStore('ada').set(draft);
    expect(selfAssessmentDraftStore('ada').get()).toEqual({ draft, keptInBrowser: true });
  });

  it('holds nothing before the first answer', () => {
    expect(selfAssessmentDraftStore('ada').get().draft).toEqual(none);
  });

  it('keeps people apart', () => {
    selfAssessmentDraftStore('ada').set(draft);
    expect(selfAssessmentDraftStore('grace').get().draft).toEqual(none);
  });

  it('gives the same object until something changes', () => {
    const store = selfAssessmentDraftStore('ada');
    store.set(draft);
    const first = store.get();
    expect(store.get()).toBe(first);
    store.set(none);
    expect(store.get()).not.toBe(first);
  });

  it('tells of changes made here and in another tab, until that is ended', () => {
    const store = selfAssessmentDraftStore('ada');
    const listener = jest.fn();
    const end = store.subscribe(listener);
    store.set(draft);
    expect(listener).toHaveBeenCalledTimes(1);
    localStorage.setItem(keyOf('ada'), JSON.stringify({ version: 1, ...none }));
    window.dispatchEvent(new StorageEvent('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.get().draft).toEqual(none);
    end();
    store.set(draft);
    window.dispatchEvent(new StorageEvent('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['text that is not JSON', '{"version":1'],
    ['no object', 'null'],
    ['a list', '[]'],
    ['another version', '{"version":2,"open":null,"saved":null}'],
    ['no version', '{"open":null,"saved":null}'],
    ['a part missing', '{"version":1,"open":{}}'],
    ['answers in a list', '{"version":1,"open":["A"],"saved":null}'],
    ['an answer outside the domain', '{"version":1,"open":{"openness":"C"},"saved":null}'],
    ['an answer that is no text', '{"version":1,"open":null,"saved":{"openness":1}}'],
  ])('drops stored content with %s', (_what, text) => {
    localStorage.setItem(keyOf('ada'), text);
    expect(selfAssessmentDraftStore('ada').get().draft).toEqual(none);
  });

  it('leaves out answers to questions that are no longer asked', () => {
    const open = { openness: 'A', 'a-former-question': 'B' };
    localStorage.setItem(keyOf('ada'), JSON.stringify({ version: 1, open, saved: null }));
    expect(selfAssessmentDraftStore('ada').get().draft.open).toEqual({ openness: 'A' });
  });

  it('keeps the draft for the life of the page while storage is closed', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closedStorage);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closedStorage);
    const store = selfAssessmentDraftStore('closed');
    expect(store.get().draft).toEqual(none);
    store.set(draft);
    const kept = { draft, keptInBrowser: false };
    expect(store.get()).toEqual(kept);
    expect(selfAssessmentDraftStore('closed').get()).toEqual(kept);
  });
});
