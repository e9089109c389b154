import fc from 'fast-check';
import { EXAMPLE_SELF_ASSESSMENT as BANK } from '../../test/scoring-vectors.ts';
import { ANSWERS } from '../types.ts';
import {
  scoreSelfAssessment,
  type SelfAssessmentAnswers,
  selfAssessmentButtonText,
  selfAssessmentProgressText,
  toPersonalityScores,
  withSelfAssessmentAnswer,
} from './score-self-assessment.ts';
import { SELF_ASSESSMENT_DIMENSIONS } from './self-assessment-question.ts';

const firstLevel = BANK.filter(({ level }) => level === 'L1');
const openness = (answers: SelfAssessmentAnswers) => {
  const { scores, measured } = scoreSelfAssessment(BANK, answers);
  return [scores.openness, measured.openness];
};

describe('scoreSelfAssessment', () => {
  it('takes the score of the chosen option, whatever its follow-ups say', () => {
    expect(openness({ openness: 'A', 'openness-f1': 'B' })).toEqual([75, 1]);
    expect(openness({ openness: 'B' })).toEqual([25, 1]);
  });

  it('takes the rounded mean of the follow-ups that are answered when the parent is Unsure', () => {
    expect(openness({ openness: 'Unsure', 'openness-f1': 'A', 'openness-f3': 'A' })).toEqual([
      78, 2,
    ]);
    expect(openness({ openness: 'Unsure', 'openness-f1': 'B', 'openness-f2': 'Unsure' })).toEqual([
      20, 1,
    ]);
  });

  it('stays at 50, on no answer, while nothing was measured', () => {
    expect(openness({})).toEqual([50, 0]);
    expect(openness({ openness: 'Unsure' })).toEqual([50, 0]);
  });

  it('is complete once every first-level question has an answer, Unsure included', () => {
    const most = Object.fromEntries(firstLevel.slice(1).map(({ id }) => [id, 'Unsure' as const]));
    const incomplete = scoreSelfAssessment(BANK, most);
    expect(selfAssessmentProgressText(incomplete)).toBe('13 of 14 completed');
    expect(selfAssessmentButtonText(incomplete)).toBe('Save Progress');
    const complete = scoreSelfAssessment(BANK, { ...most, openness: 'B' });
    expect(selfAssessmentProgressText(complete)).toBe('14 of 14 completed');
    expect(selfAssessmentButtonText(complete)).toBe('Complete Assessment');
  });

  it('gives whole scores from 15 to 90 for any answers', () => {
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

describe('toPersonalityScores', () => {
  it('names every score as the wire does', () => {
    const { scores } = scoreSelfAssessment(BANK, { ambition: 'A', neuroticism: 'B' });
    const onTheWire = toPersonalityScores(scores);
    expect(onTheWire).toMatchObject({ hoganAmbition: 75, bigFiveNeuroticism: 25, viaLove: 50 });
    expect(Object.keys(onTheWire)).toEqual(
      Object.values(SELF_ASSESSMENT_DIMENSIONS).map(({ field }) => field),
    );
  });
});
