/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { selfAssessmentDraft, type SelfAssessmentDraft } from './self-assessment-draft.ts';

const draft: SelfAssessmentDraft = {
  unsaved: { openness: 'Unsure', 'openness-f2': 'A' },
  saved: { openness: 'B' },
};
const none: SelfAssessmentDraft = { unsaved: null, saved: null };

const closedStorage = () => {
  throw new DOMException('The user denied storage', 'SecurityError');
};

/** The storage key of this user's draft. */
function keyOf(userId: string): string {
  selfAssessmentDraft(userId).write(draft);
  const key = localStorage.key(0);
  if (key === null) throw new Error('the draft was not stored');
  return key;
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('selfAssessmentDraft', () => {
  it('reads back what was stored, also after a reload', () => {
    selfAssessmentDraft('ada').write(draft);
    expect(selfAssessmentDraft('ada').read()).toEqual(draft);
    expect(selfAssessmentDraft('ada').lasts()).toBe('in-browser');
  });

  it('is empty before the first answer', () => {
    expect(selfAssessmentDraft('ada').read()).toEqual(none);
  });

  it('is separate for each person', () => {
    selfAssessmentDraft('ada').write(draft);
    expect(selfAssessmentDraft('grace').read()).toEqual(none);
  });

  it('reads the same object until something changes', () => {
    const item = selfAssessmentDraft('ada');
    item.write(draft);
    const first = item.read();
    expect(item.read()).toBe(first);
    item.write(none);
    expect(item.read()).not.toBe(first);
  });

  it('tells listeners of changes made here and in another tab, until they unsubscribe', () => {
    const item = selfAssessmentDraft('ada');
    const key = keyOf('ada');
    const listener = jest.fn();
    const end = item.subscribe(listener);
    item.write(draft);
    expect(listener).toHaveBeenCalledTimes(1);
    localStorage.setItem(key, JSON.stringify({ version: 1, open: null, saved: null }));
    window.dispatchEvent(new StorageEvent('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(item.read()).toEqual(none);
    end();
    item.write(draft);
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
    expect(selfAssessmentDraft('ada').read()).toEqual(none);
  });

  it('leaves out answers to questions that are no longer asked', () => {
    const open = { openness: 'A', 'a-former-question': 'B' };
    localStorage.setItem(keyOf('ada'), JSON.stringify({ version: 1, open, saved: null }));
    expect(selfAssessmentDraft('ada').read().unsaved).toEqual({ openness: 'A' });
  });

  it('lasts as long as the page while storage is closed', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closedStorage);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closedStorage);
    const item = selfAssessmentDraft('closed');
    expect(item.read()).toEqual(none);
    item.write(draft);
    for (const each of [item, selfAssessmentDraft('closed')]) {
      expect(each.read()).toEqual(draft);
      expect(each.lasts()).toBe('in-page');
    }
  });
});
