import {
  MOTIVATION_TYPES,
  type MotivationType,
  type WorkStyleLetter,
  WORK_STYLE_TYPES,
  type WorkStyleType,
} from '@rapport/contracts';
import { adviceAgainst } from '../../../test/builders/advice-against.ts';
import { factsOf, NOW } from '../../../test/builders/guidance-facts.ts';
import { EVERY_VALUE, stated } from '../../../test/builders/stated.ts';
import { LIBRARY } from '../content/library.ts';
import { guidance, type GuidanceFacts } from './guidance.ts';

const PREFERENCES = EVERY_VALUE.map(stated);

/** Which letters of a type are open: none, or all. */
function openSets(type: WorkStyleType): WorkStyleLetter[][] {
  const letters = [...type].filter(isLetter);
  return [[], letters];
}

function isLetter(letter: string): letter is WorkStyleLetter {
  return 'EISNTFJP'.includes(letter);
}

/** The states of a motivation: clear, tied with the next type, and unknown. */
const MOTIVATIONS = ['clear', 'tied', 'unknown'] as const;

function factsFor(
  mbtiType: WorkStyleType,
  mbtiAmbiguousLetters: WorkStyleLetter[],
  type: MotivationType,
  motivation: (typeof MOTIVATIONS)[number],
): GuidanceFacts {
  const facts = factsOf([]);
  const next = MOTIVATION_TYPES[MOTIVATION_TYPES.indexOf(type) + 1] ?? 1;
  return {
    ...facts,
    run: {
      ...facts.run,
      ...{ responses: null, mbtiType, mbtiAmbiguousLetters },
      enneagramType: motivation === 'unknown' ? null : type,
      enneagramConfidence: 90,
      enneagramSecondaryTypes: [],
      enneagramCoLeaders: motivation === 'tied' ? [next] : [],
    },
  };
}

it.each(WORK_STYLE_TYPES)(
  'advises nothing against any stated preference, for %s with each motivation and open letters',
  (style) => {
    const against: string[] = [];
    let checked = 0;
    for (const open of openSets(style)) {
      for (const type of MOTIVATION_TYPES) {
        for (const motivation of MOTIVATIONS) {
          const facts = factsFor(style, open, type, motivation);
          for (const said of PREFERENCES) {
            checked += 1;
            const found = adviceAgainst(guidance({ ...facts, stated: [said] }, LIBRARY, NOW), said);
            against.push(...found.map((sentence) => `${said.says}: ${sentence}`));
          }
        }
      }
    }
    expect(against).toEqual([]);
    expect(checked).toBeGreaterThan(MOTIVATION_TYPES.length * PREFERENCES.length);
  },
);
