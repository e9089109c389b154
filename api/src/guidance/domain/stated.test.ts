import {
  channelOrder,
  MOTIVATION_TYPES,
  type QuizResponse,
  type StatedPreference,
  WORK_STYLE_DIMENSIONS,
  WORK_STYLE_TYPES,
  type WorkStyleType,
} from '@rapport/contracts';
import fc from 'fast-check';
import { anyFacts, factsOf, NOW } from '../../../test/builders/guidance-facts.ts';
import { adviceAgainst } from '../../../test/builders/advice-against.ts';
import { EVERY_VALUE, stated } from '../../../test/builders/stated.ts';
import { GROUP } from '../content/group.ts';
import { LIBRARY } from '../content/library.ts';
import { type StatedPreferenceDto } from '../../stated-preferences/dto/stated-preference.dto.ts';
import { guidance, type GuidanceFacts } from './guidance.ts';
import { type PersonEstimate } from './estimate.ts';
import { estimateOfRun } from './estimate-of-run.ts';
import { groupOf } from './group.ts';
import { contradicts, isTextContradicted } from './stated.ts';
import { tipsFor } from './tips.ts';

const NEVER_CALL = stated({ kind: 'channel', channels: { email: 'first', call: 'never' } });
const CALL_FIRST = stated({ kind: 'channel', channels: { call: 'first' } });
const BUSINESS = stated({ kind: 'opening', opening: 'business' });

/** Every preference that can contradict a tip. */
const EVERY_PREFERENCE = EVERY_VALUE.map(stated);

/** IDs of a person's tips that contradict a preference. */
function idsAgainst({ run, marks }: GuidanceFacts, preference: StatedPreference): Set<string> {
  if (run === null) return new Set();
  const person = estimateOfRun(run);
  const all = [...tipsFor(person, LIBRARY, marks), ...tipsFor(person, LIBRARY, marks, 0.6)];
  return new Set(all.filter((tip) => contradicts(preference, tip)).map(({ id }) => id));
}

/** Matches a text that tells the reader to call, or offers a call. */
const CALL = /\b(?:phone|calls?|called|calling)\b(?! (?:it|this)\b)/i;

const allPeople: readonly PersonEstimate[] = WORK_STYLE_TYPES.flatMap((style: WorkStyleType) =>
  MOTIVATION_TYPES.map((type): PersonEstimate => ({
    axes: Object.fromEntries(
      WORK_STYLE_DIMENSIONS.map((dimension, at) => [
        dimension,
        { letter: style.charAt(at), state: 'certain', k: 1 },
      ]),
    ) as never,
    motivation: { state: 'clear', types: [type], k: 1 },
  })),
);

describe('a stated preference', () => {
  it.each([
    [{ kind: 'channel', channels: { email: 'first', call: 'never' } }, 'Email first, never call'],
    [
      { kind: 'channel', channels: { inPerson: 'second', video: 'first' } },
      'Video call first, then in person',
    ],
    [
      { kind: 'channel', channels: { inPerson: 'first', video: 'never', email: 'never' } },
      'In person first, never email or call by video',
    ],
    [
      { kind: 'channel', channels: { message: 'never' }, text: 'WhatsApp' },
      'Never message: WhatsApp',
    ],
    [
      { kind: 'when', from: '10:00', notOn: ['friday', 'monday'] },
      'Not before 10:00, not on Mondays or Fridays',
    ],
    [{ kind: 'when', awayUntil: '2026-12-03' }, 'Away until December 3, 2026'],
    [{ kind: 'lead', leadDays: 2 }, 'Material 2 days before a meeting'],
    [{ kind: 'lead', leadDays: 1 }, 'Material the day before a meeting'],
    [{ kind: 'length', detail: 'short', minutes: 25 }, 'Keep it short, 25 minutes'],
    [{ kind: 'opening', opening: 'business' }, 'Business first, no small talk'],
    [{ kind: 'address', formality: 'formal' }, 'Address them formally'],
    [{ kind: 'topic', wanted: false, text: 'the merger' }, 'Nothing about the merger'],
    [{ kind: 'other', text: 'Camera off' }, 'Camera off'],
  ] satisfies [Partial<StatedPreference>, string][])('reads like speech: %j', (value, says) => {
    expect(stated(value).says).toBe(says);
  });

  it('orders the ways to reach them, without those they never want', () => {
    expect(
      channelOrder(stated({ channels: { call: 'third', email: 'first', video: 'never' } })),
    ).toEqual(['email', 'call']);
  });
});

