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
import { isTextAgainst } from '../../stated-preferences/domain/text-against.ts';

/** What's known about how to reach a contact. */
export interface ChannelFacts {
  mbtiType: WorkStyleType | null;
  mbtiAmbiguousLetters: readonly WorkStyleLetter[];
  /** The contact's stated channels, which override the estimate; null without any. */
  statedChannels: StatedPreference['channels'];
}

/** The tip for each channel. */
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

/** Channels by the first letter of the work style, best first. */
const ORDER: Record<'E' | 'I' | 'open', readonly [ChannelHint, ...ChannelHint[]]> = {
  E: ['call', 'meeting', 'message'],
  I: ['message', 'meeting', 'call'],
  open: ['meeting', 'call', 'message'],
};

/** Returns 'E' or 'I', or 'open' if that's ambiguous or unknown. */
function outwardOrInward(facts: ChannelFacts): 'E' | 'I' | 'open' {
  const letter = facts.mbtiType?.charAt(0);
  if (letter !== 'E' && letter !== 'I') return 'open';
  return facts.mbtiAmbiguousLetters.some((open) => open === 'E' || open === 'I') ? 'open' : letter;
}

/** Returns a call for people who think aloud, a message for people who think first, and null while that's open. */
export function usualChannel(facts: ChannelFacts): ChannelHint | null {
  const side = outwardOrInward(facts);
  const [wish] = statedOrder(facts);
  if (wish !== undefined) return wish;
  return side === 'open' ? null : (ORDER[side].find((way) => !isUnwanted(way, facts)) ?? null);
}

/**
 * Returns the channel for clearing the air: a stated preference, or else in person or by message, by the first
 * letter.
 */
export function repairChannel(facts: ChannelFacts): ChannelHint | null {
  const [wish] = statedOrder(facts);
  const usual = ({ E: 'meeting', I: 'message', open: null } as const)[outwardOrInward(facts)];
  const way = wish ?? usual;
  return way === null || isUnwanted(way, facts) ? null : way;
}

/**
 * Returns the best channel that differs from the last one used. If the contact stated preferences, only those
 * channels are considered. Null if there is none.
 * @param newestFirst the types of past interactions; notes have no channel
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

/** Returns the channels that the contact likes, most welcome first. */
function statedOrder(facts: ChannelFacts): ChannelHint[] {
  const order = channelOrder({ channels: facts.statedChannels }).map((channel) => HINT_OF[channel]);
  return [...new Set(order)].filter((way) => !isUnwanted(way, facts));
}

/** Returns the noun for a channel. If the contact accepts no messages except email, a message is an email. */
export function channelNoun(way: ChannelHint, { statedChannels }: ChannelFacts): string {
  const never = unwantedChannels({ channels: statedChannels });
  return way === 'message' && never.includes('message') ? 'email' : way;
}

/** Returns "a short call", or "a call" for someone who asked for detail. */
export function shortNoun(
  way: ChannelHint,
  contact: ChannelFacts & { stated: readonly StatedPreference[] },
): string {
  const noun = channelNoun(way, contact);
  const short = `a short ${noun}`;
  if (!contact.stated.some((each) => isTextAgainst(short, each))) return short;
  return noun === 'email' ? 'an email' : `a ${noun}`;
}

/** Returns whether the contact rejects every channel that the hint stands for; "call" leads to a phone call. */
function isUnwanted(way: ChannelHint, { statedChannels }: ChannelFacts): boolean {
  const never = unwantedChannels({ channels: statedChannels });
  if (way === 'call') return never.includes('call');
  return STATED_CHANNELS.filter((channel) => HINT_OF[channel] === way).every((channel) =>
    never.includes(channel),
  );
}
