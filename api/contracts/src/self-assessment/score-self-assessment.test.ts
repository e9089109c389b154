import fc from 'fast-check';
import { EXAMPLE_SELF_ASSESSMENT as BANK } from '../../test/scoring-vectors.ts';
import { type Answer, ANSWERS } from '../types.ts';
import {
  scoreSelfAssessment,
  type SelfAssessmentAnswers,
  selfAssessmentButtonText,
  selfAssessmentProgressText,
  toPersonalityScores,
  withSelfAssessmentAnswer,
} from './score-self-assessment.ts';
import { SELF_ASSESSMENT_DIMENSIONS, type SelfAssessmentBank } from './dimensions.ts';

const firstLevel = BANK.filter(({ level }) => level === 'L1');

/** An answer for every question of the bank, used for those that are asked. */
const anyAnswers = fc.tuple(...BANK.map(() => fc.constantFrom(...ANSWERS)));

type Given = readonly [questionId: string, answer: Answer];

/** Returns the answers in the order given: follow-ups of an Unsure question come after it. */
function asked(answers: readonly Answer[]): { firstLevel: Given[]; followUps: Given[] } {
  const given = new Map(BANK.map(({ id }, index) => [id, answers[index] ?? 'A']));
  const pairs = (questions: SelfAssessmentBank): Given[] =>
    questions.map(({ id }) => [id, given.get(id) ?? 'A']);
  return {
    firstLevel: pairs(firstLevel),
    followUps: pairs(
      BANK.filter(
        (question) => question.level === 'L2' && given.get(question.parentQuestionId) === 'Unsure',
      ),
    ),
  };
}

function giveAll(given: readonly Given[], before: SelfAssessmentAnswers = {}) {
  return given.reduce(
    (answers, [id, answer]) => withSelfAssessmentAnswer(BANK, answers, id, answer),
    before,
  );
}

function shuffled<Item>(items: readonly Item[], order: readonly number[]): Item[] {
  return items
    .map((item, index) => ({ item, place: order[index] ?? 0 }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
const openness = (answers: SelfAssessmentAnswers) => {
  const { scores, measured } = scoreSelfAssessment(BANK, answers);
  return [scores.openness, measured.openness];
};

describe('scoreSelfAssessment', () => {
  it('uses the score of the chosen option and ignores its follow-ups', () => {
    expect(openness({ openness: 'A', 'openness-f1': 'B' })).toEqual([75, 1]);
    expect(openness({ openness: 'B' })).toEqual([25, 1]);
  });

  it('uses the rounded mean of the answered follow-ups if the parent is Unsure', () => {
    expect(openness({ openness: 'Unsure', 'openness-f1': 'A', 'openness-f3': 'A' })).toEqual([
      78, 2,
    ]);
    expect(openness({ openness: 'Unsure', 'openness-f1': 'B', 'openness-f2': 'Unsure' })).toEqual([
      20, 1,
    ]);
  });

  it('stays at 50, with no answer counted, while nothing was measured', () => {
    expect(openness({})).toEqual([50, 0]);
    expect(openness({ openness: 'Unsure' })).toEqual([50, 0]);
  });

  it('is complete once every first-level question has an answer, including Unsure', () => {
    const most = Object.fromEntries(firstLevel.slice(1).map(({ id }) => [id, 'Unsure' as const]));
    const incomplete = scoreSelfAssessment(BANK, most);
    expect(selfAssessmentProgressText(incomplete)).toBe('13 of 14 completed');
    expect(selfAssessmentButtonText(incomplete)).toBe('Save Progress');
    const complete = scoreSelfAssessment(BANK, { ...most, openness: 'B' });
    expect(selfAssessmentProgressText(complete)).toBe('14 of 14 completed');
    expect(selfAssessmentButtonText(complete)).toBe('Complete Assessment');
  });

  it('returns integers from 15 to 90 for any answers', () => {
    const answers = fc.dictionary(
      fc.constantFrom(...BANK.map(({ id }) => id)),
      fc.constantFrom(...ANSWERS),
    );
    fc.assert(
      fc.property(answers, (given) => {
        const result = scoreSelfAssessment(BANK, given);
        for (const score of Object.values(result.scores)) {
          expect(Number.isInteger(score) && score >= 15 && score <= 90).toBe(true);
        }
        expect(result.complete).toBe(result.answered === 14);
      }),
    );
  });
});

describe('withSelfAssessmentAnswer', () => {
  const answers = { openness: 'Unsure', 'openness-f1': 'A', 'love-f1': 'B' } as const;

  it('drops the follow-up answers of a question that becomes decided', () => {
    expect(withSelfAssessmentAnswer(BANK, answers, 'openness', 'B')).toEqual({
      openness: 'B',
      'love-f1': 'B',
    });
  });

  it('keeps them while the question stays Unsure', () => {
    expect(withSelfAssessmentAnswer(BANK, answers, 'openness', 'Unsure')).toEqual(answers);
  });
});

describe('answering', () => {
  const order = fc.array(fc.double({ noNaN: true }), {
    minLength: BANK.length,
    maxLength: BANK.length,
  });

  it('yields the same result for any order of the answers', () => {
    fc.assert(
      fc.property(anyAnswers, order, order, (answers, one, other) => {
        const { firstLevel: decided, followUps } = asked(answers);
        const result = (places: number[]) =>
          scoreSelfAssessment(
            BANK,
            giveAll([...shuffled(decided, places), ...shuffled(followUps, places)]),
          );
        expect(result(one)).toEqual(result(other));
      }),
    );
  });

  it('is as if a removed answer had never been given', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(), (answers, pick) => {
        const { firstLevel: decided, followUps } = asked(answers);
        const given = [...decided, ...followUps];
        const last = given[pick % given.length]!;
        const others = given.filter((each) => each !== last);
        const removed = Object.entries(giveAll([...others, last])).filter(([id]) => id !== last[0]);
        expect(scoreSelfAssessment(BANK, Object.fromEntries(removed))).toEqual(
          scoreSelfAssessment(BANK, giveAll(others)),
        );
      }),
    );
  });

  it('leaves no trace of an Unsure that was resolved', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom('A', 'B'), (answers, decision) => {
        const { firstLevel: decided, followUps } = asked(answers);
        const doubtful = decided.filter(([, answer]) => answer === 'Unsure');
        const resolve = doubtful.map(([id]): Given => [id, decision]);
        const sure = decided.filter(([, answer]) => answer !== 'Unsure');
        expect(giveAll([...decided, ...followUps, ...resolve])).toEqual(
          giveAll([...sure, ...resolve]),
        );
      }),
    );
  });
});

describe('toPersonalityScores', () => {
  it('uses the API’s names of the scores', () => {
    const { scores } = scoreSelfAssessment(BANK, { ambition: 'A', neuroticism: 'B' });
    const onTheWire = toPersonalityScores(scores);
    expect(onTheWire).toMatchObject({ hoganAmbition: 75, bigFiveNeuroticism: 25, viaLove: 50 });
    expect(Object.keys(onTheWire)).toEqual(
      Object.values(SELF_ASSESSMENT_DIMENSIONS).map(({ field }) => field),
    );
  });
});
