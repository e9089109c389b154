import {
  channelOrder,
  type ChannelHint,
  type StatedChannel,
  type StatedPreference,
  type TipKind,
  type TipWords,
  unwantedChannels,
} from '@rapport/contracts';
import { type Advice } from './library.ts';

/** What of a tip a stated preference can contradict. */
export interface AdviceFacts {
  kind: TipKind;
  text: string;
  words: TipWords | null;
  channel: ChannelHint | null;
  advice: readonly Advice[];
}

/**
 * Whether a tip goes against what the contact said. Such a tip is never shown, and no weaker one takes its place: the
 * stated preference does.
 * @param stated those that hold
 */
export function isContradicted(tip: AdviceFacts, stated: readonly StatedPreference[]): boolean {
  return stated.some((preference) => contradicts(preference, tip));
}

/** Whether a text about the two goes against what the contact said. */
export function isTextContradicted(text: string, stated: readonly StatedPreference[]): boolean {
  return isContradicted({ kind: 'do', text, words: null, channel: null, advice: [] }, stated);
}

/** Whether this preference goes against the tip. */
export function contradicts(preference: StatedPreference, tip: AdviceFacts): boolean {
  const { advice } = tip;
  switch (preference.kind) {
    case 'channel':
      return isOtherChannel(preference, tip);
    case 'lead':
      return advice.includes('ask now') || advice.includes('surprise them');
    case 'length':
      return (
        (preference.detail === 'short' && advice.includes('go deep')) ||
        (preference.detail === 'detailed' && advice.includes('stay short'))
      );
    case 'opening':
      return preference.opening === 'business'
        ? (tip.kind === 'say_first' && advice.includes('people first')) ||
            (OPENING.includes(tip.kind) && isSmallTalk(tip))
        : tip.kind === 'say_first' && advice.includes('facts first');
    case 'when':
    case 'address':
    case 'topic':
    case 'other':
      return false;
    default:
      return preference.kind satisfies never;
  }
}

/** The kinds of tips with words to begin with. */
const OPENING: readonly TipKind[] = ['say_first', 'write', 'keep_in_touch'];

const SPOKEN: readonly StatedChannel[] = ['call', 'video'];
const WRITTEN: readonly StatedChannel[] = ['email', 'message'];
const MET: readonly StatedChannel[] = ['inPerson', 'video', 'call'];

/** The ways in which a tip can be followed; none where any way fits. */
function waysOf({ channel, advice, text }: AdviceFacts): readonly StatedChannel[] {
  if (channel === 'call' || advice.includes('call') || ASKS_TO_CALL.test(text)) return SPOKEN;
  if (channel === 'message' || advice.includes('write')) return WRITTEN;
  return channel === 'meeting' ? MET : [];
}

function isOtherChannel(preference: StatedPreference, tip: AdviceFacts): boolean {
  const never = unwantedChannels(preference);
  const ways = waysOf(tip);
  if (ways.length > 0 && ways.every((way) => never.includes(way))) return true;
  if (never.includes('call') && mentionsCall(tip)) return true;
  const [first] = channelOrder(preference);
  if (first === undefined || ways.length === 0) return false;
  // How to write is good to know whatever they like best.
  if (tip.kind === 'write' && !tip.advice.includes('call')) return false;
  const rank = preference.channels?.[first];
  const best = channelOrder(preference).filter((way) => preference.channels?.[way] === rank);
  return !ways.some((way) => best.includes(way));
}

/** A call, and not "call it done". */
const CALL = /\b(?:phone|calls?|called|calling)\b(?! (?:it|this)\b)/i;
const ASKS_TO_CALL = /(?:^|[.;] )call\b/i;
const SMALL_TALK = /\bhow are (?:things|you)\b|\bhow have you been\b|\bweekend\b|\bweather\b/i;

const mentionsCall = (tip: AdviceFacts) => textsOf(tip).some((text) => CALL.test(text));
const isSmallTalk = (tip: AdviceFacts) => textsOf(tip).some((text) => SMALL_TALK.test(text));

function textsOf({ text, words }: AdviceFacts): string[] {
  return [text, words?.pattern ?? '', words?.bare ?? ''];
}
