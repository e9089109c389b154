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
export function outwardOrInward(facts: ChannelFacts): 'E' | 'I' | 'open' {
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

/**
 * The best channel for this contact beside the one used last.
 * @param newestFirst the types of past interactions; notes use no channel
 */
export function otherChannel(
  facts: ChannelFacts,
  newestFirst: readonly InteractionType[],
): ChannelHint {
  const last = newestFirst.map((type) => CHANNEL_OF_TYPE[type]).find((channel) => channel !== null);
  const usual = ORDER[outwardOrInward(facts)];
  const stated = statedOrder(facts);
  const order = [...stated, ...usual.filter((way) => !stated.includes(way))];
  const wanted = order.filter((way) => !isUnwanted(way, facts));
  return wanted.find((channel) => channel !== last) ?? wanted[0] ?? usual[0];
}

const HINT_OF: Readonly<Record<StatedChannel, ChannelHint>> = {
  call: 'call',
  video: 'call',
  email: 'message',
  message: 'message',
  inPerson: 'meeting',
};

/** The ways that they like, the most welcome one first. */
function statedOrder({ statedChannels }: ChannelFacts): ChannelHint[] {
  const order = channelOrder({ channels: statedChannels }).map((channel) => HINT_OF[channel]);
  return [...new Set(order)];
}

/** Whether they want none of what the hint stands for: a call by phone is what "call" leads to. */
function isUnwanted(way: ChannelHint, { statedChannels }: ChannelFacts): boolean {
  const never = unwantedChannels({ channels: statedChannels });
  if (way === 'call') return never.includes('call');
  return STATED_CHANNELS.filter((channel) => HINT_OF[channel] === way).every((channel) =>
    never.includes(channel),
  );
}
