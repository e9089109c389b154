import { PREFERENCE_LIMITS, type StatedChannel, type Weekday, WEEKDAYS } from '@rapport/contracts';
import { dateOrder } from '@rapport/shared-ui';
import { localDay } from '../../commitments/commitment-words.ts';
import { birthdayOf } from '../../days/birthday-text.ts';
import { type PreferenceForm } from './preference-form.ts';

const CHANNEL_WORDS: readonly (readonly [StatedChannel, RegExp])[] = [
  ['video', /\b(?:video|zoom|teams)\b/iu],
  ['call', /\b(?:call(?:s|ed|ing)?|(?:tele)?phon(?:e|ed|ing)|ring(?:ing)?)\b/iu],
  ['email', /\b(?:e-?mail(?:s|ed|ing)?|mail(?:s|ed)?)\b/iu],
  ['message', /\b(?:text(?:s|ed|ing)?|messages?|whatsapp|sms|chats?)\b/iu],
  ['inPerson', /\b(?:in person|face[ -]to[ -]face|meet(?:s|ings?)?|visits?)\b/iu],
];
const UNWANTED = /n['’]?t\b|\b(?:no|not|never|hates?|dislikes?|avoids?|cannot|without)\b/iu;
const WANTED =
  /\b(?:p(?:re|er)fers?|preferred|likes?|loves?|rather|only|best|first|favou?rs?|easier)\b/iu;
/** What follows is what they want less than what comes before. */
const LESS = /\b(?:rather than|instead of|than|over|more than)\b.*$/iu;
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const HOUR = new RegExp(
  `\\b(before|after) (\\d{1,2}|${NUMBERS.join('|')})(?::(\\d\\d))?(?: ?([ap])\\.?m\\b)?(?! days?)`,
  'iu',
);
/** A bare hour below is in the afternoon. */
const EARLIEST = 7;

/**
 * Reads what a contact said, like "hates calls" or "no meetings before ten", into the fields of the dialog. The words
 * stay in the text, and what isn't recognized becomes "Something else".
 */
export function preferenceFromWords(said: string, today = localDay()): Partial<PreferenceForm> {
  const text = said.trim().slice(0, PREFERENCE_LIMITS.text);
  if (text === '') return {};
  const awayUntil = awayIn(text, today);
  if (awayUntil !== null) return { kind: 'when', awayUntil, text };
  const when = whenIn(text);
  if (when !== null) return { kind: 'when', ...when, text };
  if (/\bsmall[ -]?talk\b/iu.test(text)) {
    return { kind: 'opening', opening: UNWANTED.test(text) ? 'business' : 'small_talk', text };
  }
  const ranks = channelsIn(text);
  if (Object.keys(ranks).length === 0) return { kind: 'other', text };
  const unsaid = { call: '', video: '', email: '', message: '', inPerson: '' } as const;
  return { kind: 'channel', channels: { ...unsaid, ...ranks }, text };
}

function channelsIn(text: string): Partial<Record<StatedChannel, 'first' | 'never'>> {
  const clauses = text
    .split(/[,;.]|\bbut\b|\band\b/iu)
    .map((clause) => beforeTo(clause.replace(LESS, '')));
  const ranks: Partial<Record<StatedChannel, 'first' | 'never'>> = {};
  for (const clause of clauses) {
    const channel = CHANNEL_WORDS.find(([, words]) => words.test(clause))?.[0];
    if (channel === undefined) continue;
    if (UNWANTED.test(clause)) ranks[channel] = 'never';
    else if (WANTED.test(text)) ranks[channel] = 'first';
  }
  return ranks;
}

/** "WhatsApp to email" is about WhatsApp, but "to meet face to face" names one way. */
function beforeTo(clause: string): string {
  const [, wanted = '', other = ''] = /^(.*?)\bto\b(.*)$/iu.exec(clause) ?? [];
  const names = (part: string) => CHANNEL_WORDS.some(([, words]) => words.test(part));
  return names(wanted) && names(other) ? wanted : clause;
}

/** Hours and days on which they don't want to be reached; null without any. */
function whenIn(text: string): Pick<PreferenceForm, 'from' | 'until' | 'notOn'> | null {
  if (!UNWANTED.test(text)) return null;
  const notOn = WEEKDAYS.filter((day) => new RegExp(`\\b${dayPattern(day)}\\b`, 'iu').test(text));
  const hour = HOUR.exec(text);
  if (notOn.length === 0 && hour === null) return null;
  const time = hour === null ? '' : timeOf(hour);
  const isFrom = hour?.[1]?.toLowerCase() === 'before';
  return { from: isFrom ? time : '', until: isFrom ? '' : time, notOn };
}

const AWAY =
  /\b(?:away|holidays?|vacation|leave|out of (?:the )?office|off|travel(?:s|l?ing)?)\b.*\b(?:until|till|til|through) (.+?)[\s.!]*$/iu;

/** The day until which they're away, the next one with its date; null without any. */
function awayIn(text: string, today: string): string | null {
  const typed = AWAY.exec(text)?.[1];
  const day = typed === undefined ? null : birthdayOf(typed, dateOrder());
  if (day === null || !day.startsWith('--')) return day;
  const monthDay = day.slice('--'.length);
  const year = Number(today.slice(0, 4)) + (monthDay < today.slice('2026-'.length) ? 1 : 0);
  return `${year}-${monthDay}`;
}

function dayPattern(day: Weekday): string {
  return `${day}s?`;
}

function timeOf([, , word = '', minutes = '00', half]: RegExpExecArray): string {
  const place = NUMBERS.indexOf(word.toLowerCase());
  const hour = place < 0 ? Number(word) : place + 1;
  const isLate = half === undefined ? hour < EARLIEST : half.toLowerCase() === 'p' && hour < 12;
  return `${String(isLate ? hour + 12 : hour).padStart(2, '0')}:${minutes}`;
}
