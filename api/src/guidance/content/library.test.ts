import { TIP_KINDS } from '@rapport/contracts';
import {
  CLINICAL_WORDS,
  GROUP_WORDS,
  PROTECTED_NAMES,
} from '../../../test/content/authored-text.ts';
import {
  everyExample,
  everyStatement,
  everyTip,
  everyTrigger,
} from '../../../test/content/library-texts.ts';
import { gradeOf, sharedTrigrams, wordsOf } from '../../../test/content/readability.ts';
import { LIBRARY } from './library.ts';

const tips = everyTip(LIBRARY);
const statements = everyStatement(LIBRARY);
const triggers = everyTrigger(LIBRARY);
const messages = tips.filter(({ kind }) => kind === 'say_first' || kind === 'write');
const instructions = tips.filter((tip) => !messages.includes(tip));
const HEDGES = /\b(tends?|often|usually|may|can|mostly)\b/i;
/** Words that no instruction begins with. */
const NO_VERB =
  /^(They|Their|Them|The|A|An|If|When|While|You|Your|It|This|That|These|In|On|At|For|From|With|Before|After|As|By|Be|Not|No|Never|Always|Please)\b/;
const QUOTED = /^"[^"]+"$/;

/** The places of the entries for which `isWrong` holds. */
function placesOf<T extends { at: string }>(
  entries: readonly T[],
  isWrong: (entry: T) => boolean,
): string[] {
  return entries.filter(isWrong).map(({ at }) => at);
}

describe('the library', () => {
  it('is whole', () => {
    expect(tips.filter(({ eitherWay }) => !eitherWay)).toHaveLength(313);
    expect(statements).toHaveLength(204);
    expect(triggers).toHaveLength(60);
  });

  it('says nothing twice', () => {
    const texts = [...tips, ...statements, ...triggers].map(({ text }) => text.toLowerCase());
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('uses no protected name, no word of a clinic and no word about a group', () => {
    const all = [...tips, ...everyExample(LIBRARY), ...statements, ...triggers];
    for (const words of [PROTECTED_NAMES, CLINICAL_WORDS, GROUP_WORDS]) {
      expect(placesOf(all, ({ text }) => words.test(text))).toEqual([]);
    }
  });
});

describe('tips', () => {
  it('are instructions of 5 to 18 words that begin with a verb', () => {
    const count = (text: string) => wordsOf(text).length;
    expect(placesOf(instructions, ({ text }) => count(text) < 5 || count(text) > 18)).toEqual([]);
    expect(placesOf(instructions, ({ text }) => NO_VERB.test(text))).toEqual([]);
    expect(placesOf(instructions, ({ text }) => !/^[A-Z].*[.?]$/.test(text))).toEqual([]);
  });

  it('are messages of 8 to 45 words in quotation marks where one says or writes them', () => {
    const count = (text: string) => wordsOf(text).length;
    expect(placesOf(messages, ({ text }) => !QUOTED.test(text))).toEqual([]);
    expect(placesOf(messages, ({ text }) => count(text) < 8 || count(text) > 45)).toEqual([]);
  });

  it('hold no hedge', () => {
    expect(placesOf(instructions, ({ text }) => HEDGES.test(text))).toEqual([]);
  });

  it('have an example that can be said or sent, four of five at least', () => {
    const examples = everyExample(LIBRARY);
    expect(placesOf(examples, ({ text }) => !QUOTED.test(text))).toEqual([]);
    expect(placesOf(examples, ({ text }) => wordsOf(text).length > 20)).toEqual([]);
    const own = instructions.filter(({ eitherWay }) => !eitherWay);
    const share = own.filter(({ example }) => example !== null).length / own.length;
    expect(share).toBeGreaterThanOrEqual(0.8);
  });

  it.each(TIP_KINDS)('read easily: %s', (kind) => {
    const texts = tips.filter((tip) => tip.kind === kind);
    expect(gradeOf(...texts.map(({ text }) => text))).toBeLessThanOrEqual(6);
    expect(placesOf(texts, ({ text }) => gradeOf(text) > 9)).toEqual([]);
  });
});

describe('statements', () => {
  it('are sentences about them, at most one in ten with a hedge', () => {
    expect(placesOf(statements, ({ text }) => !/^[A-Z][^.!?]+\.$/.test(text))).toEqual([]);
    const hedged = statements.filter(({ text }) => HEDGES.test(text));
    expect(hedged.length / statements.length).toBeLessThanOrEqual(0.1);
  });

  it('read easily', () => {
    expect(gradeOf(...statements.map(({ text }) => text))).toBeLessThanOrEqual(6);
    expect(placesOf(statements, ({ text }) => gradeOf(text) > 9)).toEqual([]);
  });

  it('of one field share at most 30 % of their trigrams', () => {
    const alike = statements.flatMap((one, index) =>
      statements
        .slice(index + 1)
        .filter((other) => other.field === one.field && sharedTrigrams(one.text, other.text) > 0.3)
        .map((other) => `${one.at} ~ ${other.at}`),
    );
    expect(alike).toEqual([]);
  });
});

describe('triggers', () => {
  it('are short phrases', () => {
    expect(placesOf(triggers, ({ text }) => !/^[a-z][^.;]+$/.test(text))).toEqual([]);
    expect(placesOf(triggers, ({ text }) => wordsOf(text).length > 8)).toEqual([]);
  });
});
