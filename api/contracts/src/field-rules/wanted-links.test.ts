import fc from 'fast-check';
import { STATED_CHANNELS } from '../values/stated-channel.ts';
import { CHANNEL_RANKS } from '../values/stated-preference.ts';
import { reachLinks } from './wanted-links.ts';

describe('the ways to someone', () => {
  const LISE = { primaryPhone: '+43 1 555 0142', primaryEmail: 'lise@kestrel.example' };
  const waysOf = (said: Parameters<typeof reachLinks>[0]) => reachLinks(said).map(({ way }) => way);
  const anyRank = fc.constantFrom(null, ...CHANNEL_RANKS);
  const anyWishes = fc.record(
    Object.fromEntries(STATED_CHANNELS.map((channel) => [channel, anyRank])),
  );

  it('are a call, then an email, where they said nothing', () => {
    expect(reachLinks(LISE)).toEqual([
      { way: 'call', href: 'tel:+4315550142' },
      { way: 'email', href: 'mailto:lise@kestrel.example' },
    ]);
    expect(waysOf({ ...LISE, primaryPhone: 'ask Otto' })).toEqual(['email']);
    expect(waysOf({ ...LISE, statedChannels: {} })).toEqual(['call', 'email']);
    const numbers = { '015550142': '+4315550142' };
    const local = { ...LISE, primaryPhone: '01 555 0142', callNumbers: numbers };
    expect(reachLinks(local)[0]?.href).toBe('tel:+4315550142');
  });

  it('come in the order of their wishes, and none that they never want', () => {
    const rank = (channel: string | null | undefined) =>
      channel == null ? CHANNEL_RANKS.length : CHANNEL_RANKS.findIndex((each) => each === channel);
    fc.assert(
      fc.property(anyWishes, (statedChannels) => {
        const ways = waysOf({ ...LISE, statedChannels });
        const wanted = (['call', 'email'] as const).filter(
          (way) => statedChannels[way] !== 'never',
        );
        expect([...ways].sort()).toEqual(wanted);
        const ranks = ways.map((way) => rank(statedChannels[way]));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      }),
    );
  });
});
