import {
  channelOrder,
  type ChannelHint,
  type ContactTipId,
  type InteractionType,
  STATED_CHANNELS,
  type StatedChannel,
  type StatedPreference,
  unwantedChannels,
  type WorkStyleLetter,
  type WorkStyleType,
} from '@rapport/contracts';

/** What is known about how a contact deals with others. */
export interface ChannelFacts {
  mbtiType: WorkStyleType | null;
  mbtiAmbiguousLetters: readonly WorkStyleLetter[];
  /** What they said about the ways to reach them, which stands above the estimate; null for nothing. */
  statedChannels: StatedPreference['channels'];
}

/** The tip that goes with each channel. */
export const CHANNEL_TIPS: Record<ChannelHint, ContactTipId> = {
  call: 'call-two-times',
  message: 'message-one-question',
  meeting: 'meeting-something-to-see',
};

const CHANNEL_OF_TYPE: Record<InteractionType, ChannelHint | null> = {
  call: 'call',
  meeting: 'meeting',
  event: 'meeting',
  email: 'message',
  message: 'message',
  note: null,
};

/** Channels to try, best first, by the first letter of the work style. */
const ORDER: Record<'E' | 'I' | 'open', readonly [ChannelHint, ...ChannelHint[]]> = {
  E: ['call', 'meeting', 'message'],
  I: ['message', 'meeting', 'call'],
  open: ['meeting', 'call', 'message'],
};

/** 'E' or 'I', and 'open' while that is ambiguous or unknown. */
function outwardOrInward(facts: ChannelFacts): 'E' | 'I' | 'open' {
  const letter = facts.mbtiType?.charAt(0);
  if (letter !== 'E' && letter !== 'I') return 'open';
  return facts.mbtiAmbiguousLetters.some((open) => open === 'E' || open === 'I') ? 'open' : letter;
}

/** A call for who thinks aloud, a message for who thinks first, null while that is open. */
export function usualChannel(facts: ChannelFacts): ChannelHint | null {
  const side = outwardOrInward(facts);
  const [wish] = statedOrder(facts);
  if (wish !== undefined) return wish;
  return side === 'open' ? null : (ORDER[side].find((way) => !isUnwanted(way, facts)) ?? null);
}

/** Where to clear the air: what they said they like, else in person or by message as they deal with others. */
export function repairChannel(facts: ChannelFacts): ChannelHint | null {
  const [wish] = statedOrder(facts);
  const usual = ({ E: 'meeting', I: 'message', open: null } as const)[outwardOrInward(facts)];
  const way = wish ?? usual;
  return way === null || isUnwanted(way, facts) ? null : way;
}

/**
 * The best channel for this contact beside the one used last; of someone who said how they like to be reached, only one
 * of those. Null where there's none.
 * @param newestFirst the types of past interactions; notes use no channel
 */
export function otherChannel(
  facts: ChannelFacts,
  newestFirst: readonly InteractionType[],
): ChannelHint | null {
  const last = newestFirst.map((type) => CHANNEL_OF_TYPE[type]).find((channel) => channel !== null);
  const stated = statedOrder(facts);
  if (stated.length > 0) return stated.find((channel) => channel !== last) ?? null;
  const wanted = ORDER[outwardOrInward(facts)].filter((way) => !isUnwanted(way, facts));
  return wanted.find((channel) => channel !== last) ?? wanted[0] ?? null;
}

const HINT_OF: Readonly<Record<StatedChannel, ChannelHint>> = {
  call: 'call',
  video: 'call',
  email: 'message',
  message: 'message',
  inPerson: 'meeting',
};

/** The ways that they like, the most welcome one first. */
function statedOrder(facts: ChannelFacts): ChannelHint[] {
  const order = channelOrder({ channels: facts.statedChannels }).map((channel) => HINT_OF[channel]);
  return [...new Set(order)].filter((way) => !isUnwanted(way, facts));
}

/** What to call the channel: a message to someone who wants none but email is an email. */
export function channelNoun(way: ChannelHint, { statedChannels }: ChannelFacts): string {
  const never = unwantedChannels({ channels: statedChannels });
  return way === 'message' && never.includes('message') ? 'email' : way;
}

/** Whether they want none of what the hint stands for: a call by phone is what "call" leads to. */
function isUnwanted(way: ChannelHint, { statedChannels }: ChannelFacts): boolean {
  const never = unwantedChannels({ channels: statedChannels });
  if (way === 'call') return never.includes('call');
  return STATED_CHANNELS.filter((channel) => HINT_OF[channel] === way).every((channel) =>
    never.includes(channel),
  );
}
