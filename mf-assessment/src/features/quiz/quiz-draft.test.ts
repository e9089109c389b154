/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { type GivenAnswer } from '@rapport/contracts';
import { quizDraft } from './quiz-draft.ts';

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

describe('quizDraft', () => {
  it('reads back what was stored, also after a reload', () => {
    expect(quizDraft('ada', 'c1').write(draft)).toBe('in-browser');
    expect(quizDraft('ada', 'c1').read()).toEqual(draft);
  });

  it('is null before the first answer and after removal', () => {
    const item = quizDraft('ada', 'c1');
    expect(item.read()).toBeNull();
    item.write(draft);
    item.remove();
    expect(item.read()).toBeNull();
  });

  it('is separate for each person and contact', () => {
    quizDraft('ada', 'c1').write(draft);
    expect(quizDraft('grace', 'c1').read()).toBeNull();
    expect(quizDraft('ada', 'c2').read()).toBeNull();
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
    const item = quizDraft('ada', 'c1');
    item.write(draft);
    const key = localStorage.key(0);
    if (key === null) throw new Error('the draft was not stored');
    localStorage.setItem(key, text);
    expect(item.read()).toBeNull();
  });

  it('lasts as long as the page while storage is closed', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closedStorage);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closedStorage);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(closedStorage);
    const item = quizDraft('ada', 'closed');
    expect(item.read()).toBeNull();
    expect(item.write(draft)).toBe('in-page');
    expect(quizDraft('ada', 'closed').read()).toEqual(draft);
    item.remove();
    expect(item.read()).toBeNull();
  });
});
