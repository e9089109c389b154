import {
  DIMENSION_LETTERS,
  MOTIVATION_TYPES,
  type MotivationType,
  WORK_STYLE_DIMENSIONS,
  type WorkStyleDimension,
  WORK_STYLE_TYPES,
  type WorkStyleType,
} from '@rapport/contracts';
import { everyStatement, everyTip } from '../../../test/content/library-texts.ts';
import { LIBRARY } from '../content/library.ts';
import { type AxisEstimate, type PersonEstimate } from './estimate.ts';
import { OPPOSITE_ADVICE } from './library.ts';
import { composeProfile, type ProfileParts } from './profile.ts';
import { SLOT_NAMES, type SlotName } from './tip.ts';
import { type RankedTip, tipsFor } from './tips.ts';

/** The source of each slot's tip, according to the design: sources, then axes. */
const DESIGN: Readonly<Record<SlotName, readonly [string, string]>> = {
  'do 1': ['motivation×SN', 'SN'],
  'do 2': ['motivation×EI', 'EI'],
  'do 3': ['style', 'TF'],
  'avoid 1': ['motivation', 'TF'],
  'avoid 2': ['', 'JP'],
  say_first: ['pairs', 'EI'],
  write: ['pairs', 'EI'],
  decision: ['motivation×JP, SN+JP', 'JP'],
  disagree: ['style, TF+JP', 'TF'],
  feedback: ['motivation×TF', 'TF'],
  pressure: ['style', 'EI'],
  keep_in_touch: ['pairs', 'EI'],
};

/** The axis that's combined with EI, by the leading motivation; without one, the first entry. */
const PAIRS: Readonly<Partial<Record<SlotName, Readonly<Record<string, string>>>>> = {
  say_first: { TF: '258', SN: '147', JP: '369' },
  write: { SN: '258', JP: '147', TF: '369' },
  keep_in_touch: { JP: '258', TF: '147', SN: '369' },
};

const STATES = ['certain', 'open', 'unknown'] as const;
const K = { certain: 0.8, open: 0.2, unknown: 0 } as const;

/** Every combination of certain, open and unknown axes. */
const COMBINATIONS = WORK_STYLE_DIMENSIONS.reduce<AxisEstimate['state'][][]>(
  (combinations) => combinations.flatMap((states) => STATES.map((state) => [...states, state])),
  [[]],
);

const alone = (state: 'clear' | 'weak') => (type: MotivationType) => ({
  state,
  types: [type],
  k: state === 'clear' ? 1 : 0.5,
});
const MOTIVATIONS: readonly PersonEstimate['motivation'][] = [
  ...MOTIVATION_TYPES.map(alone('clear')),
  ...MOTIVATION_TYPES.map(alone('weak')),
  { state: 'tied', types: [2, 9], k: 0 },
  { state: 'tied', types: [1, 3, 8], k: 0 },
  { state: 'tied', types: [1, 4, 5, 6], k: 0 },
  { state: 'unknown', types: [], k: 0 },
];

function axisOf(
  style: WorkStyleType,
  dimension: WorkStyleDimension,
  state: AxisEstimate['state'],
): AxisEstimate {
  const [first, second] = DIMENSION_LETTERS[dimension];
  return { dimension, letter: style.includes(first) ? first : second, state, k: K[state] };
}

/**
 * Every type with every combination of axis states and every motivation in every state. An unknown axis has only
 * one letter, because it isn't shown: 13,750 people.
 */
function* everybody(): Generator<PersonEstimate> {
  for (const style of WORK_STYLE_TYPES) {
    for (const [ei = 'unknown', sn = 'unknown', tf = 'unknown', jp = 'unknown'] of COMBINATIONS) {
      const axes = {
        EI: axisOf(style, 'EI', ei),
        SN: axisOf(style, 'SN', sn),
        TF: axisOf(style, 'TF', tf),
        JP: axisOf(style, 'JP', jp),
      };
      const isTwin = Object.values(axes).some(
        ({ dimension, letter, state }) =>
          state === 'unknown' && letter !== DIMENSION_LETTERS[dimension][0],
      );
      if (isTwin) continue;
      for (const motivation of MOTIVATIONS) yield { axes, motivation };
    }
  }
}

