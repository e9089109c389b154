import examples from '../../test/scoring-examples.json' with { type: 'json' };
import { FOREIGN_NAMES, UNTELLING_WORDS, wordCount, wordsOf } from '../../test/authored-text.ts';
import { OBSERVE_TEXTS } from './observe-texts.ts';
import { QUIZ_BANK } from './quiz-questions.ts';

/** Words for what only coworkers at one place can see, and for what no one can see. */
const OUT_OF_SIGHT = /\b(office|desk|lunch|colleague|newcomer|feel|feeling|feelings)\b/i;
const WRITTEN = /\b(e?mail|chat|write|draft)\b/;
const SPOKEN = /\b(calls?|phone|ask|asked|explain|describe)\b/i;

const options = QUIZ_BANK.flatMap(({ id, optionA, optionB }) => [
  { id: `${id} A`, text: optionA.text },
  { id: `${id} B`, text: optionB.text },
]);

describe('the contact quiz', () => {
  it('has the IDs, parents, and keys that scoring is defined for', () => {
    expect(
      QUIZ_BANK.map(({ text: _text, unsure: _unsure, optionA, optionB, ...question }) => ({
        ...question,
        a: optionA.value,
        b: optionB.value,
      })),
    ).toEqual(examples.bank);
  });

  it('asks 7 first-level questions with 5 follow-ups each', () => {
    const parents = QUIZ_BANK.filter(({ level }) => level === 'L1').map(({ id }) => id);
    expect(parents).toEqual([
      'workstyle-ei',
      'workstyle-sn',
      'workstyle-tf',
      'workstyle-jp',
      'motivation-1',
      'motivation-2',
      'stress-1',
    ]);
    for (const parent of parents) {
      const followUps = QUIZ_BANK.filter(
        (question) => question.level === 'L2' && question.parentQuestionId === parent,
      );
      expect(followUps.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map((n) => `${parent}-f${n}`));
    }
  });

  it('offers the second letter first on every second work-style follow-up', () => {
    const leading = (n: number) =>
      QUIZ_BANK.filter(({ id }) => id.startsWith('workstyle-') && id.endsWith(`-f${n}`))
        .map(({ optionA }) => optionA.value)
        .join('');
    expect([1, 2, 3, 4, 5].map(leading)).toEqual(['ESTJ', 'INFP', 'ESTJ', 'INFP', 'ESTJ']);
  });

  it('contrasts every motivation pair once and offers each type three times, 7 to 9 four times', () => {
    const pairs = QUIZ_BANK.filter(({ category }) => category === 'motivation').map(
      ({ optionA, optionB }) => [optionA.value, optionB.value],
    );
    expect(new Set(pairs.map((pair) => pair.toSorted().join()))).toHaveProperty('size', 18);
    const followUps = QUIZ_BANK.filter(
      ({ category, level }) => category === 'motivation' && level === 'L2',
    ).flatMap(({ optionA, optionB }) => [optionA.value, optionB.value]);
    const offers = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
      (type) => followUps.filter((value) => value === type).length,
    );
    expect(offers).toEqual([3, 3, 3, 3, 3, 3, 4, 4, 4]);
  });

  it('lets the observer answer that something was not seen, in the same words everywhere', () => {
    expect(new Set(QUIZ_BANK.map(({ unsure }) => unsure.text))).toEqual(
      new Set(['Not sure / have not seen this']),
    );
  });

  it('bases at least two of five follow-ups on writing and two on speech', () => {
    for (const { id: parent } of QUIZ_BANK.filter(({ level }) => level === 'L1')) {
      const followUps = QUIZ_BANK.filter(
        (question) => question.level === 'L2' && question.parentQuestionId === parent,
      );
      const about = (pattern: RegExp) => followUps.filter(({ text }) => pattern.test(text)).length;
      const followed = { written: about(WRITTEN) >= 2, spoken: about(SPOKEN) >= 2 };
      expect({ parent, ...followed }).toEqual({ parent, written: true, spoken: true });
    }
  });

  it('says for every question what to watch for', () => {
    expect(Object.keys(OBSERVE_TEXTS)).toEqual(QUIZ_BANK.map(({ id }) => id));
    for (const { prompt, optionA, optionB } of Object.values(OBSERVE_TEXTS)) {
      expect(prompt).toMatch(/^Next time .+, notice whether .+ or .+\.$/);
      for (const seen of [optionA, optionB]) expect(seen).toMatch(/^They [^.]+$/);
      expect([prompt, optionA, optionB].join(' ')).not.toMatch(OUT_OF_SIGHT);
    }
  });

  it('never repeats a question or an option', () => {
    expect(new Set(QUIZ_BANK.map(({ text }) => text)).size).toBe(42);
    expect(new Set(options.map(({ text }) => text)).size).toBe(84);
  });
});

describe.each(QUIZ_BANK)('$id', ({ text, optionA, optionB }) => {
  it('begins a sentence about them that both options can end', () => {
    expect(text).toMatch(/^[A-Z][^.?!]*\.\.\.$/);
    expect(text).toMatch(/\b[Tt]h(ey|eir)\b/);
    for (const option of [optionA, optionB]) expect(option.text).toMatch(/^[a-z][^.?!;:]*[a-z]$/);
  });

  it('has options of 3–16 words and of about the same length', () => {
    const [a, b] = [wordCount(optionA.text), wordCount(optionB.text)];
    expect(Math.min(a, b)).toBeGreaterThanOrEqual(3);
    expect(Math.max(a, b)).toBeLessThanOrEqual(16);
    expect(Math.abs(a - b)).toBeLessThanOrEqual(6);
  });

  it('uses short plain words without negation, groups, or inner states', () => {
    const words = [text, optionA.text, optionB.text].flatMap(wordsOf);
    expect(words.filter((word) => UNTELLING_WORDS.has(word))).toEqual([]);
    expect(words.filter((word) => word.length > 12)).toEqual([]);
    expect(words.join(' ')).not.toMatch(FOREIGN_NAMES);
    expect(words.join(' ')).not.toMatch(OUT_OF_SIGHT);
  });
});
