import { type Answer } from '@rapport/contracts';
import { openAnswers, type OpenAnswer } from './open-answers.ts';

let nextKey = 0;
const open = (questionId: string, answer: Answer = 'A'): OpenAnswer => ({
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

describe('openAnswers', () => {
  it('keeps people and contacts apart', () => {
    openAnswers('ada', 'c1').put(open('q1'));
    expect(openAnswers('grace', 'c1').list()).toEqual([]);
    expect(openAnswers('ada', 'c2').list()).toEqual([]);
    expect(openAnswers('ada', 'c1').list()).toHaveLength(1);
  });

  it('leaves the answers of another tab alone', () => {
    const [here, there] = [openAnswers('ada', 'c1'), openAnswers('ada', 'c1')];
    const [first, second] = [open('q1'), open('q2')];
    here.put(first);
    there.put(second);
    here.remove(first);
    expect(there.list()).toEqual([second]);
  });

  it('keeps a newer answer when an older one to the question is saved', () => {
    const store = openAnswers('ada', 'c1');
    const [older, newer] = [open('q1', 'A'), open('q1', 'B')];
    store.put(older);
    store.put(newer);
    store.remove(older);
    expect(store.list()).toEqual([newer]);
  });

  it('reads what an earlier version has kept', () => {
    const before = { questionId: 'q1', answer: 'B', confidence: 'low', submissionKey: 'key' };
    localStorage.setItem('rapport.open-answers:ada:c1', JSON.stringify([before]));
    expect(openAnswers('ada', 'c1').list()).toEqual([{ ...before, givenAt: null, replaces: null }]);
  });

  it.each(['nonsense', '{}', '[{"questionId":"q1","answer":"C"}]', 'null'])(
    'counts %j in storage as none',
    (text) => {
      const store = openAnswers('ada', 'c1');
      store.put(open('q1'));
      localStorage.setItem(localStorage.key(0) ?? '', text);
      expect(store.list()).toEqual([]);
    },
  );
});