/** The tip that the design has for a slot: its ID, with a mark if the text works either way. */
function designed(slot: SlotName, person: PersonEstimate): string | null {
  const { axes, motivation } = person;
  const kind = slot.replace(/ \d$/, '');
  const isAlone = motivation.state === 'clear' || motivation.state === 'weak';
  const leading = isAlone ? String(motivation.types[0]) : null;
  const axisNamed = (name: string) =>
    Object.values(axes).find(({ dimension }) => dimension === name);
  const [sources, last] = DESIGN[slot];
  for (const parts of sources
    .split(', ')
    .filter(Boolean)
    .flatMap((source) => partsOf(source, slot, leading))) {
    const subject = parts.map((part) => {
      if (part === 'motivation') return leading && `${leading}${parts.length > 1 ? 'x' : ''}`;
      const axis = axisNamed(part);
      return axis?.state === 'certain' ? axis.letter : null;
    });
    if (!subject.includes(null)) return `${subject.join('')}.${kind}`;
  }
  const known = last
    .split(', ')
    .map(axisNamed)
    .find((axis) => axis?.state !== 'unknown');
  return known ? `${known.letter}.${kind}${known.state === 'open' ? ' (either way)' : ''}` : null;
}

/** What a source needs to know; a pair that isn't certain is replaced by the other two. */
function partsOf(
  source: string,
  slot: SlotName,
  leading: string | null,
): readonly (readonly string[])[] {
  if (source === 'style') return [WORK_STYLE_DIMENSIONS];
  if (source !== 'pairs') return [source.split(/[×+]/)];
  const pairs = Object.entries(PAIRS[slot] ?? {});
  const chosen = pairs.find(([, types]) => leading && types.includes(leading)) ?? pairs[0];
  const others = pairs.filter((pair) => pair !== chosen);
  return [...(chosen ? [chosen] : []), ...others].map(([axis]) => ['EI', axis]);
}

const labelOf = ({ id, eitherWay }: RankedTip) => (eitherWay ? `${id} (either way)` : id);

/** Pairs of tips that ask for the opposite, which no one may get together. */
const EXCLUSIVE_TIPS: ReadonlySet<string> = (() => {
  const tips = everyTip(LIBRARY).filter(({ eitherWay }) => !eitherWay);
  const asking = (advice: string) =>
    tips.filter((tip) => tip.advice?.some((own) => own === advice)).map(({ at }) => at);
  return new Set(
    OPPOSITE_ADVICE.flatMap(([one, other]) =>
      asking(one).flatMap((a) => asking(other).flatMap((b) => [`${a} ${b}`, `${b} ${a}`])),
    ),
  );
})();

/** The kind of instruction that follows the statements of a field. */
const KINDS: Readonly<Record<string, string>> = {
  coreMotivation: 'do',
  workApproach: 'do',
  relationshipStyle: 'feedback',
  communicationStyle: 'do',
  collaborationPreference: 'decision',
  growthDirection: 'feedback',
  conflictResponse: 'disagree',
  stressResponse: 'pressure',
};
const CONTRADICTED = new Map(
  everyStatement(LIBRARY).map(({ text, contradicts }) => [text, contradicts]),
);
const ADVICE = new Map<string, readonly string[]>(
  everyTip(LIBRARY).map(({ at, advice }) => [at, advice ?? []]),
);

/** Returns what's wrong with a person's tips; null if nothing is. */
type Check = (
  person: PersonEstimate,
  tips: readonly RankedTip[],
  profile: ProfileParts,
) => string | null | undefined;

