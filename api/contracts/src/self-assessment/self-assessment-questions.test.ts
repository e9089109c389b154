import {
  FOREIGN_NAMES,
  HARD_TO_ANSWER_WORDS,
  wordCount,
  wordsOf,
} from '../../test/authored-text.ts';
import { scoreBand } from '../score-bands.ts';
import { type Answer } from '../types.ts';
import { dimensionEnds, dimensionLabel, SELF_ASSESSMENT_SECTIONS } from './dimension-labels.ts';
import { scoreSelfAssessment } from './score-self-assessment.ts';
import { SELF_ASSESSMENT_BANK } from './self-assessment-questions.ts';
import { SELF_ASSESSMENT_DIMENSIONS } from './dimensions.ts';

const CLINICAL = /sad|panic|sleep|hopeless|anxi|depress|disorder|symptom|therap|mood|trauma/;

const firstLevel = SELF_ASSESSMENT_BANK.filter(({ level }) => level === 'L1');
const followUpsOf = (parentId: string) =>
  SELF_ASSESSMENT_BANK.filter(
    (question) => question.level === 'L2' && question.parentQuestionId === parentId,
  );
const highIsA = ({ optionA, optionB }: (typeof SELF_ASSESSMENT_BANK)[number]) =>
  optionA.score > optionB.score;

describe('the self-assessment', () => {
  it('asks one question per dimension in order, with three follow-ups each', () => {
    expect(firstLevel.map(({ dimension, category }) => [dimension, category])).toEqual(
      Object.entries(SELF_ASSESSMENT_DIMENSIONS).map(([dimension, { category }]) => [
        dimension,
        category,
      ]),
    );
    for (const { id, dimension, category } of firstLevel) {
      expect(id).toBe(dimension.replaceAll('_', '-'));
      expect(followUpsOf(id)).toMatchObject(
        [1, 2, 3].map((n) => ({ id: `${id}-f${n}`, dimension, category })),
      );
    }
    expect(SELF_ASSESSMENT_BANK).toHaveLength(56);
  });

  it('puts the high end first in half of the questions of each level', () => {
    expect(firstLevel.filter(highIsA)).toHaveLength(7);
    const followUps = SELF_ASSESSMENT_BANK.filter(({ level }) => level === 'L2');
    expect(followUps.filter(highIsA)).toHaveLength(21);
    for (const { id } of firstLevel) {
      expect([1, 2]).toContain(followUpsOf(id).filter(highIsA).length);
    }
  });

  it.each(firstLevel)(
    'leaves $id in the middle unless its follow-ups agree',
    ({ id, dimension }) => {
      const scoreWith = (high: readonly boolean[]) => {
        const answers: [string, Answer][] = followUpsOf(id).map((question, index) => [
          question.id,
          high[index] === highIsA(question) ? 'A' : 'B',
        ]);
        const { scores } = scoreSelfAssessment(SELF_ASSESSMENT_BANK, {
          ...Object.fromEntries(answers),
          [id]: 'Unsure',
        });
        return scores[dimension];
      };
      const [yes, no] = [true, false];
      expect([scoreWith([yes, yes, yes]), scoreWith([no, no, no])].map(scoreBand)).toEqual([
        'high',
        'low',
      ]);
      const mixed = [
        [yes, yes, no],
        [yes, no, yes],
        [no, yes, yes],
        [yes, no, no],
        [no, yes, no],
        [no, no, yes],
      ];
      expect(mixed.map(scoreWith).map(scoreBand)).toEqual(mixed.map(() => 'middle'));
    },
  );

  it('never repeats a question or an option', () => {
    const texts = SELF_ASSESSMENT_BANK.flatMap(({ question, optionA, optionB }) => [
      question,
      optionA.text,
      optionB.text,
    ]);
    expect(new Set(texts).size).toBe(3 * 56);
  });

  it('has a section and a separate name for every dimension', () => {
    const sectioned = SELF_ASSESSMENT_SECTIONS.flatMap(({ dimensions }) => dimensions);
    expect(sectioned).toEqual(Object.keys(SELF_ASSESSMENT_DIMENSIONS));
    expect(new Set(sectioned.map(dimensionLabel)).size).toBe(14);
  });

  it('names both ends of every dimension, each in different words', () => {
    const ends = SELF_ASSESSMENT_SECTIONS.flatMap(({ dimensions }) => dimensions)
      .map(dimensionEnds)
      .flatMap(({ lowEnd, highEnd }) => [lowEnd, highEnd]);
    expect(new Set(ends).size).toBe(28);
    expect(ends.filter((end) => wordCount(end) > 2)).toEqual([]);
    expect(ends.join(' ')).not.toMatch(FOREIGN_NAMES);
    expect(ends.join(' ')).not.toMatch(CLINICAL);
  });
});

describe.each(SELF_ASSESSMENT_BANK)('$id', ({ question, optionA, optionB }) => {
  it('begins a sentence about oneself that both options can end', () => {
    expect(question).toMatch(/^[A-Z][^.?!]*\.\.\.$/);
    expect(question).toMatch(/\b(I|[Mm]y)\b/);
    for (const { text } of [optionA, optionB]) expect(text).toMatch(/^[a-z][^.?!;:]*[a-z]$/);
  });

  it('has options of 3–16 words and of about the same length', () => {
    const [a, b] = [wordCount(optionA.text), wordCount(optionB.text)];
    expect(Math.min(a, b)).toBeGreaterThanOrEqual(3);
    expect(Math.max(a, b)).toBeLessThanOrEqual(16);
    expect(Math.abs(a - b)).toBeLessThanOrEqual(5);
  });

  it('scores within 15–90', () => {
    for (const { score } of [optionA, optionB]) {
      expect(score).toBeGreaterThanOrEqual(15);
      expect(score).toBeLessThanOrEqual(90);
    }
  });

  it('uses plain words, and no clinical term, published instrument, or negation', () => {
    const words = [question, optionA.text, optionB.text].flatMap(wordsOf);
    expect(words.filter((word) => HARD_TO_ANSWER_WORDS.has(word))).toEqual([]);
    expect(words.filter((word) => word.length > 13)).toEqual([]);
    expect(words.join(' ')).not.toMatch(FOREIGN_NAMES);
    expect(words.join(' ')).not.toMatch(CLINICAL);
  });
});
