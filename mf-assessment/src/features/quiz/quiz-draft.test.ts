import { type GivenAnswer } from '@rapport/contracts';
import { quizDraftStore } from './quiz-draft.ts';

const answers: GivenAnswer[] = [
  { questionId: 'workstyle-ei', answer: 'B' },
  { questionId: 'workstyle-sn', answer: 'Unsure' },
];
const draft = { answers, submissionKey: null };

const closedStorage = () => {
  throw new DOMException('The user denied storage', 'SecurityError');
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('quizDraftStore', () => {
  it('gives back what was kept, also to a store made after a reload', () => {
    expect(quizDraftStore('ada', 'c1').keep(draft)).toBe('in-browser');
    expect(quizDraftStore('ada', 'c1').read()).toEqual(draft);
  });

  it('holds nothing before the first answer and after removal', () => {
    const store = quizDraftStore('ada', 'c1');
    expect(store.read()).toBeNull();
    store.keep(draft);
    store.remove();
    expect(store.read()).toBeNull();
  });

  it('keeps people and contacts apart', () => {
    quizDraftStore('ada', 'c1').keep(draft);
    expect(quizDraftStore('grace', 'c1').read()).toBeNull();
    expect(quizDraftStore('ada', 'c2').read()).toBeNull();
  });

  it.each([
    ['text that is not JSON', '{"answers":'],
    ['no object', 'null'],
    ['no list of answers', '{"answers":{},"submissionKey":null}'],
    [
      'an answer outside the domain',
      '{"answers":[{"questionId":"q","answer":"C"}],"submissionKey":null}',
    ],
    ['an answer to no question', '{"answers":[{"answer":"A"}],"submissionKey":null}'],
    ['a key that is no text', '{"answers":[],"submissionKey":7}'],
  ])('ignores stored content with %s', (_what, text) => {
    const store = quizDraftStore('ada', 'c1');
    store.keep(draft);
    const key = localStorage.key(0);
    if (key === null) throw new Error('the draft was not stored');
    localStorage.setItem(key, text);
    expect(store.read()).toBeNull();
  });

  it('keeps the draft for the life of the page while storage is closed', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closedStorage);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closedStorage);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(closedStorage);
    const store = quizDraftStore('ada', 'closed');
    expect(store.read()).toBeNull();
    expect(store.keep(draft)).toBe('in-page');
    expect(quizDraftStore('ada', 'closed').read()).toEqual(draft);
    store.remove();
    expect(store.read()).toBeNull();
  });
});
