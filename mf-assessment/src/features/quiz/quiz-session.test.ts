import { QUIZ_BANK, quizState, type Answer } from '@rapport/contracts';
import * as fc from 'fast-check';
import {
  draftOf,
  NEW_SESSION,
  resumeSession,
  withAnswer,
  withoutLastAnswer,
  type QuizSession,
} from './quiz-session.ts';

const anyKey = () => 'key';

function after(answers: readonly Answer[], newKey = anyKey): QuizSession {
  return answers.reduce<QuizSession>(
    (session, answer) => withAnswer(QUIZ_BANK, session, answer, newKey),
    NEW_SESSION,
  );
}

const sevenAnswers: Answer[] = ['A', 'B', 'A', 'B', 'A', 'B', 'A'];
const anyAnswers = fc.array(fc.constantFrom<Answer>('A', 'B', 'Unsure'), { maxLength: 41 });

/** As many of the answers as leave at least one question open. */
function unfinished(answers: readonly Answer[]): Answer[] {
  return answers.filter((_, index) => !quizState(QUIZ_BANK, answers.slice(0, index + 1)).done);
}

describe('withAnswer', () => {
  it('asks on while questions are left and saves after the last one', () => {
    expect(after(sevenAnswers.slice(0, 6)).stage).toBe('asking');
    const session = after(sevenAnswers);
    expect(session).toMatchObject({ stage: 'saving', submissionKey: 'key' });
    expect(session).toHaveProperty('result.mbtiType', 'ENTP');
  });

  it('asks five more questions for a first-level Unsure', () => {
    const unsure: Answer[] = ['Unsure', ...sevenAnswers.slice(1)];
    expect(after(unsure).stage).toBe('asking');
    expect(after([...unsure, 'A', 'A', 'A', 'A', 'A']).stage).toBe('saving');
  });

  it('replaces the last answer of a complete quiz and names a new submission', () => {
    const unsaved: QuizSession = { ...after(sevenAnswers), stage: 'unsaved' } as QuizSession;
    const changed = withAnswer(QUIZ_BANK, unsaved, 'B', () => 'other key');
    expect(changed).toMatchObject({
      stage: 'saving',
      answers: [...sevenAnswers.slice(0, 6), 'B'],
      submissionKey: 'other key',
    });
  });

  it('treats the same last answer as another attempt at the same submission', () => {
    const unsaved: QuizSession = { ...after(sevenAnswers), stage: 'unsaved' } as QuizSession;
    const again = withAnswer(QUIZ_BANK, unsaved, 'A', () => 'other key');
    expect(again).toMatchObject({ stage: 'saving', submissionKey: 'key' });
  });
});

describe('withoutLastAnswer', () => {
  it('is as if the last answer had never been given', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom<Answer>('A', 'B', 'Unsure'), (answers, last) => {
        const before = unfinished(answers);
        expect(withoutLastAnswer(after([...before, last]))).toEqual(after(before));
      }),
    );
  });
});

describe('resumeSession', () => {
  it('goes on from any draft where the session stood', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const given = unfinished(answers);
        const session = after(given);
        const resumed = resumeSession(QUIZ_BANK, draftOf(QUIZ_BANK, session), anyKey);
        expect(resumed).toEqual({ stage: 'asking', answers: given, resumed: given.length });
      }),
    );
  });

  it('finds a complete draft unsaved, under the key of its submission', () => {
    const draft = draftOf(QUIZ_BANK, after(sevenAnswers));
    expect(resumeSession(QUIZ_BANK, draft, () => 'unused')).toMatchObject({
      stage: 'unsaved',
      submissionKey: 'key',
      answers: sevenAnswers,
    });
  });

  it('names the submission of a complete draft that has no name', () => {
    const draft = draftOf(QUIZ_BANK, after(sevenAnswers));
    if (draft === null) throw new Error('a complete quiz has a draft');
    const resumed = resumeSession(QUIZ_BANK, { ...draft, submissionKey: null }, () => 'fresh');
    expect(resumed).toMatchObject({ stage: 'unsaved', submissionKey: 'fresh' });
  });

  it('drops answers from the first one on that belongs to another question', () => {
    const resumed = resumeSession(
      QUIZ_BANK,
      {
        answers: [
          { questionId: 'workstyle-ei', answer: 'A' },
          { questionId: 'a-question-of-old', answer: 'A' },
          { questionId: 'workstyle-tf', answer: 'A' },
        ],
        submissionKey: 'key',
      },
      anyKey,
    );
    expect(resumed).toEqual({ stage: 'asking', answers: ['A'], resumed: 1 });
  });

  it('starts anew without a draft', () => {
    expect(resumeSession(QUIZ_BANK, null, anyKey)).toEqual(NEW_SESSION);
  });
});

describe('draftOf', () => {
  it('has nothing to keep before the first answer and after saving', () => {
    expect(draftOf(QUIZ_BANK, NEW_SESSION)).toBeNull();
    const saved = { ...after(sevenAnswers), stage: 'saved' } as QuizSession;
    expect(draftOf(QUIZ_BANK, saved)).toBeNull();
  });
});
