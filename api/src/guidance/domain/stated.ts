import {
  channelOrder,
  type ChannelHint,
  type StatedChannel,
  type StatedPreference,
  type TipKind,
  type TipWords,
  unwantedChannels,
} from '@rapport/contracts';
import { isTextAgainst } from '../../stated-preferences/domain/text-against.ts';
import { type Advice } from './library.ts';

/** The facts of a tip that a stated preference can contradict. */
export interface AdviceFacts {
  kind: TipKind;
  text: string;
  words: TipWords | null;
  channel: ChannelHint | null;
  advice: readonly Advice[];
}

/**
 * Returns whether a tip contradicts a stated preference. Such a tip is never shown or replaced by a weaker one; the
 * preference is shown instead.
 * @param stated current preferences
 */
export function isContradicted(tip: AdviceFacts, stated: readonly StatedPreference[]): boolean {
  return stated.some((preference) => contradicts(preference, tip));
}

/** Returns whether a text about the user and the contact contradicts a stated preference. */
export function isTextContradicted(text: string, stated: readonly StatedPreference[]): boolean {
  return isContradicted({ kind: 'do', text, words: null, channel: null, advice: [] }, stated);
}

/** Returns whether this preference contradicts the tip. */
export function contradicts(preference: StatedPreference, tip: AdviceFacts): boolean {
  const { advice } = tip;
  if (textsOf(tip).some((text) => isTextAgainst(text, preference))) return true;
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
        : tip.kind === 'say_first' && (advice.includes('facts first') || isStraight(tip));
    case 'when':
    case 'address':
    case 'topic':
    case 'other':
      return false;
    default:
      return preference.kind satisfies never;
  }
}

/** The kinds of tips with opening words. */
const OPENING: readonly TipKind[] = ['say_first', 'write', 'keep_in_touch'];

const SPOKEN: readonly StatedChannel[] = ['call', 'video'];
const WRITTEN: readonly StatedChannel[] = ['email', 'message'];
const MET: readonly StatedChannel[] = ['inPerson', 'video', 'call'];

/** Returns the channels by which a tip can be followed; empty if any channel fits. */
function waysOf({ channel, advice, text }: AdviceFacts): readonly StatedChannel[] {
  if (channel === 'call' || advice.includes('call') || ASKS_TO_CALL.test(text)) return SPOKEN;
  if (channel === 'message' || advice.includes('write')) return WRITTEN;
  return channel === 'meeting' ? MET : [];
}

function isOtherChannel(preference: StatedPreference, tip: AdviceFacts): boolean {
  const never = unwantedChannels(preference);
  const ways = waysOf(tip);
  if (ways.length > 0 && ways.every((way) => never.includes(way))) return true;
  // Advice on how to write is of no use to someone who wants nothing in writing.
  if (tip.kind === 'write' && WRITTEN.every((way) => never.includes(way))) return true;
  const [first] = channelOrder(preference);
  if (first === undefined || ways.length === 0) return false;
  // Advice on how to write is useful whichever channel they prefer.
  if (tip.kind === 'write' && !tip.advice.includes('call')) return false;
  const rank = preference.channels?.[first];
  const best = channelOrder(preference).filter((way) => preference.channels?.[way] === rank);
  return !ways.some((way) => best.includes(way));
}

const ASKS_TO_CALL = /(?:^|[.;] )call\b/i;
const SMALL_TALK = /\bhow are (?:things|you)\b|\bhow have you been\b|\bweekend\b|\bweather\b/i;

/** Opening words that go straight to the matter. */
const STRAIGHT =
  /^(?:First, let's|I have one point|Let me (?:be direct|start with)|My aim today)\b/;

const isStraight = (tip: AdviceFacts) => textsOf(tip).some((text) => STRAIGHT.test(text));
const isSmallTalk = (tip: AdviceFacts) => textsOf(tip).some((text) => SMALL_TALK.test(text));

function textsOf({ text, words }: AdviceFacts): string[] {
  return [text, words?.pattern ?? '', words?.bare ?? ''];
}