/** All texts of the guidance that tell the reader what to do. */
function advised(facts: GuidanceFacts): string[] {
  const { tips, briefing, you, profile } = guidance(facts, LIBRARY, NOW);
  const words = (of: (typeof tips)[number]['words']) => [of?.pattern ?? '', of?.bare ?? ''];
  const instructed = Object.values(profile ?? {}).flatMap(({ text, tipIds }) =>
    // The statement about the contact comes first and isn't an instruction.
    tipIds.length === 0
      ? []
      : [text?.split(/(?=When |To reach |To get |Before you )/).at(-1) ?? ''],
  );
  return [
    ...tips.flatMap((tip) => [tip.text, ...words(tip.words)]),
    ...briefing.lines
      // What to watch for isn't advice.
      .filter(({ part }) => part !== 'watch_for')
      .flatMap((line) => [line.text, ...words(line.words)]),
    ...you.map(({ text }) => text),
    ...instructed,
  ];
}

describe('guidance for a contact who said what they like', () => {
  it('never advises a call to someone who said not to call', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const texts = advised({ ...facts, stated: [NEVER_CALL] });
        expect(texts.filter((text) => CALL.test(text))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['detailed', /\bone (?:line|sentence)\b|\bshort\b|\ba few lines\b/i],
    ['short', /\bhear all of it\b|\bhear it to the end\b/i],
  ] as const)(
    'never asks for the opposite of what they said about length: %s',
    (detail, against) => {
      const said = stated({ kind: 'length', detail });
      fc.assert(
        fc.property(anyFacts, (facts) => {
          const texts = advised({ ...facts, stated: [said] });
          expect(texts.filter((text) => against.test(text))).toEqual([]);
        }),
        { numRuns: 300 },
      );
    },
  );

  it('never opens with small talk for someone who wants business first', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { tips } = guidance({ ...facts, stated: [BUSINESS] }, LIBRARY, NOW);
        const opening = tips.filter(({ kind }) => kind === 'say_first');
        const texts = opening.flatMap(({ words }) => [words?.pattern ?? '', words?.bare ?? '']);
        expect(texts.filter((text) => /how are|weekend|weather/i.test(text))).toEqual([]);
      }),
    );
  });

  it('leaves out what contradicts it without a weaker replacement, for all 144 profiles', () => {
    for (const person of allPeople) {
      const all = tipsFor(person, LIBRARY);
      for (const preference of [NEVER_CALL, CALL_FIRST, BUSINESS]) {
        const left = all.filter((tip) => !contradicts(preference, tip));
        expect(left.every((tip) => all.includes(tip))).toBe(true);
      }
      const toCall = all.filter(({ advice }) => advice.includes('call'));
      expect(toCall.filter((tip) => !contradicts(NEVER_CALL, tip))).toEqual([]);
      const toWrite = all.filter(
        ({ advice, kind }) => advice.includes('write') && kind !== 'write',
      );
      expect(toWrite.filter((tip) => !contradicts(CALL_FIRST, tip))).toEqual([]);
    }
  });

  it('shows no tip that contradicts a stated preference, in any of its parts', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...EVERY_PREFERENCE), (facts, preference) => {
        const against = idsAgainst(facts, preference);
        const { tips, briefing, profile, worked } = guidance(
          { ...facts, stated: [preference] },
          LIBRARY,
          NOW,
        );
        const shown = [
          ...tips.map(({ id }) => id),
          ...briefing.lines.flatMap(({ tipId }) => tipId ?? []),
          ...Object.values(profile ?? {}).flatMap(({ tipIds }) => tipIds),
        ];
        expect(shown.filter((id) => against.has(id))).toEqual([]);
        expect(worked.filter(({ text }) => isTextContradicted(text, [preference]))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('has no sentence in any part that advises against a stated preference', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...EVERY_PREFERENCE), (facts, preference) => {
        const guided = guidance({ ...facts, stated: [preference] }, LIBRARY, NOW);
        expect([preference.says, adviceAgainst(guided, preference)]).toEqual([preference.says, []]);
      }),
      { numRuns: process.env.RAPPORT_TESTS === 'all' ? 3000 : 500 },
    );
  });

  it('stays the same if the preference contradicts no tip, apart from mentioning it', () => {
    const harmless = [
      stated({ kind: 'when', from: '10:00' }),
      stated({ kind: 'address', formality: 'formal' }),
      stated({ kind: 'topic', wanted: false, text: 'the merger' }),
      stated({ kind: 'other', text: 'Camera off' }),
    ];
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { stated: said, ...guided } = guidance({ ...facts, stated: harmless }, LIBRARY, NOW);
        const { stated: none, ...before } = guidance(facts, LIBRARY, NOW);
        expect(guided).toEqual(before);
        expect([said.length, none.length]).toEqual([harmless.length, 0]);
      }),
    );
  });

  it('says nothing about a group that contradicts a member’s preference, for every pair of profiles', () => {
    const people = allPeople.filter((_, at) => at % MOTIVATION_TYPES.length === 0);
    const group = (said: readonly StatedPreference[]) => (person: PersonEstimate, at: number) => ({
      ...{ id: `${at}`, name: `Person${at} Doe`, person },
      stated: at === 0 ? said : [],
    });
    for (const [at, first] of people.entries()) {
      const both = [first, people[(at * 7 + 3) % people.length] ?? first];
      for (const preference of EVERY_PREFERENCE) {
        const { conflicts } = groupOf(both.map(group([preference])), GROUP, 0.6);
        for (const { axis, text, contactIds } of conflicts) {
          // The advice is about all of them, not only about those whom it protects.
          expect([text, preference.says, adviceAgainst(text, preference)]).toEqual([
            text,
            preference.says,
            [],
          ]);
          if (!contactIds.includes('0')) continue;
          const channel = GROUP[first.axes[axis].letter].channel ?? null;
          const facts = { kind: 'do', text, words: null, channel, advice: [] } as const;
          expect([text, contactIds, contradicts(preference, facts)]).toEqual([
            text,
            contactIds,
            false,
          ]);
        }
      }
    }
  });

  it('suggests the implied answer for a question without one, and no other', () => {
    const offer = (preference: StatedPreferenceDto, responses: QuizResponse[] = []) =>
      guidance({ ...factsOf(responses), stated: [preference] }, LIBRARY, NOW).stated[0]?.answers;
    const question = { questionId: 'workstyle-ei-f5', question: 'To sort something out they...' };
    expect(offer(CALL_FIRST)).toEqual({ ...question, answer: 'A', option: 'pick up the phone' });
    expect(offer(NEVER_CALL)).toEqual({ ...question, answer: 'B', option: 'write a message' });
    expect(offer(BUSINESS)).toBeNull();
    const given = (answer: QuizResponse['answer']): QuizResponse[] => [
      { questionId: 'workstyle-ei-f5', answer, confidence: 'high' },
    ];
    expect(offer(CALL_FIRST, given('B'))).toBeNull();
    expect(offer(CALL_FIRST, given('Unsure'))).toMatchObject({ answer: 'A' });
    const objected = { ...factsOf([]), objected: true, stated: [CALL_FIRST] };
    expect(guidance(objected, LIBRARY, NOW).stated[0]?.answers).toBeNull();
  });

  it('says what the estimate would have advised instead, and changes nothing else', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const without = guidance(facts, LIBRARY, NOW);
        const said = guidance({ ...facts, stated: [NEVER_CALL] }, LIBRARY, NOW);
        expect(said.axes).toEqual(without.axes);
        expect(said.motivation).toEqual(without.motivation);
        const [first] = said.stated;
        expect(first?.preference).toEqual(NEVER_CALL);
        if (without.state !== 'ready') return;
        const gone = without.tips.filter(({ id }) => !said.tips.some((tip) => tip.id === id));
        expect(first?.instead).toEqual(gone.map(({ text }) => text));
      }),
    );
  });

  it('lists it as a fact after an objection, for a candidate, and without an estimate', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { state, stated: shown } = guidance({ ...facts, stated: [NEVER_CALL] }, LIBRARY, NOW);
        expect(shown.map(({ preference }) => preference.says)).toEqual(['Email first, never call']);
        if (state !== 'ready') expect(shown[0]?.instead).toEqual([]);
      }),
    );
  });
});
