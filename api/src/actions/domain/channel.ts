import {
  type ChannelHint,
  type ContactTipId,
  type InteractionType,
  type WorkStyleLetter,
  type WorkStyleType,
} from '@rapport/contracts';

/** What is known about how a contact deals with others. */
export interface ChannelFacts {
  mbtiType: WorkStyleType | null;
  mbtiAmbiguousLetters: readonly WorkStyleLetter[];
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
  return side === 'open' ? null : ORDER[side][0];
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
  const order = ORDER[outwardOrInward(facts)];
  return order.find((channel) => channel !== last) ?? order[0];
}
