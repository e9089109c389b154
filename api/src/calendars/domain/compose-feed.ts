import { type HourCycle, meetingWords, type PromiseFacts } from '@rapport/contracts';
import { type CustomDate } from '../../contacts/custom-fields-sql.ts';
import { statedPreferenceLines } from '../../stated-preferences/domain/stated-preference-lines.ts';
import { type ToldDto } from '../../stated-preferences/dto/told.dto.ts';

/** A contact who is due. */
export interface DueContact {
  id: string;
  displayName: string;
  dueAt: Date;
  /** When the data of this event last changed. */
  changedAt: Date;
  version: number;
}

/** A contact with a birthday, other yearly dates, or dates in custom fields. */
export interface BirthdayContact {
  id: string;
  displayName: string;
  /** 1985-12-10, or --12-10 if the year is unknown. */
  birthday: string | null;
  /** Other yearly dates, in the same format. */
  dates: readonly { label: string; day: string }[];
  /** Dates in custom fields. */
  customDates: readonly CustomDate[];
  changedAt: Date;
  version: number;
}

/** The content of a feed. */
interface FeedContent {
  due: readonly DueContact[];
  meetings: readonly PlannedMeeting[];
  birthdays: readonly BirthdayContact[];
  /** Today in the user's time zone, as `YYYY-MM-DD`. */
  today: string;
  /** The user's time zone. */
  timeZone: string;
  /** How the user counts the hours. */
  hourCycle: HourCycle;
}

/** A planned meeting; people are names. */
export interface PlannedMeeting {
  id: string;
  title: string;
  startsAt: Date;
  /** In whole minutes; null if unknown. */
  duration: number | null;
  place: string | null;
  link: string | null;
  goal: string | null;
  news: string | null;
  worry: string | null;
  notes: string | null;
  people: string[];
  /** Open promises and questions between the user and the attendees. */
  promises: PromiseFacts[];
  /** What the attendees said they like. */
  told: ToldDto[];
  changedAt: Date;
}

/** Octets per line, not counting the line break (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;
/** How often calendar programs should refresh the feed. */
const REFRESH = 'PT1H';
const USUAL_MINUTES = 60;
/** Birthdays recur from this leap year on, which hides the year of birth. */
const BIRTHDAYS_FROM = 2000;

/**
 * Composes the feed of a user as an iCalendar file: contacts who are due (as all-day events), planned meetings, and
 * birthdays and other dates. It includes names, titles, places, links, and the lines for a meeting, but no other notes, ages, or
 * assessments. Promises and what people said they like are in the description of the meeting. The same content
 * gives the same text.
 */
export function composeFeed(content: FeedContent): string {
  const { due, meetings, birthdays, timeZone } = content;
  return fileOf([
    'NAME:Rapport',
    'X-WR-CALNAME:Rapport',
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    `X-WR-TIMEZONE:${timeZone}`,
    ...due.flatMap(dueEvent),
    ...meetings.flatMap((meeting) => meetingEvent(meeting, content)),
    ...birthdays.flatMap(yearlyEvents),
  ]);
}

/** The organizer of a meeting. Without a name, only the address is written. */
export interface Organizer {
  name: string | null;
  email: string;
}

/**
 * Composes an invitation for the attendees of one meeting. It leaves out the user's own notes.
 * @param organizer the user; null if their address is unknown
 */
export function composeInvitation(meeting: PlannedMeeting, organizer: Organizer | null): string {
  const nothing = { goal: null, news: null, worry: null, notes: null };
  const by = organizer === null ? [] : [organizerLine(organizer)];
  return fileOf(
    meetingEvent(
      { ...meeting, ...nothing, people: [], promises: [], told: [] },
      { today: '', hourCycle: 'h23' },
      by,
    ),
  );
}

/** A quoted name can't contain quotes or control characters (RFC 5545, section 3.2). */
function organizerLine({ name, email }: Organizer): string {
  const plain = name?.replaceAll('"', "'").replaceAll(/\p{Cc}/gu, '') ?? '';
  return `ORGANIZER${plain === '' ? '' : `;CN="${plain}"`}:mailto:${email}`;
}

