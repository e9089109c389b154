import { TIP_KINDS } from '@rapport/contracts';
import {
  CLINICAL_WORDS,
  GROUP_WORDS,
  PROTECTED_NAMES,
} from '../../../test/content/authored-text.ts';
import {
  everyPattern,
  everyScene,
  everyStatement,
  everyTip,
  everyTrigger,
} from '../../../test/content/library-texts.ts';
import { gradeOf, sharedTrigrams, wordsOf } from '../../../test/content/readability.ts';
import { LIBRARY } from './library.ts';

const tips = everyTip(LIBRARY);
const statements = everyStatement(LIBRARY);
const triggers = everyTrigger(LIBRARY);
const HEDGES = /\b(tends?|often|usually|may|can|mostly)\b/i;
/** Words that an instruction must not begin with. */
const NO_VERB =
  /^(They|Their|Them|The|A|An|If|When|While|You|Your|It|This|That|These|In|On|At|For|From|With|Before|After|As|By|Be|Not|No|Never|Always|Please)\b/;

/** The places of the entries for which `isWrong` is true. */
function placesOf<T extends { at: string }>(
  entries: readonly T[],
  isWrong: (entry: T) => boolean,
): string[] {
  return entries.filter(isWrong).map(({ at }) => at);
}

describe('the library', () => {
  it('is complete', () => {
    expect(tips.filter(({ eitherWay }) => !eitherWay)).toHaveLength(215);
    expect(statements).toHaveLength(204);
    expect(triggers).toHaveLength(60);
  });

  it('repeats no text', () => {
    const texts = [
      ...tips,
      ...everyPattern(LIBRARY),
      ...everyScene(LIBRARY),
      ...statements,
      ...triggers,
    ].map(({ text }) => text.toLowerCase());
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('uses no protected name, no clinical term, and no word about a group', () => {
    const all = [
      ...tips,
      ...everyPattern(LIBRARY),
      ...everyScene(LIBRARY),
      ...statements,
      ...triggers,
    ];
    for (const words of [PROTECTED_NAMES, CLINICAL_WORDS, GROUP_WORDS]) {
      expect(placesOf(all, ({ text }) => words.test(text))).toEqual([]);
    }
  });
});

describe('tips', () => {
  it('are instructions of 5 to 18 words that begin with a verb', () => {
    const count = (text: string) => wordsOf(text).length;
    expect(placesOf(tips, ({ text }) => count(text) < 5 || count(text) > 18)).toEqual([]);
    expect(placesOf(tips, ({ text }) => NO_VERB.test(text))).toEqual([]);
    expect(placesOf(tips, ({ text }) => !/^[A-Z].*[.?]$/.test(text))).toEqual([]);
  });

  it('don’t hedge', () => {
    expect(placesOf(tips, ({ text }) => HEDGES.test(text))).toEqual([]);
  });

  // Feedback about growth appears in the profile, which shows no words.
  it('have words to say or send, except for growth and for what not to do, and a scene only with words', () => {
    const wordless = tips.filter(({ words }) => words === null).map(({ at }) => at);
    expect(wordless.filter((at) => !/^[EI][SN][TF][JP]\.feedback$/.test(at))).toEqual([
      'TF either way.avoid', 'J.avoid', 'JP either way.avoid', 'J.feedback', 'P.feedback',
    ]); // oxfmt-ignore
    expect(placesOf(tips, ({ words, scene }) => scene !== null && words === null)).toEqual([]);
  });

  it('have short scenes without slots', () => {
    const scenes = everyScene(LIBRARY);
    expect(placesOf(scenes, ({ text }) => wordsOf(text).length > 20)).toEqual([]);
    expect(placesOf(scenes, ({ text }) => text.includes('{'))).toEqual([]);
  });

  it('never advise to skip a check or to promise blindly', () => {
    const BLIND =
      /\b(skip|cut) (the|a|one|that|this) (\w+ )?(count|check|control|test)|\bsign for\b|whatever you (decide|choose|do)|either (choice|way),? is fine|shortcut/i;
    const all = [...tips, ...everyPattern(LIBRARY), ...everyScene(LIBRARY)];
    expect(placesOf(all, ({ text }) => BLIND.test(text))).toEqual([]);
  });

  it.each(TIP_KINDS)('are easy to read: %s', (kind) => {
    const texts = tips.filter((tip) => tip.kind === kind);
    expect(gradeOf(...texts.map(({ text }) => text))).toBeLessThanOrEqual(6);
    expect(placesOf(texts, ({ text }) => gradeOf(text) > 9)).toEqual([]);
  });
});

describe('statements', () => {
  it('are sentences about the contact, and at most one in ten hedges', () => {
    expect(placesOf(statements, ({ text }) => !/^[A-Z][^.!?]+\.$/.test(text))).toEqual([]);
    const hedged = statements.filter(({ text }) => HEDGES.test(text));
    expect(hedged.length / statements.length).toBeLessThanOrEqual(0.1);
  });

  it('are easy to read', () => {
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