const CHECKS: Readonly<Record<string, Check>> = {
  'a slot has the source that the design puts first': (person, tips) => {
    const actual = new Map(tips.map((tip) => [tip.slot, labelOf(tip)]));
    const slot = SLOT_NAMES.find((each) => (actual.get(each) ?? null) !== designed(each, person));
    return slot && `${slot}: ${actual.get(slot)} instead of ${designed(slot, person)}`;
  },
  'no tip depends on what is unknown or tied, and only either-way texts on what is open': (
    { axes, motivation },
    tips,
  ) => {
    const bad = tips.find(({ dependsOn, eitherWay }) =>
      dependsOn.some((basis) => {
        const { state } = basis === 'motivation' ? motivation : axes[basis];
        return state === 'unknown' || state === 'tied' || (state === 'open') !== eitherWay;
      }),
    );
    return bad && labelOf(bad);
  },
  'a tip has the lowest certainty that it depends on, an either-way text 0.5': (
    { axes, motivation },
    tips,
  ) => {
    const bad = tips.find(({ dependsOn, eitherWay, k, rank, strength }) => {
      const own = dependsOn.map((basis) => (basis === 'motivation' ? motivation : axes[basis]).k);
      return k !== (eitherWay ? 0.5 : Math.min(...own)) || rank !== strength * k;
    });
    return bad && `${labelOf(bad)} has ${bad.k}`;
  },
  'no one gets two tips that exclude each other': (_, tips) => {
    const ids = tips.filter(({ eitherWay }) => !eitherWay).map(({ id }) => id);
    return ids
      .flatMap((one, at) => ids.slice(at + 1).map((two) => `${one} ${two}`))
      .find((pair) => EXCLUSIVE_TIPS.has(pair));
  },
  'an instruction of a profile answers its statement, and contradicts none': (
    _person,
    _tips,
    profile,
  ) =>
    Object.entries(profile).flatMap(([field, { statements, instruction }]) => {
      if (instruction === null) return [];
      const [, kind = ''] = instruction.tipId.split('.');
      const contradicted = statements.flatMap((text) => CONTRADICTED.get(text) ?? []);
      const asked = ADVICE.get(instruction.tipId)?.filter((each) => contradicted.includes(each));
      const isAnswer = KINDS[field] === kind;
      return isAnswer && !asked?.length ? [] : [`${statements.join(' ')} ${instruction.text}`];
    })[0],
  'a profile says nothing twice': (_person, _tips, profile) => {
    const texts = Object.values(profile).flatMap(({ statements, instruction }) => [
      ...statements,
      instruction?.tipId ?? '',
    ]);
    return texts.find((text, at) => text !== '' && texts.indexOf(text) !== at);
  },
  'no one is told the same twice': (_, tips) => {
    const texts = tips.map(({ text }) => text);
    return texts.find((text, at) => texts.indexOf(text) !== at);
  },
};

/** The letters of the axis at the start of a place such as `EI either way.do`. */
const sidesOf = (at: string) => [...at.slice(0, 2)];

describe('for every combination of certain, open, and unknown axes with every state of the motivation', () => {
  const problems = new Map(Object.keys(CHECKS).map((name) => [name, new Array<string>()]));

  const appeared = new Set<string>();

  beforeAll(() => {
    expect(new Set(COMBINATIONS.map((states) => states.join())).size).toBe(81);
    for (const person of everybody()) {
      const tips = tipsFor(person, LIBRARY);
      for (const tip of tips) appeared.add(labelOf(tip));
      const profile = composeProfile(person, LIBRARY);
      for (const { instruction } of Object.values(profile)) {
        if (instruction) appeared.add(instruction.tipId);
      }
      for (const [name, check] of Object.entries(CHECKS)) {
        const problem = check(person, tips, profile);
        if (problem != null) problems.get(name)?.push(`${JSON.stringify(person)}: ${problem}`);
      }
    }
  }, 120_000);

  it.each(Object.keys(CHECKS))('%s', (name) => {
    expect(problems.get(name)?.slice(0, 5)).toEqual([]);
  });

  it('every tip of the library can appear', () => {
    const dead = everyTip(LIBRARY).filter(({ at, eitherWay, kind }) =>
      eitherWay
        ? !sidesOf(at).some((side) => appeared.has(`${side}.${kind} (either way)`))
        : !appeared.has(at),
    );
    expect(dead.map(({ at }) => at)).toEqual([]);
  });
});

describe('what contradicts a statement', () => {
  it('is something that a tip asks for', () => {
    const asked = new Set([...ADVICE.values()].flat());
    const named = [...CONTRADICTED.values()].flat();
    expect(named.length).toBeGreaterThanOrEqual(25);
    expect(named.filter((advice) => !asked.has(advice))).toEqual([]);
  });
});

describe('the pairs of tips that exclude each other', () => {
  it('include those of opposite sides, and more', () => {
    expect(EXCLUSIVE_TIPS.size).toBeGreaterThan(1000);
    expect(EXCLUSIVE_TIPS).toContain('E.do I.do');
    expect(EXCLUSIVE_TIPS).toContain('E.do 5xI.do');
  });
});
