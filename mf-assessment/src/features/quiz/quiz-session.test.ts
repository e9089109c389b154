import { QUIZ_BANK, quizState, type Answer } from '@rapport/contracts';
import * as fc from 'fast-check';
import { resultOf, progressAfter } from './quiz-answers.ts';
import {
  draftOf,
  narrowingSession,
  NEW_SESSION,
  resumeSession,
  withAnswer,
  withoutLastAnswer,
  type QuizSession,
  type SavedSession,
} from './quiz-session.ts';

const anyKey = () => 'key';

function after(answers: readonly Answer[], newKey = anyKey): QuizSession {
  return answers.reduce<QuizSession>(
    (session, answer) => withAnswer(QUIZ_BANK, session, answer, newKey),
    NEW_SESSION,
  );
}

/** The session after the result of these answers is saved. */
function savedAfter(answers: readonly Answer[]): SavedSession {
  const quiz = { answers, narrowing: null };
  return { stage: 'saved', ...quiz, result: resultOf(QUIZ_BANK, quiz) };
}

const sevenAnswers: Answer[] = ['A', 'B', 'A', 'B', 'A', 'B', 'A'];
const anyAnswers = fc.array(fc.constantFrom<Answer>('A', 'B', 'Unsure'), { maxLength: 41 });

/** The answers that don't complete the quiz, so that at least one question remains. */
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
  it('is as if the last answer had never been chosen', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom<Answer>('A', 'B', 'Unsure'), (answers, last) => {
        const before = unfinished(answers);
        expect(withoutLastAnswer(QUIZ_BANK, after([...before, last]))).toEqual(after(before));
      }),
    );
  });
});

describe('resumeSession', () => {
  it('restores the session from any draft', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const chosen = unfinished(answers);
        const session = after(chosen);
        const resumed = resumeSession(QUIZ_BANK, draftOf(QUIZ_BANK, session), anyKey);
        expect(resumed).toEqual({ ...session, resumed: chosen.length > 0 });
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

  it('names the submission of a complete draft without a key', () => {
    const draft = draftOf(QUIZ_BANK, after(sevenAnswers));
    if (draft === null) throw new Error('a complete quiz has a draft');
    const resumed = resumeSession(QUIZ_BANK, { ...draft, submissionKey: null }, () => 'fresh');
    expect(resumed).toMatchObject({ stage: 'unsaved', submissionKey: 'fresh' });
  });

  it('drops the first answer that belongs to another question, and all after it', () => {
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
    expect(resumed).toEqual({ ...NEW_SESSION, answers: ['A'], resumed: true });
  });

  it('starts a new quiz without a draft', () => {
    expect(resumeSession(QUIZ_BANK, null, anyKey)).toEqual(NEW_SESSION);
  });
});

describe('narrowing down', () => {
  const saved = savedAfter(['A', 'A', 'A', 'A', 'A', 'A', 'A']);
  const started = narrowingSession(saved);
  const narrowedBy = (answers: readonly Answer[]) =>
    answers.reduce<QuizSession>(
      (session, answer) => withAnswer(QUIZ_BANK, session, answer, anyKey),
      started,
    );
  const fiveAnswers = fc.array(fc.constantFrom<Answer>('A', 'B', 'Unsure'), {
    minLength: 5,
    maxLength: 5,
  });

  it('asks five questions and then saves another result', () => {
    expect(progressAfter(QUIZ_BANK, started)).toMatchObject({
      question: { id: 'motivation-1-f1' },
      questionNumber: 1,
      percent: 0,
    });
    const four = narrowedBy(['A', 'A', 'A', 'A']);
    expect(four.stage).toBe('asking');
    expect(progressAfter(QUIZ_BANK, four)).toMatchObject({ questionNumber: 5, percent: 80 });
    const five = narrowedBy(['A', 'A', 'A', 'A', 'B']);
    expect(five).toMatchObject({
      stage: 'saving',
      result: { enneagramType: 3, enneagramCoLeaders: [] },
    });
    expect(draftOf(QUIZ_BANK, five)?.answers).toHaveLength(12);
  });

  it('leads back to the saved result before its first answer', () => {
    expect(withoutLastAnswer(QUIZ_BANK, started)).toEqual(saved);
  });

  it('has nothing to lose before its first answer', () => {
    expect(draftOf(QUIZ_BANK, started)).toBeNull();
  });

  it('is as if the last answer had never been chosen after going back', () => {
    fc.assert(
      fc.property(fiveAnswers, (answers) => {
        const before = narrowedBy(answers.slice(0, -1));
        expect(withoutLastAnswer(QUIZ_BANK, narrowedBy(answers))).toEqual(before);
      }),
    );
  });

  it('is restored after a reload', () => {
    fc.assert(
      fc.property(fiveAnswers, fc.integer({ min: 1, max: 5 }), (answers, count) => {
        const session = narrowedBy(answers.slice(0, count));
        const resumed = resumeSession(QUIZ_BANK, draftOf(QUIZ_BANK, session), anyKey);
        expect(resumed).toEqual(
          session.stage === 'asking'
            ? { ...session, resumed: true }
            : { ...session, stage: 'unsaved' },
        );
      }),
    );
  });

  it('leaves the work style as it was', () => {
    fc.assert(
      fc.property(fiveAnswers, (answers) => {
        const { mbtiType, mbtiConfidence } = resultOf(QUIZ_BANK, narrowedBy(answers));
        expect({ mbtiType, mbtiConfidence }).toEqual({
          mbtiType: saved.result.mbtiType,
          mbtiConfidence: saved.result.mbtiConfidence,
        });
      }),
    );
  });
});

describe('draftOf', () => {
  it('is null before the first answer and after saving', () => {
    expect(draftOf(QUIZ_BANK, NEW_SESSION)).toBeNull();
    expect(draftOf(QUIZ_BANK, savedAfter(sevenAnswers))).toBeNull();
  });
});
