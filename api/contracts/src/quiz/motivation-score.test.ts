import { ANSWERS, type Answer, MOTIVATION_TYPES } from '../types.ts';
import { QUIZ_BANK } from './quiz-questions.ts';
import { type QuizResponse } from './quiz-response.ts';
import { scoreQuiz } from './score-quiz.ts';

const PARENTS = ['motivation-1', 'motivation-2', 'stress-1'];
const respond = (questionId: string, answer: Answer): QuizResponse => ({
  questionId,
  answer,
  confidence: 'medium',
});

/** Returns every list of `length` items from `choices`. */
function sequences(choices: readonly Answer[], length: number): Answer[][] {
  if (length === 0) return [[]];
  return sequences(choices, length - 1).flatMap((rest) => choices.map((item) => [item, ...rest]));
}

/** All combinations of motivation answers with exactly one Unsure first-level answer. */
const ONE_UNSURE = PARENTS.flatMap((unsure) => {
  const decided = PARENTS.filter((id) => id !== unsure);
  return sequences(['A', 'B'], 2).flatMap((first) =>
    sequences(ANSWERS, 5).map((followUps) => [
      respond(unsure, 'Unsure'),
      ...decided.map((id, index) => respond(id, first[index]!)),
      ...followUps.map((answer, index) => respond(`${unsure}-f${index + 1}`, answer)),
    ]),
  );
});

describe('the motivation result', () => {
  it('can be any single type after one Unsure first-level answer', () => {
    const soleWinners = ONE_UNSURE.map((responses) => scoreQuiz(QUIZ_BANK, responses))
      .filter(({ enneagramCoLeaders }) => enneagramCoLeaders.length === 0)
      .map(({ enneagramType }) => enneagramType);
    expect([...new Set(soleWinners)].toSorted()).toEqual(MOTIVATION_TYPES);
  });

  it('is always shared by three types at 80 percent if no first-level answer is Unsure', () => {
    for (const answers of sequences(['A', 'B'], 3)) {
      const result = scoreQuiz(
        QUIZ_BANK,
        answers.map((answer, index) => respond(PARENTS[index]!, answer)),
      );
      expect(result.enneagramConfidence).toBe(80);
      expect(result.enneagramCoLeaders).toHaveLength(2);
      expect(result.enneagramCoLeaders).toEqual(result.enneagramSecondaryTypes);
    }
  });

  it('is type 1 at the floor without any motivation answer', () => {
    expect(scoreQuiz(QUIZ_BANK, [])).toMatchObject({
      enneagramType: 1,
      enneagramConfidence: 50,
      enneagramCoLeaders: [],
      enneagramSecondaryTypes: [],
    });
  });

  it('sorts the types close behind by total, then by number', () => {
    const unsure = (questionId: string) => respond(questionId, 'Unsure');
    const responses: QuizResponse[] = [
      unsure('motivation-1'),
      { questionId: 'motivation-1-f1', answer: 'B', confidence: 'low' }, // 6
      unsure('stress-1'),
      { questionId: 'stress-1-f1', answer: 'A', confidence: 'high' }, // 8
      { questionId: 'stress-1-f2', answer: 'A', confidence: 'high' }, // 9
      { questionId: 'stress-1-f3', answer: 'B', confidence: 'high' }, // 8
      { questionId: 'stress-1-f4', answer: 'B', confidence: 'medium' }, // 9
      { questionId: 'stress-1-f5', answer: 'B', confidence: 'high' }, // 6
    ];
    expect(scoreQuiz(QUIZ_BANK, responses)).toMatchObject({
      enneagramType: 8,
      enneagramCoLeaders: [],
      enneagramSecondaryTypes: [9, 6],
    });
  });
});
