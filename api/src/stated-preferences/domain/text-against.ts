import { type StatedPreference, unwantedChannels } from '@rapport/contracts';

/** A call, but not "call it done". */
const CALL = /\b(?:phone|calls?|called|calling)\b(?! (?:it|this)\b)/i;
/** What asks the user to write, or offers to: "Send a line", "in writing". */
const WRITE = new RegExp(
  [
    String.raw`(?:^|[.;:] |\b(?:and|or) )(?:send|email|write)\b(?! (?:it )?down\b)`,
    String.raw`\bsend (?:me|you)\b|\bI'm writing\b|\b(?:in|what was) writ(?:ing|ten)\b`,
    String.raw`\b(?:by|an|a short|five) (?:emails?|messages?)\b|\bwritten message\b`,
  ].join('|'),
  'i',
);
const ASKS_WHICH_CHANNEL = /\bwhich channel they like\b|\bhow they like to be reached\b/i;
const SHORT =
  /\b(?:one|two|three|a few) (?:lines?|sentences?)\b|\bone minute\b|\ba line\b|\bshort\b/i;
const LONG = /\bhear (?:all of it|it to the end)\b|\bpiece by piece\b/i;
const AT_ONCE = /\b(?:the|your) first (?:line|sentence)\b|\bskip the warm-up\b/i;
const DAY_BEFORE = /\bthe day before\b/i;

/**
 * Returns whether following a text of the product would go against what a contact said they like. Only the words
 * count here; a tip also declares what it asks for.
 */
export function isTextAgainst(text: string, preference: StatedPreference): boolean {
  switch (preference.kind) {
    case 'channel':
      return isAgainstChannels(text, preference);
    case 'lead':
      return (preference.leadDays ?? 0) > 1 && DAY_BEFORE.test(text);
    case 'length':
      return (
        (preference.detail === 'detailed' && SHORT.test(text)) ||
        (preference.detail === 'short' && LONG.test(text)) ||
        minutesIn(text) > (preference.minutes ?? Infinity)
      );
    case 'opening':
      return preference.opening === 'small_talk' && AT_ONCE.test(text);
    case 'when':
    case 'address':
    case 'topic':
    case 'other':
      return false;
    default:
      return preference.kind satisfies never;
  }
}

function isAgainstChannels(text: string, preference: StatedPreference): boolean {
  const never = unwantedChannels(preference);
  if (never.includes('call') && CALL.test(text)) return true;
  if (never.includes('inPerson') && /\bin person\b/i.test(text)) return true;
  if (never.includes('email') && never.includes('message') && WRITE.test(text)) return true;
  if (never.includes('email') && /\bemails?\b/i.test(text)) return true;
  return ASKS_WHICH_CHANNEL.test(text);
}

/** The minutes that a text plans; 0 if it plans none. */
function minutesIn(text: string): number {
  const [, count] = /\b(\d+|ten) minutes\b/i.exec(text) ?? [];
  return count === 'ten' ? 10 : Number(count ?? 0);
}
