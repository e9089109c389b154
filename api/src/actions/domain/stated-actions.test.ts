import {
  CHANNEL_RANKS,
  type ChannelHint,
  contactTip,
  type StatedChannel,
} from '@rapport/contracts';
import fc from 'fast-check';
import { adviceAgainst } from '../../../test/builders/advice-against.ts';
import { EVERY_VALUE, stated } from '../../../test/builders/stated.ts';
import { actionsOf, interactionAt } from '../../../test/builders/action-input.ts';

/** Histories in which each rule that suggests a channel applies. */
const HISTORIES = {
  repair: [interactionAt(3, 'negative')],
  overdue: [interactionAt(200)],
  followUp: [interactionAt(5, 'follow_up_needed', 'message')],
  declining: [1, 2, 3, 4, 5, 6].map((days) =>
    interactionAt(days * 5, days < 4 ? 'negative' : 'positive', days < 3 ? 'call' : 'email'),
  ),
  // The newest one went well, so repair doesn't apply.
  worse: [
    interactionAt(2, 'neutral', 'email'),
    interactionAt(8, 'negative', 'email'),
    interactionAt(14, 'negative', 'email'),
    interactionAt(20, 'positive', 'email'),
    interactionAt(26, 'positive', 'email'),
    interactionAt(32, 'positive', 'email'),
  ],
  streak: [
    interactionAt(3, 'positive'),
    interactionAt(9, 'positive'),
    interactionAt(15, 'positive'),
  ],
};
const anyHistory = fc.constantFrom(...Object.values(HISTORIES));
const anyRank = fc.constantFrom(null, ...CHANNEL_RANKS);
const anyWishes = fc.record({
  call: anyRank,
  video: anyRank,
  email: anyRank,
  message: anyRank,
  inPerson: anyRank,
});
const anyType = fc.constantFrom('INTJ' as const, 'ENFP' as const, null);

/** The channels that a step mentions. */
const NAMED: readonly (readonly [RegExp, StatedChannel])[] = [
  [/\bcall\b/i, 'call'],
  [/\bemail\b/i, 'email'],
  [/\bmessage\b/i, 'message'],
  [/\bin person\b/i, 'inPerson'],
];
const WAYS: Readonly<Record<ChannelHint, readonly StatedChannel[]>> = {
  call: ['call'],
  message: ['email', 'message'],
  meeting: ['inPerson'],
};

/** The steps that each liked channel leads to. */
const LIKED: readonly (readonly [ChannelHint, StatedChannel])[] = [
  ['call', 'call'],
  ['call', 'video'],
  ['message', 'email'],
  ['message', 'message'],
  ['meeting', 'inPerson'],
];

describe('steps for a contact with stated channels', () => {
  it('mention no channel that they never want, and only liked ones if there are any', () => {
    fc.assert(
      fc.property(anyHistory, anyWishes, anyType, (interactions, wishes, mbtiType) => {
        for (const { title, channelHint } of actionsOf(interactions, {
          statedChannels: wishes,
          mbtiType,
        })) {
          // Past interactions keep their channel.
          const asked = title.replace(/ on the last \w+$/, '');
          const named = NAMED.filter(([word]) => word.test(asked)).map(([, way]) => way);
          expect([title, named.filter((way) => wishes[way] === 'never')]).toEqual([title, []]);
          if (channelHint === null) continue;
          const ways = WAYS[channelHint].filter((way) => wishes[way] !== 'never');
          expect([title, ways.length]).not.toEqual([title, 0]);
          const liked = LIKED.filter(([, way]) => wishes[way] !== null && wishes[way] !== 'never')
            .map(([hint]) => hint)
            .filter((hint) => hint !== 'call' || wishes.call !== 'never');
          if (liked.length > 0) expect(liked).toContain(channelHint);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('advise nothing against what they said, in their words and their tips', () => {
    for (const interactions of Object.values(HISTORIES)) {
      for (const mbtiType of ['INTJ', 'ENFP', null] as const) {
        for (const preference of EVERY_VALUE.map(stated)) {
          const actions = actionsOf(interactions, {
            ...{ mbtiType, stated: [preference], statedChannels: preference.channels },
            primaryEmail: null,
          });
          const texts = actions.flatMap(({ title, tipIds }) => [
            // Past interactions keep their channel.
            title.replace(/ on the last \w+$/, ''),
            ...tipIds.map((id) => contactTip(id) ?? ''),
          ]);
          expect([preference.says, adviceAgainst(texts, preference)]).toEqual([
            preference.says,
            [],
          ]);
        }
      }
    }
  });

  it('are unchanged without a stated preference', () => {
    for (const interactions of Object.values(HISTORIES)) {
      for (const mbtiType of ['INTJ', 'ENFP', null] as const) {
        const nothing = { call: null, video: null, email: null, message: null, inPerson: null };
        expect(actionsOf(interactions, { mbtiType, statedChannels: nothing })).toEqual(
          actionsOf(interactions, { mbtiType }),
        );
      }
    }
  });
});
