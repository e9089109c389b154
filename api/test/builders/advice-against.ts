import { type StatedPreference } from '@rapport/contracts';

const CALL = /\b(?:phone|calls?|called|calling)\b(?! (?:it|this)\b)/i;
const ASKS_TO_CALL = /(?:^|[.;] )call\b|\bshort call\b/i;
const WRITE =
  /(?:^|[.;] |\band |\bor )(?:send|write|email|message)\b(?! (?:it )?down\b)|\bin writing\b|\bby email\b|\bshort (?:email|message)\b|\bI'm writing\b|\bsend me\b|\bwritten message\b/i;
const ASKS_TO_WRITE = /^(?:email|message)\b|\bshort (?:email|message)\b/i;
const SHORT = /\bone (?:line|sentence|minute)\b|\b(?:two|three|a few) lines\b|\bshort\b|\bbrief/i;
const LONG =
  /\bhear (?:all of it|it to the end)\b|\bpiece by piece\b|\bat length\b|\bin (?:full )?detail\b/i;
const SMALL_TALK =
  /\bhow (?:are|have) (?:you|things)\b|(?<!leave out their )\bweekend\b|\bweather\b/i;
const STRAIGHT =
  /\bin (?:the|your) first (?:line|sentence)\b|\bskip the warm-up\b|\bfirst, let's agree\b|\bI have one point\b|\bLet me be direct\b|\bLet me start with (?:the facts|the latest|what's new)/i;
const LATE = /\bthe day before\b|\bon the spot\b/i;
const EARLY = /\bfirst thing\b|\bin the morning\b|\bearly in the day\b/i;
const EVENING = /\bin the evening\b|\bend of the day\b|\btonight\b/i;
const ASKS_AGAIN = /\bwhich channel they like\b|\bhow they like to be reached\b/i;
const MINUTES: Readonly<Record<string, number>> = { five: 5, ten: 10, twenty: 20, thirty: 30 };

/**
 * Returns whether a sentence tells the reader to do what a contact said they don't like. It judges the words as a
 * reader would, and knows nothing about how the product decides that.
 */
export function isAdviceAgainst(sentence: string, said: StatedPreference): boolean {
  const has = (pattern: RegExp) => pattern.test(sentence);
  switch (said.kind) {
    case 'channel': {
      const { call, email, message, inPerson } = said.channels ?? {};
      const likesCalls = call === 'first' || said.channels?.video === 'first';
      const likesWriting = email === 'first' || message === 'first';
      return (
        has(ASKS_AGAIN) ||
        (call === 'never' && has(CALL)) ||
        (email === 'never' && message === 'never' && has(WRITE)) ||
        (email === 'never' && has(/\bemail\b/i)) ||
        (inPerson === 'never' && has(/\bin person\b/i)) ||
        (likesWriting && !likesCalls && has(ASKS_TO_CALL)) ||
        (likesCalls && !likesWriting && has(ASKS_TO_WRITE))
      );
    }
    case 'when':
      return (
        (said.notOn ?? []).some((day) => has(new RegExp(String.raw`\b${day}s?\b`, 'i'))) ||
        (said.from !== null && has(EARLY)) ||
        (said.until !== null && has(EVENING))
      );
    case 'lead':
      return (said.leadDays ?? 0) > 1 && has(LATE);
    case 'length': {
      const [, count = '0'] = /\b(\d+|five|ten|twenty|thirty) minutes\b/i.exec(sentence) ?? [];
      const minutes = MINUTES[count.toLowerCase()] ?? Number(count);
      return (
        (said.detail === 'detailed' && has(SHORT)) ||
        (said.detail === 'short' && has(LONG)) ||
        (said.minutes !== null && minutes > said.minutes)
      );
    }
    case 'opening':
      return said.opening === 'business' ? has(SMALL_TALK) : has(STRAIGHT);
    case 'address':
    case 'topic':
    case 'other':
      return false;
    default:
      return said.kind satisfies never;
  }
}

/** Parts of an answer that repeat what was said, list what to notice, or explain an estimate. */
const NO_ADVICE = new Set([
  ...['stated', 'told', 'reach', 'instead', 'statedPreferences', 'statedChannels'],
  ...[
    'observe',
    'watchFor',
    'kit',
    'scene',
    'basedOn',
    'responses',
    'assessmentResponses',
    'triggers',
    'word',
  ],
  ...['questions', 'answers'],
]);
/** What a contact does or lacks isn't advice, and what not to do isn't advice to do it. */
const IS_STATEMENT = /^(?:They|Their|Some of them|There's no)\b|^Don't [^;]*$/;

/** Returns the sentences of an answer of the API that can be advice. */
export function sentencesIn(answer: unknown): string[] {
  if (typeof answer === 'string') {
    // A single word is a value, like the channel that a tip is about.
    if (!answer.includes(' ')) return [];
    return answer.split(/(?<=[.?!]) /).filter((sentence) => !IS_STATEMENT.test(sentence));
  }
  if (typeof answer !== 'object' || answer === null) return [];
  if (['watch_for', 'how_sure'].includes(String(Reflect.get(answer, 'part')))) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    NO_ADVICE.has(name) ? [] : sentencesIn(value),
  );
}

/** Returns the sentences of an answer that advise against what was said. */
export function adviceAgainst(answer: unknown, said: StatedPreference): string[] {
  return sentencesIn(answer).filter((sentence) => isAdviceAgainst(sentence, said));
}
