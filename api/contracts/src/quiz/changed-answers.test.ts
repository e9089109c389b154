import fc from 'fast-check';
import { ANSWERS } from '../types.ts';
import { changedAnswers } from './changed-answers.ts';
import { QUIZ_BANK } from './quiz-questions.ts';
import { type QuizResponse } from './quiz-response.ts';
import { scoreQuiz } from './score-quiz.ts';

const ids = QUIZ_BANK.map(({ id }) => id);
const answer = fc.constantFrom(...ANSWERS);
const answers = fc
  .uniqueArray(fc.constantFrom(...ids), { maxLength: ids.length })
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map((questionId) =>
        answer.map((given): QuizResponse => ({ questionId, answer: given, confidence: 'medium' })),
      ),
    ),
  );
const given = fc
  .uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 6 })
  .chain((chosen) =>
    fc.tuple(...chosen.map((questionId) => answer.map((each) => ({ questionId, answer: each })))),
  );

describe('changedAnswers', () => {
  it('returns the result of a new quiz with the same answers', () => {
    fc.assert(
      fc.property(answers, given, (base, changes) => {
        const wanted = new Map(base.map((response) => [response.questionId, response]));
        for (const { questionId, answer: each } of changes) {
          wanted.set(questionId, { questionId, answer: each, confidence: 'medium' });
        }
        const fresh = ids.flatMap((id) => wanted.get(id) ?? []);
        const { responses } = changedAnswers(base, changes);
        expect(scoreQuiz(QUIZ_BANK, responses)).toEqual(scoreQuiz(QUIZ_BANK, fresh));
      }),
    );
  });

  it('returns the differences and leaves the base unchanged', () => {
    fc.assert(
      fc.property(answers, given, (base, wanted) => {
        const before = structuredClone(base);
        const { responses, changes } = changedAnswers(base, wanted);
        expect(base).toEqual(before);
        const old = new Map(base.map((response) => [response.questionId, response.answer]));
        expect(changes).toEqual(
          wanted
            .filter((each) => old.get(each.questionId) !== each.answer)
            .map((each) => ({ ...each, before: old.get(each.questionId) ?? null })),
        );
        expect(new Set(responses.map(({ questionId }) => questionId)).size).toBe(responses.length);
      }),
    );
  });

  it('puts a changed answer last and keeps its narrowing flag', () => {
    const base: QuizResponse[] = [
      { questionId: 'motivation-1-f1', answer: 'A', confidence: 'high', narrowing: true },
      { questionId: 'workstyle-ei', answer: 'A', confidence: 'high' },
    ];
    expect(
      changedAnswers(base, [{ questionId: 'motivation-1-f1', answer: 'B' }]).responses,
    ).toEqual([
      base[1],
      { questionId: 'motivation-1-f1', answer: 'B', confidence: 'medium', narrowing: true },
    ]);
  });
});
