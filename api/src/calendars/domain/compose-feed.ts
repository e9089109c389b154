import { meetingWords, type PromiseFacts } from '@rapport/contracts';
import { toldWords } from '../../stated-preferences/domain/told-words.ts';
import { type ToldDto } from '../../stated-preferences/dto/told.dto.ts';

/** Someone who is due. */
export interface DueContact {
  id: string;
  displayName: string;
  dueAt: Date;
  /** When what is said here changed last. */
  changedAt: Date;
  version: number;
}

/** Someone whose birthday or another yearly date is known. */
export interface BirthdayContact {
  id: string;
  displayName: string;
  /** 1985-12-10, or --12-10 without the year. */
  birthday: string | null;
  /** Beside the birthday, with days as it has them. */
  dates: readonly { label: string; day: string }[];
  changedAt: Date;
  version: number;
}

/** What a feed is composed of. */
interface FeedContent {
  due: readonly DueContact[];
  meetings: readonly PlannedMeeting[];
  birthdays: readonly BirthdayContact[];
  /** The day on which it's read in the time zone, as `YYYY-MM-DD`. */
  today: string;
  /** The zone of whose clock the user lives by. */
  timeZone: string;
}

/** Something that is planned; the people are names. */
export interface PlannedMeeting {
  id: string;
  title: string;
  startsAt: Date;
  /** Whole minutes; null where it is not known. */
  duration: number | null;
  place: string | null;
  link: string | null;
  goal: string | null;
  news: string | null;
  worry: string | null;
  notes: string | null;
  people: string[];
  /** What is promised and asked between the user and them and isn't done. */
  promises: PromiseFacts[];
  /** What the people said they like. */
  told: ToldDto[];
  changedAt: Date;
}

/** Octets of a line, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
/** How often calendar programs are to look. */
const REFRESH = 'PT1H';
const USUAL_MINUTES = 60;
/** Birthdays are in the feed from this year on, which has a 29th of February: whose age it is, is no one's business. */
const BIRTHDAYS_FROM = 2000;

/**
 * The feed of one person as an iCalendar file: who is due, as an event that lasts that day, what is planned,
 * and birthdays. It has names, titles, places, links, and what the user noted before a meeting, and nothing of
 * other notes, ages, or assessments. What is promised, and what the people said they like, stand with the meeting. The
 * same content gives the same text.
 */
export function composeFeed({ due, meetings, birthdays, today, timeZone }: FeedContent): string {
  return fileOf([
    'NAME:Rapport',
    'X-WR-CALNAME:Rapport',
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    `X-WR-TIMEZONE:${timeZone}`,
    ...due.flatMap(dueEvent),
    ...meetings.flatMap((meeting) => meetingEvent(meeting, today)),
    ...birthdays.flatMap(yearlyEvents),
  ]);
}

/** Who asks people to a meeting; without a name, only the address is written. */
export interface Organizer {
  name: string | null;
  email: string;
}

/**
 * One meeting as an iCalendar file for the people who come. What the user noted for themselves is not in it.
 * @param organizer the user; null where their address isn't known
 */
export function composeInvitation(meeting: PlannedMeeting, organizer: Organizer | null): string {
  const nothing = { goal: null, news: null, worry: null, notes: null };
  const by = organizer === null ? [] : [organizerLine(organizer)];
  return fileOf(
    meetingEvent({ ...meeting, ...nothing, people: [], promises: [], told: [] }, '', by),
  );
}

/** A name in quotes can have no quote and no control character of its own (RFC 5545, 3.2). */
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

/** Days are those of UTC, as everywhere that says who is due. */
function dueEvent(contact: DueContact): string[] {
  const day = contact.dueAt.toISOString().slice(0, 'YYYY-MM-DD'.length);
  return wholeDay(`due-${contact.id}`, contact, day, `Get in touch with ${contact.displayName}`);
}

/** Every year; one of the 29th of February is on the last day of that month. */
function yearlyEvents(contact: BirthdayContact): string[] {
  const { id, displayName, birthday, dates } = contact;
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
    // A reminder keeps no one from being free.
    'TRANSP:TRANSPARENT',
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    'END:VEVENT',
  ];
}

function meetingEvent(
  meeting: PlannedMeeting,
  today: string,
  by: readonly string[] = [],
): string[] {
  const end = new Date(meeting.startsAt.getTime() + (meeting.duration ?? USUAL_MINUTES) * 60_000);
  const people = meeting.people.join(', ');
  const words = [...toldWords(meeting.told), ...meetingWords(meeting, meeting.promises, today)];
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
    // An address is no text: nothing in it is escaped.
    ...(meeting.link === null ? [] : [`URL:${meeting.link.replaceAll(/[\r\n]/g, '')}`]),
    'END:VEVENT',
  ];
}

function utcTime(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** A text value: what would end it or begin another one is escaped, and controls are left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** Breaks a line into pieces of 75 octets, never within a character. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= LINE_OCTETS) return line;
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    // The space in front of a further piece counts too.
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
