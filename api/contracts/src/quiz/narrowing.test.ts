import fc from 'fast-check';
import { type Answer, ANSWERS, CONFIDENCE_LEVELS, type MotivationType } from '../types.ts';
import { narrowingQuestions, narrowingResponses } from './narrowing.ts';
import { QUIZ_BANK } from './quiz-questions.ts';
import { quizResponses } from './quiz-progress.ts';
import { type MotivationQuestion } from './quiz-types.ts';
import { type QuizResponse } from './quiz-response.ts';
import { scoreQuiz } from './score-quiz.ts';

const score = (responses: readonly QuizResponse[]) => scoreQuiz(QUIZ_BANK, responses);
const questionsFor = (responses: readonly QuizResponse[]) =>
  narrowingQuestions(QUIZ_BANK, responses);
const sides = ({ optionA, optionB }: MotivationQuestion) => [optionA.value, optionB.value];

/** Returns the dialog's responses: these work-style answers, then the motivation answers. */
const quiz = (...answers: Answer[]) => quizResponses(QUIZ_BANK, answers);
const DECIDED = quiz('A', 'A', 'A', 'A', 'A', 'A', 'A');

/** Answers each question with `favorite` if it's offered, otherwise with `otherwise`. */
function favoring(
  favorite: MotivationType,
  questions: readonly MotivationQuestion[],
  otherwise: Answer = 'Unsure',
): Answer[] {
  return questions.map(({ optionA, optionB }) => {
    if (optionA.value === favorite) return 'A';
    return optionB.value === favorite ? 'B' : otherwise;
  });
}

const answersOfDialog = fc.array(fc.constantFrom(...ANSWERS), { minLength: 42, maxLength: 42 });
const anyQuiz = answersOfDialog.map((answers) => quizResponses(QUIZ_BANK, answers));
const anyResponses = fc.array(
  fc.record({
    questionId: fc.constantFrom(...QUIZ_BANK.map(({ id }) => id)),
    answer: fc.constantFrom(...ANSWERS),
    confidence: fc.constantFrom(...CONFIDENCE_LEVELS),
  }),
  { maxLength: 60 },
);
const anyCompleted = fc.oneof(anyQuiz, anyResponses);
const narrowed = fc
  .tuple(anyCompleted, fc.array(fc.constantFrom(...ANSWERS), { minLength: 5, maxLength: 5 }))
  .map(([responses, answers]) => ({
    responses,
    narrowing: narrowingResponses(questionsFor(responses), answers),
  }));

