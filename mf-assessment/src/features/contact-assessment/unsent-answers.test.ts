/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { type Answer } from '@rapport/contracts';
import { unsentAnswers, type UnsentAnswer } from './unsent-answers.ts';

let nextKey = 0;
const unsent = (questionId: string, answer: Answer = 'A'): UnsentAnswer => ({
  questionId,
  answer,
  confidence: 'medium',
  submissionKey: `key-${(nextKey += 1)}`,
  givenAt: null,
  replaces: null,
});

afterEach(() => {
  localStorage.clear();
});

describe('unsentAnswers', () => {
  it('keeps people and contacts apart', () => {
    unsentAnswers('ada', 'c1').put(unsent('q1'));
    expect(unsentAnswers('grace', 'c1').list()).toEqual([]);
    expect(unsentAnswers('ada', 'c2').list()).toEqual([]);
    expect(unsentAnswers('ada', 'c1').list()).toHaveLength(1);
  });

  it('leaves the answers of another tab alone', () => {
    const [here, there] = [unsentAnswers('ada', 'c1'), unsentAnswers('ada', 'c1')];
    const [first, second] = [unsent('q1'), unsent('q2')];
    here.put(first);
    there.put(second);
    here.remove(first);
    expect(there.list()).toEqual([second]);
  });

  it('keeps a newer answer when an older one to the question is saved', () => {
    const store = unsentAnswers('ada', 'c1');
    const [older, newer] = [unsent('q1', 'A'), unsent('q1', 'B')];
    store.put(older);
    store.put(newer);
    store.remove(older);
    expect(store.list()).toEqual([newer]);
  });

  it('reads what an earlier version has stored', () => {
    const before = { questionId: 'q1', answer: 'B', confidence: 'low', submissionKey: 'key' };
    localStorage.setItem('rapport.open-answers:ada:c1', JSON.stringify([before]));
    expect(unsentAnswers('ada', 'c1').list()).toEqual([
      { ...before, givenAt: null, replaces: null },
    ]);
  });

  it.each(['nonsense', '{}', '[{"questionId":"q1","answer":"C"}]', 'null'])(
    'counts %j in storage as none',
    (text) => {
      const store = unsentAnswers('ada', 'c1');
      store.put(unsent('q1'));
      localStorage.setItem(localStorage.key(0) ?? '', text);
      expect(store.list()).toEqual([]);
    },
  );
});
