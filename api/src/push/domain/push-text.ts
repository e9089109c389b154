import { countWord, type InteractionType } from '@rapport/contracts';
import { INTERACTION_NOUNS } from '../../attention/domain/interaction-nouns.ts';
import { type Clock, clockTime } from '../../digest/domain/clock-time.ts';
import { composeDigest } from '../../digest/domain/compose-digest.ts';
import { type TodayDto } from '../../today/dto/today.dto.ts';

/** What a device shows. */
export interface PushText {
  title: string;
  body: string;
  /** The path in the app that a tap opens. */
  path: string;
}

/** How a message is written: the user's clock, and whether names stay off the lock screen. */
export interface PushStyle extends Clock {
  hideNames: boolean;
}

/** A meeting that a device is reminded of. */
interface RemindedMeeting {
  /** Null for a planned interaction that isn't a meeting of its own. */
  meetingId: string | null;
  type: InteractionType;
  title: string | null;
  place: string | null;
  startsAt: Date;
  /** At least one. */
  people: readonly { id: string; name: string }[];
}

/** Characters of a line; a message may have about four thousand bytes. */
const LONGEST = 240;
/** People and promises that are named. */
const MOST_NAMED = 3;
const BRIEFING_HINT = 'Tap for the briefing.';

/** The message that shows that a device gets what is sent to it. */
export const TEST_TEXT: PushText = {
  title: 'Rapport can reach this device',
  body: 'Reminders will look like this one.',
  path: '/settings/notifications',
};

/** Writes the reminder of a meeting, whose tap opens the briefing. */
export function meetingText(meeting: RemindedMeeting, style: PushStyle): PushText {
  const { meetingId, type, title, place, startsAt, people } = meeting;
  const time = clockTime(startsAt, style);
  const [first] = people;
  const path =
    people.length > 1 && meetingId !== null
      ? `/contacts/meetings/${meetingId}`
      : `/contacts/${first?.id ?? ''}/briefing`;
  const noun = capitalized(INTERACTION_NOUNS[type]);
  if (style.hideNames) return { title: `${noun} at ${time}`, body: BRIEFING_HINT, path };
  const what = [title ?? noun, place].filter((part) => part !== null && part !== '').join(', ');
  return {
    title: line(`${named(people.map(({ name }) => name))} at ${time}`),
    body: `${line(sentence(what))} ${BRIEFING_HINT}`,
    path,
  };
}

/** Writes what is promised for the day; null if nothing is. */
export function promisesText(today: TodayDto, { hideNames }: PushStyle): PushText | null {
  const promises = [
    ...today.followUps
      .filter(({ followUpAt }) => followUpAt === today.date)
      .map(({ person, title }) => ({ person, text: title })),
    ...today.commitments
      .filter(({ commitment }) => commitment.dueOn === today.date)
      .map(({ person, commitment }) => ({ person, text: commitment.text })),
  ];
  const [first, ...others] = promises;
  if (first === undefined) return null;
  const path = others.length === 0 ? `/contacts/${first.person.id}` : '/contacts';
  const title =
    others.length === 0
      ? 'A promise is due today'
      : `${capitalized(countWord(promises.length))} promises are due today`;
  if (hideNames) return { title, body: 'Tap to see what you promised.', path };
  const lines = promises
    .slice(0, MOST_NAMED)
    .map(({ person, text }) => line(`${person.displayName}: ${text}`));
  const more = promises.length - lines.length;
  return { title, body: [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'), path };
}

/** Writes the summary of the day; null if there is nothing to tell. */
export function summaryText(today: TodayDto, style: PushStyle): PushText | null {
  const content = composeDigest(today, { ...style, appUrl: '' });
  if (content === null) return null;
  const meetings = today.meetings.filter(({ day }) => day === 'today');
  const names = meetings
    .slice(0, MOST_NAMED)
    .map(
      ({ person, interactionDate }) =>
        `${person.displayName} at ${clockTime(new Date(interactionDate), style)}`,
    );
  const isOpen = !style.hideNames && names.length > 0;
  return {
    title: content.lede.replace(/\.$/, ''),
    body: isOpen ? line(`${list(names, meetings.length)}.`) : 'Tap to see your day.',
    path: '/contacts',
  };
}

const named = (names: readonly string[]) => list(names.slice(0, MOST_NAMED), names.length);

function list(shown: readonly string[], count: number): string {
  const others = count - shown.length;
  const all = others > 0 ? [...shown, `${others} more`] : shown;
  return new Intl.ListFormat('en-US').format(all);
}

/** Cuts a long text between two characters, and never inside one. */
function line(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ')];
  if (characters.length <= LONGEST) return characters.join('');
  return `${characters.slice(0, LONGEST - 1).join('')}…`;
}

const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const sentence = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`);
