import fc from 'fast-check';
import { type Answer, ANSWERS } from '../types.ts';
import { QUIZ_BANK } from './quiz-questions.ts';
import { quizPageState, quizResponses, quizState } from './quiz-progress.ts';
import { scoreQuiz } from './score-quiz.ts';

const sequence = fc.array(fc.constantFrom(...ANSWERS), { maxLength: 50 });
const all = (answer: Answer, count: number) => Array.from({ length: count }, () => answer);

describe('quizState', () => {
  it('is done after seven decided answers', () => {
    expect(quizState(QUIZ_BANK, all('A', 7))).toEqual({
      answered: 7,
      expected: 7,
      percent: 100,
      next: null,
      nextIsFollowUp: false,
      questionNumber: 8,
      done: true,
      canGoBack: true,
    });
  });

  it('asks all 42 questions when every first-level answer is Unsure', () => {
    expect(quizState(QUIZ_BANK, all('Unsure', 42))).toMatchObject({ answered: 42, done: true });
    expect(quizState(QUIZ_BANK, all('Unsure', 41)).next?.id).toBe('stress-1-f5');
  });

  it('asks follow-ups in the order in which their parents became Unsure, after the first level', () => {
    const answers: Answer[] = ['A', 'Unsure', 'A', 'A', 'A', 'Unsure', 'A'];
    const asked = [0, 4, 5].map((more) => quizState(QUIZ_BANK, [...answers, ...all('B', more)]));
    expect(asked.map(({ next }) => next?.id)).toEqual([
      'workstyle-sn-f1',
      'workstyle-sn-f5',
      'motivation-2-f1',
    ]);
    expect(asked.every(({ nextIsFollowUp }) => nextIsFollowUp)).toBe(true);
  });

  it('falls from 43 to 33 percent when the fourth answer is Unsure', () => {
    const percentages = [all('A', 3), [...all('A', 3), 'Unsure' as const]].map(
      (answers) => quizState(QUIZ_BANK, answers).percent,
    );
    expect(percentages).toEqual([43, 33]);
  });

  it('drops answers after the last question', () => {
    expect(quizState(QUIZ_BANK, all('A', 9))).toEqual(quizState(QUIZ_BANK, all('A', 7)));
    expect(quizResponses(QUIZ_BANK, all('A', 9))).toHaveLength(7);
  });

  it('is as if the last answer had never been given after it is undone', () => {
    fc.assert(
      fc.property(sequence, (answers) => {
        const { answered } = quizState(QUIZ_BANK, answers);
        const given = quizResponses(QUIZ_BANK, answers);
        const before = answers.slice(0, answered).slice(0, -1);
        expect(quizResponses(QUIZ_BANK, before)).toEqual(given.slice(0, -1));
        expect(scoreQuiz(QUIZ_BANK, quizResponses(QUIZ_BANK, before))).toEqual(
          scoreQuiz(QUIZ_BANK, given.slice(0, -1)),
        );
      }),
    );
  });

  it('never asks a question twice and stays between 0 and 100 percent', () => {
    fc.assert(
      fc.property(sequence, (answers) => {
        const { percent, answered, expected, next } = quizState(QUIZ_BANK, answers);
        const asked = quizResponses(QUIZ_BANK, answers).map(({ questionId }) => questionId);
        expect(new Set([...asked, next?.id]).size).toBe(asked.length + 1);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        expect(answered).toBeLessThanOrEqual(expected);
      }),
    );
  });
});

describe('quizPageState', () => {
  const given = (questionId: string, answer: Answer) => ({ questionId, answer });

  it('shows the follow-ups of an Unsure question directly below it', () => {
    const { visible, expected } = quizPageState(QUIZ_BANK, [given('workstyle-sn', 'Unsure')]);
    expect(expected).toBe(12);
    expect(visible.slice(0, 4).map(({ id }) => id)).toEqual([
      'workstyle-ei',
      'workstyle-sn',
      'workstyle-sn-f1',
      'workstyle-sn-f2',
    ]);
  });

  it('hides and no longer counts follow-ups once their parent is decided', () => {
    const answers = [
      given('workstyle-sn', 'Unsure'),
      given('workstyle-sn-f1', 'A'),
      given('workstyle-sn', 'B'),
    ];
    expect(quizPageState(QUIZ_BANK, answers)).toMatchObject({
      answered: 1,
      expected: 7,
      percent: 14,
    });
  });

  it('can be completed from five visible answers on, including Unsure', () => {
    const four = [
      given('workstyle-ei', 'Unsure'),
      given('workstyle-ei-f1', 'Unsure'),
      given('workstyle-ei-f2', 'A'),
      given('stress-1', 'B'),
    ];
    const hidden = given('motivation-1-f1', 'A');
    expect(quizPageState(QUIZ_BANK, [...four, hidden]).canComplete).toBe(false);
    expect(quizPageState(QUIZ_BANK, [...four, given('motivation-1', 'A')]).canComplete).toBe(true);
  });

  const anyGiven = fc.array(
    fc.record({
      questionId: fc.constantFrom(...QUIZ_BANK.map(({ id }) => id), 'workstyle-xy'),
      answer: fc.constantFrom(...ANSWERS),
    }),
    { maxLength: 60 },
  );

  it('stays between 0 and 100 percent and counts only visible questions', () => {
    fc.assert(
      fc.property(anyGiven, (answers) => {
        const { percent, answered, expected, visible, canComplete } = quizPageState(
          QUIZ_BANK,
          answers,
        );
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        expect(visible).toHaveLength(expected);
        const given = new Set(answers.map(({ questionId }) => questionId));
        expect(visible.filter(({ id }) => given.has(id))).toHaveLength(answered);
        expect(canComplete).toBe(answered >= 5);
      }),
    );
  });

  it('does not depend on the order in which questions were answered', () => {
    const onePerQuestion = anyGiven.map((answers) => [
      ...new Map(answers.map((each) => [each.questionId, each])).values(),
    ]);
    const inTwoOrders = onePerQuestion.chain((answers) =>
      fc.tuple(fc.constant(answers), fc.shuffledSubarray(answers, { minLength: answers.length })),
    );
    fc.assert(
      fc.property(inTwoOrders, ([answers, shuffled]) => {
        expect(quizPageState(QUIZ_BANK, shuffled)).toEqual(quizPageState(QUIZ_BANK, answers));
      }),
    );
  });

  it('is as before an answer once the earlier answer is restored', () => {
    const firstLevel = fc.constantFrom(...QUIZ_BANK.filter(({ level }) => level === 'L1'));
    fc.assert(
      fc.property(
        anyGiven,
        firstLevel,
        fc.constantFrom(...ANSWERS),
        fc.constantFrom(...ANSWERS),
        (answers, { id }, earlier, later) => {
          const before = [...answers, given(id, earlier)];
          expect(
            quizPageState(QUIZ_BANK, [...before, given(id, later), given(id, earlier)]),
          ).toEqual(quizPageState(QUIZ_BANK, before));
        },
      ),
    );
  });
});
