import {
  MOTIVATION_TYPES,
  PROFILE_TEXT_FIELDS,
  type ProfileTextField,
  WORK_STYLE_TYPES,
} from '@rapport/contracts';
import fc from 'fast-check';
import { anyPerson } from '../../../test/builders/estimates.ts';
import { sentenceCount } from '../../../test/content/readability.ts';
import { LIBRARY } from '../content/library.ts';
import { everyTip } from '../../../test/content/library-texts.ts';
import { certainEstimate, type PersonEstimate } from './estimate.ts';
import { OPPOSITE_ADVICE } from './library.ts';
import { composeProfile, fieldText, type ProfileParts } from './profile.ts';
import { SLOT_NAMES } from './tip.ts';
import { tipsFor } from './tips.ts';

const people = WORK_STYLE_TYPES.flatMap((style) =>
  MOTIVATION_TYPES.map((motivation) => ({
    name: `${style}-${motivation}`,
    style,
    motivation,
    parts: composeProfile(certainEstimate(style, motivation), LIBRARY),
    tips: tipsFor(certainEstimate(style, motivation), LIBRARY),
  })),
);
const textOf = (field: ProfileTextField, parts: ProfileParts) => fieldText(field, parts) ?? '';

/** The statements, instructions and triggers of a profile. */
const partsOf = (parts: ProfileParts) =>
  PROFILE_TEXT_FIELDS.flatMap((field) => [
    ...parts[field].statements,
    ...(parts[field].instruction ? [parts[field].instruction.text] : []),
  ]);
const shared = (one: readonly string[], other: readonly string[]) =>
  one.filter((part) => other.includes(part)).length;

describe('the profiles of all 144 combinations', () => {
  it.each(PROFILE_TEXT_FIELDS)('differ in %s, at 320 characters at most', (field) => {
    const texts = people.map(({ parts }) => textOf(field, parts));
    expect(new Set(texts).size).toBe(144);
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(320);
    expect(Math.min(...texts.map(({ length }) => length))).toBeGreaterThan(20);
  });

  it('have 19 parts', () => {
    for (const { parts } of people) expect(partsOf(parts)).toHaveLength(19);
  });

  it('contain at least 272 different sentences, each in at most 9 profiles', () => {
    const uses = new Map<string, number>();
    for (const { parts } of people) {
      for (const part of new Set(partsOf(parts))) uses.set(part, (uses.get(part) ?? 0) + 1);
    }
    expect(uses.size).toBeGreaterThanOrEqual(272);
    expect([...uses].filter(([, count]) => count > 9)).toEqual([]);
  });

  it('share at most 9 of 19 parts, and 8 where one letter differs', () => {
    const close: string[] = [];
    for (const [index, one] of people.entries()) {
      for (const other of people.slice(index + 1)) {
        const letters = [...one.style].filter((letter, at) => letter !== other.style[at]).length;
        const isNeighbor = letters === 1 && one.motivation === other.motivation;
        const same = shared(partsOf(one.parts), partsOf(other.parts));
        if (same > (isNeighbor ? 8 : 9)) close.push(`${one.name} ~ ${other.name}: ${same}`);
      }
    }
    expect(close).toEqual([]);
  });
});

describe('the tips of all 144 combinations', () => {
  it('fill twelve slots', () => {
    for (const { tips } of people) {
      expect(tips.map(({ slot }) => slot).sort()).toEqual([...SLOT_NAMES].sort());
    }
  });

  it('share at most 7 of 12', () => {
    const ids = people.map(({ name, tips }) => ({ name, ids: tips.map(({ id }) => id) }));
    const close = ids.flatMap((one, index) =>
      ids
        .slice(index + 1)
        .filter((other) => shared(one.ids, other.ids) > 7)
        .map((other) => `${one.name} ~ ${other.name}`),
    );
    expect(close).toEqual([]);
  });
});

describe('the words of all 144 combinations', () => {
  it.each(['say_first', 'write', 'keep_in_touch'] as const)(
    'repeat no %s for more than 12',
    (kind) => {
      const uses = new Map<string, number>();
      for (const { tips } of people) {
        for (const { words } of tips.filter((tip) => tip.kind === kind)) {
          const { pattern = '' } = words ?? {};
          uses.set(pattern, (uses.get(pattern) ?? 0) + 1);
        }
      }
      expect(uses.size).toBeGreaterThanOrEqual(12);
      expect([...uses].filter(([, count]) => count > 12)).toEqual([]);
    },
  );
});

const adviceOf = new Map(everyTip(LIBRARY).map(({ at, advice }) => [at, advice ?? []]));

/** Pairs of one person's tips that ask for the opposite. */
function contradictions(person: PersonEstimate): string[] {
  const tips = tipsFor(person, LIBRARY);
  const asked = tips
    .filter(({ eitherWay }) => !eitherWay)
    .flatMap(({ id }) => (adviceOf.get(id) ?? []).map((advice) => ({ id, advice })));
  return asked.flatMap((one) =>
    asked
      .filter((other) => OPPOSITE_ADVICE.some(([a, b]) => a === one.advice && b === other.advice))
      .map((other) => `${one.id} asks to ${one.advice}, ${other.id} to ${other.advice}`),
  );
}

describe('for any estimate', () => {
  it('no tip depends on what is unknown, and only either-way texts depend on what is open', () => {
    fc.assert(
      fc.property(anyPerson, (person) => {
        for (const tip of tipsFor(person, LIBRARY)) {
          for (const basis of tip.dependsOn) {
            const state =
              basis === 'motivation' ? person.motivation.state : person.axes[basis].state;
            expect(state).not.toBe('unknown');
            expect(state).not.toBe('tied');
            if (state === 'open') expect(tip.eitherWay).toBe(true);
          }
        }
      }),
    );
  });

  it('no two tips ask for the opposite', () => {
    expect([
      ...new Set(
        people.flatMap(({ style, motivation }) =>
          contradictions(certainEstimate(style, motivation)),
        ),
      ),
    ]).toEqual([]);
    fc.assert(fc.property(anyPerson, (person) => contradictions(person).length === 0));
  });

  it('the same facts give the same tips in the same order', () => {
    fc.assert(
      fc.property(anyPerson, (person) => {
        expect(tipsFor(person, LIBRARY)).toEqual(tipsFor(structuredClone(person), LIBRARY));
      }),
    );
  });

  it('a profile refers back to a statement only if there is one', () => {
    fc.assert(
      fc.property(anyPerson, (person) => {
        const { statements, instruction } = composeProfile(person, LIBRARY).growthDirection;
        if (statements.length === 0)
          expect(instruction?.text ?? '').not.toMatch(/^Before you raise it/);
      }),
    );
  });

  it('a profile has whole sentences or nothing', () => {
    fc.assert(
      fc.property(anyPerson, (person) => {
        const parts = composeProfile(person, LIBRARY);
        for (const field of PROFILE_TEXT_FIELDS) {
          const text = fieldText(field, parts);
          if (text === null) continue;
          expect(text.length).toBeLessThanOrEqual(320);
          if (field !== 'triggers') expect(sentenceCount(text)).toBeGreaterThan(0);
        }
      }),
    );
  });
});
