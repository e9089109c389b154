import { CHANNEL_RANKS, STATED_CHANNELS, statedPreference, waysToReach } from '@rapport/contracts';
import fc from 'fast-check';
import { bestChannel } from './best-channel.ts';

const anyRank = fc.constantFrom(null, ...CHANNEL_RANKS);
const anyWishes = fc.record(
  Object.fromEntries(STATED_CHANNELS.map((channel) => [channel, anyRank])),
);
const reachOf = (ways: ReturnType<typeof waysToReach> | null, primaryPhone: string | null) => ({
  ...{ says: [], stated: [], hours: null, callNumbers: null, timeZone: null },
  ...{ ways, primaryPhone },
});

it('the way that Today offers is none that they never want, and none that they like less than another', () => {
  fc.assert(
    fc.property(anyWishes, fc.constantFrom(null, '+43 1 555 0142'), (channels, phone) => {
      const ways = waysToReach(statedPreference('channel', { channels }, null));
      const way = bestChannel(reachOf(ways, phone));
      const possible = (['call', 'email', 'message'] as const).filter(
        (each) => channels[each] !== 'never' && (each !== 'call' || phone !== null),
      );
      if (possible.length === 0) return expect(way).toBeNull();
      const rank = (each: string | null) => {
        const said = each === null ? null : channels[each];
        return said == null ? CHANNEL_RANKS.length : CHANNEL_RANKS.indexOf(said);
      };
      expect(possible).toContain(way);
      return expect(Math.min(...possible.map(rank))).toBe(rank(way));
    }),
  );
});

it('is to write where they said nothing about the ways', () => {
  expect(bestChannel(reachOf(null, '+43 1 555 0142'))).toBe('email');
});