describe('narrowingQuestions', () => {
  it('contrasts the three types that seven decided answers leave tied', () => {
    expect(score(DECIDED)).toMatchObject({ enneagramType: 1, enneagramCoLeaders: [3, 8] });
    expect(questionsFor(DECIDED).map(({ id }) => id)).toEqual([
      'motivation-1-f1', // 1 or 6
      'motivation-1-f2', // 3 or 2
      'motivation-1-f3', // 5 or 8
      'motivation-2-f2', // 7 or 1
      'motivation-2-f5', // 8 or 3
    ]);
  });

  it.each(['AAA', 'AAB', 'ABA', 'ABB', 'BAA', 'BAB', 'BBA', 'BBB'])(
    'can break the tie of the motivation answers %s for each of its types',
    (letters) => {
      const responses = quiz('A', 'A', 'A', 'A', ...(letters.split('') as Answer[]));
      const { enneagramType, enneagramCoLeaders } = score(responses);
      const questions = questionsFor(responses);
      for (const type of [enneagramType, ...enneagramCoLeaders]) {
        const answers = favoring(type, questions);
        expect(score([...responses, ...narrowingResponses(questions, answers)])).toMatchObject({
          enneagramType: type,
          enneagramCoLeaders: [],
        });
      }
    },
  );

  it('asks nothing if one type leads', () => {
    const responses = quiz('A', 'A', 'A', 'A', 'Unsure', 'A', 'A', 'A', 'A', 'Unsure', 'A', 'B');
    expect(score(responses)).toMatchObject({ enneagramType: 3, enneagramCoLeaders: [] });
    expect(questionsFor(responses)).toEqual([]);
  });

  it('asks nothing if no answer supports any type', () => {
    expect(questionsFor([])).toEqual([]);
  });

  it('asks nothing twice', () => {
    const questions = questionsFor(DECIDED);
    const unsure = narrowingResponses(
      questions,
      questions.map(() => 'Unsure'),
    );
    const still = [...DECIDED, ...unsure];
    expect(score(still).enneagramCoLeaders).toEqual([3, 8]);
    expect(questionsFor(still)).toEqual([]);
  });

  it('offers every tied type equally often, in one to five new questions', () => {
    fc.assert(
      fc.property(anyCompleted, (responses) => {
        const questions = questionsFor(responses);
        const { enneagramType, enneagramCoLeaders } = score(responses);
        const tied = [enneagramType, ...enneagramCoLeaders];
        if (enneagramCoLeaders.length === 0) expect(questions).toEqual([]);
        if (questions.length === 0) return;

        expect(questions.length).toBeLessThanOrEqual(5);
        expect(new Set(questions).size).toBe(questions.length);
        const offers = tied.map(
          (type) => questions.filter((question) => sides(question).includes(type)).length,
        );
        expect(new Set(offers).size).toBe(1);
        expect(offers[0]).toBeGreaterThan(0);
        const parents = new Map(responses.map(({ questionId, answer }) => [questionId, answer]));
        for (const question of questions) {
          expect(question).toMatchObject({ level: 'L2', category: 'motivation' });
          expect(sides(question).some((side) => tied.includes(side))).toBe(true);
          const asked = responses.some(({ questionId }) => questionId === question.id);
          const parent = question.level === 'L2' ? parents.get(question.parentQuestionId) : null;
          expect(asked && parent === 'Unsure').toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('always has questions while at most one first-level motivation answer is Unsure', () => {
    const oneUnsure = fc
      .tuple(
        fc.shuffledSubarray<Answer>(['Unsure', 'A', 'B', 'A', 'B'], { minLength: 3, maxLength: 3 }),
        fc.array(fc.constantFrom(...ANSWERS), { minLength: 5, maxLength: 5 }),
      )
      .map(([motivation, followUps]) => quiz('A', 'A', 'A', 'A', ...motivation, ...followUps));
    fc.assert(
      fc.property(oneUnsure, (responses) => {
        const tied = score(responses).enneagramCoLeaders.length > 0;
        expect(questionsFor(responses).length > 0).toBe(tied);
      }),
    );
  });
});

describe('a narrowed result', () => {
  it('counts the answers although their parents are decided', () => {
    const questions = questionsFor(DECIDED);
    const responses = narrowingResponses(questions, favoring(8, questions));
    expect(responses[2]).toEqual({
      questionId: 'motivation-1-f3',
      answer: 'B',
      confidence: 'medium',
      narrowing: true,
    });
    const result = score([...DECIDED, ...responses]);
    // 8 has three answers of three; the other three of the five are Unsure: 40 + 40 - 24.
    expect(result).toMatchObject({
      enneagramType: 8,
      enneagramConfidence: 56,
      enneagramSecondaryTypes: [],
    });
    const unmarked = responses.map(({ narrowing: _, ...rest }) => rest);
    expect(score([...DECIDED, ...unmarked])).toEqual(score(DECIDED));
  });

  it('differs only in the motivation', () => {
    fc.assert(
      fc.property(narrowed, ({ responses, narrowing }) => {
        const before = score(responses);
        const after = score([...responses, ...narrowing]);
        expect(after.mbtiType).toBe(before.mbtiType);
        expect(after.mbtiConfidence).toBe(before.mbtiConfidence);
        expect(after.mbtiAmbiguousLetters).toEqual(before.mbtiAmbiguousLetters);
        const workStyle = ({ notes }: typeof before) =>
          notes.filter(({ code }) => code.startsWith('ws_'));
        expect(workStyle(after)).toEqual(workStyle(before));
      }),
    );
  });

  it('is in range, and does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(narrowed, ({ responses, narrowing }) => {
        const result = score([...responses, ...narrowing]);
        expect(result.enneagramConfidence).toBeGreaterThanOrEqual(50);
        expect(result.enneagramConfidence).toBeLessThanOrEqual(100);
        expect(score([...responses, ...narrowing.toReversed()])).toEqual(result);
      }),
    );
  });

  it('keeps the tie if every answer is Unsure, with less confidence', () => {
    const questions = questionsFor(DECIDED);
    const unsure = narrowingResponses(
      questions,
      questions.map(() => 'Unsure'),
    );
    const result = score([...DECIDED, ...unsure]);
    expect(result).toMatchObject({ enneagramType: 1, enneagramCoLeaders: [3, 8] });
    expect(result.enneagramConfidence).toBeLessThan(score(DECIDED).enneagramConfidence);
  });

  it('ignores the narrowing flag of a work-style follow-up', () => {
    const marked: QuizResponse = {
      questionId: 'workstyle-ei-f1',
      answer: 'B',
      confidence: 'medium',
      narrowing: true,
    };
    expect(score([...DECIDED, marked])).toEqual(score(DECIDED));
  });
});