function fileOf(content: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rapport//Calendar feed//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...content,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Due dates are UTC days, as everywhere. */
function dueEvent(contact: DueContact): string[] {
  const day = contact.dueAt.toISOString().slice(0, 'YYYY-MM-DD'.length);
  return wholeDay(`due-${contact.id}`, contact, day, `Get in touch with ${contact.displayName}`);
}

/** Repeats every year; a date on February 29 is on the last day of February. */
function yearlyEvents(contact: BirthdayContact): string[] {
  const { id, displayName, birthday, dates, customDates } = contact;
  return [
    ...(birthday === null
      ? []
      : yearlyEvent(`birthday-${id}`, contact, birthday, `Birthday of ${displayName}`)),
    ...dates.flatMap(({ label, day }) =>
      yearlyEvent(
        `${day}-${encodeURIComponent(label)}-${id}`,
        contact,
        day,
        `${label}: ${displayName}`,
      ),
    ),
    ...customDates.flatMap(({ fieldId, label, day, yearly }) => {
      const [uid, summary] = [`field-${fieldId}-${id}`, `${label}: ${displayName}`];
      return yearly
        ? yearlyEvent(uid, contact, day, summary)
        : wholeDay(uid, contact, day, summary);
    }),
  ];
}

function yearlyEvent(uid: string, contact: BirthdayContact, day: string, summary: string) {
  const monthDay = day.slice(-'MM-DD'.length);
  const isLeapDay = monthDay === '02-29';
  return wholeDay(
    uid,
    contact,
    `${BIRTHDAYS_FROM}-${monthDay}`,
    summary,
    isLeapDay ? 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'RRULE:FREQ=YEARLY',
  );
}

function wholeDay(
  uid: string,
  { changedAt, version }: { changedAt: Date; version: number },
  day: string,
  summary: string,
  ...more: string[]
): string[] {
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@rapport`,
    `DTSTAMP:${utcTime(changedAt)}`,
    `SEQUENCE:${version}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${next.replaceAll('-', '')}`,
    `SUMMARY:${escaped(summary)}`,
    ...more,
    // A reminder doesn't make the user busy.
    'TRANSP:TRANSPARENT',
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    'END:VEVENT',
  ];
}

function meetingEvent(
  meeting: PlannedMeeting,
  { today, hourCycle }: Pick<FeedContent, 'today' | 'hourCycle'>,
  by: readonly string[] = [],
): string[] {
  const end = new Date(meeting.startsAt.getTime() + (meeting.duration ?? USUAL_MINUTES) * 60_000);
  const people = meeting.people.join(', ');
  const words = [
    ...statedPreferenceLines(meeting.told, hourCycle),
    ...meetingWords(meeting, meeting.promises, today),
  ];
  const lines = words.map(({ label, text }) => `${label}: ${text}`);
  const notes = [...lines, ...(meeting.notes === null ? [] : [meeting.notes])].join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:meeting-${meeting.id}@rapport`,
    `DTSTAMP:${utcTime(meeting.changedAt)}`,
    `DTSTART:${utcTime(meeting.startsAt)}`,
    `DTEND:${utcTime(end)}`,
    `SUMMARY:${escaped(people === '' ? meeting.title : `${meeting.title} (${people})`)}`,
    ...by,
    ...(notes === '' ? [] : [`DESCRIPTION:${escaped(notes)}`]),
    ...(meeting.place === null ? [] : [`LOCATION:${escaped(meeting.place)}`]),
    // A URL isn't a TEXT value, so it isn't escaped.
    ...(meeting.link === null ? [] : [`URL:${meeting.link.replaceAll(/[\r\n]/g, '')}`]),
    'END:VEVENT',
  ];
}

function utcTime(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** Escapes a TEXT value and removes control characters. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** Folds a line into pieces of at most 75 octets, never within a character. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= LINE_OCTETS) return line;
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    // The leading space of a continuation line counts too.
    if (octets + size > LINE_OCTETS - (pieces.length > 0 ? 1 : 0)) {
      pieces.push(piece);
      piece = '';
      octets = 0;
    }
    piece += character;
    octets += size;
  }
  pieces.push(piece);
  return pieces.join('\r\n ');
}
