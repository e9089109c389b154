import {
  COMMITMENT_LABELS,
  countWord,
  DUE_COUNT_LIMIT,
  dueWords,
  meetingWords,
  statedText,
} from '@rapport/contracts';
import { type Clock, clockTime } from './clock-time.ts';
import { daysApart } from '../../today/domain/day-bounds.ts';
import { statedPreferenceLines } from '../../stated-preferences/domain/stated-preference-lines.ts';
import { INTERACTION_NOUNS } from '../../attention/domain/interaction-nouns.ts';
import { type OpenCommitmentDto } from '../../commitments/dto/commitment.dto.ts';
import {
  type TodayDto,
  type TodayDueDto,
  type TodayMeetingDto,
} from '../../today/dto/today.dto.ts';

/** One line of the daily email: a person and why they're listed. */
interface DigestEntry {
  name: string;
  reason: string;
  url: string;
}

interface DigestSection {
  title: string;
  entries: readonly DigestEntry[];
  /** How many more there are than are listed, like "4 more"; null if all are listed. */
  more: string | null;
}

/** The content of the daily email, independent of its format. */
export interface DigestContent {
  subject: string;
  /** One sentence with the counts of the day. */
  lede: string;
  sections: readonly DigestSection[];
}

/** The content of an email that the user requested on a day without anything to do. */
export const NOTHING_TODAY: DigestContent = {
  subject: 'Today: no one is waiting for you',
  lede: 'No one is due today, nothing is promised, and no meeting is planned. You get no email on days like this.',
  sections: [],
};

const MOST_LISTED = 10;

/**
 * Composes the daily email: meetings with their lines, promises, and what the people said they like; who is due, with
 * how they want to be reached; and dates to come in custom fields. Other notes, estimates, and how a contact went stay in the app, because an
 * email is visible on screens and servers. Returns null on a day with nothing to list.
 */
export function composeDigest(
  today: TodayDto,
  { appUrl, ...clock }: Clock & { appUrl: string },
): DigestContent | null {
  const urlOf = (id: string) => `${appUrl}/contacts/${id}`;
  const meetings = today.meetings.filter(({ day }) => day === 'today');
  const { followUps, due, dueCount } = today;
  const commitments = today.commitments.filter(
    ({ commitment: { dueOn } }) => dueOn !== null && dueOn <= today.date,
  );
  const promises = followUps.length + commitments.length;
  const dates = today.dates ?? [];
  const parts = [
    counted(meetings.length, 'meeting', 'meetings'),
    counted(promises, 'promise', 'promises'),
    dueCount > 0
      ? `${dueCount >= DUE_COUNT_LIMIT ? dueWords(dueCount) : counted(dueCount, 'person', 'people')} due`
      : '',
    counted(dates.length, 'date', 'dates'),
  ].filter((part) => part !== '');
  if (parts.length === 0) return null;
  const sections = [
    section(
      'Meetings today',
      meetings.map((meeting) => ({
        name: meeting.person.displayName,
        reason: meetingReason(meeting, today, clock),
        url: urlOf(meeting.person.id),
      })),
    ),
    section('Promised', [
      ...followUps.map(({ person, title, daysLate }) => ({
        name: person.displayName,
        reason: `${sentence(title)} ${lateness(daysLate)}`,
        url: urlOf(person.id),
      })),
      ...commitments.map(({ person, commitment }) => ({
        name: person.displayName,
        reason: commitmentReason(commitment, today.date),
        url: urlOf(person.id),
      })),
    ]),
    section(
      'Due',
      due.map((entry) => ({
        name: entry.person.displayName,
        reason: dueReason(entry, clock),
        url: urlOf(entry.person.id),
      })),
      dueCount,
    ),
    section(
      'Dates',
      dates.map(({ person, label, daysAhead }) => ({
        name: person.displayName,
        reason: `${label} ${daysAheadWords(daysAhead)}.`,
        url: urlOf(person.id),
      })),
    ),
  ];
  return {
    subject: `Today: ${parts.join(', ')}`,
    lede: ledeOf({ meetings: meetings.length, promises, due: dueCount, dates: dates.length }),
    sections: sections.filter(({ entries }) => entries.length > 0),
  };
}

function section(
  title: string,
  all: readonly DigestEntry[],
  count: number = all.length,
): DigestSection {
  const entries = all.slice(0, MOST_LISTED);
  const more = Math.max(count, all.length) - entries.length;
  const atLeast = count >= DUE_COUNT_LIMIT ? 'at least ' : '';
  return { title, entries, more: more > 0 ? `${atLeast}${more} more` : null };
}

function counted(count: number, one: string, many: string): string {
  if (count === 0) return '';
  return `${count} ${count === 1 ? one : many}`;
}

type Counted = 'meetings' | 'promises' | 'due' | 'dates';

/** Builds a sentence like "One meeting, two promises to keep, and four people due." */
function ledeOf({ meetings, promises, due, dates }: Record<Counted, number>): string {
  const parts = [
    meetings > 0 ? `${countWord(meetings)} ${meetings === 1 ? 'meeting' : 'meetings'}` : '',
    promises > 0 ? `${countWord(promises)} ${promises === 1 ? 'promise' : 'promises'} to keep` : '',
    due > 0 ? `${dueWords(due)} due` : '',
    dates > 0 ? `${countWord(dates)} ${dates === 1 ? 'date' : 'dates'} to come` : '',
  ].filter((part) => part !== '');
  const text = new Intl.ListFormat('en-US').format(parts);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function meetingReason(
  { type, duration, interactionDate, meeting, person, told }: TodayMeetingDto,
  { commitments, date }: TodayDto,
  clock: Clock,
): string {
  const time = clockTime(new Date(interactionDate), clock);
  const noun = INTERACTION_NOUNS[type];
  const length = duration === null || duration === 0 ? '' : `, ${duration} minutes`;
  const people = meeting?.people.map(({ id }) => id) ?? [person.id];
  const promises = commitments.filter((each) => people.includes(each.person.id));
  const words = meetingWords(
    meeting ?? {},
    promises.map(({ commitment }) => commitment),
    date,
  );
  const lines = [...statedPreferenceLines(told, clock.hourCycle), ...words].map(({ label, text }) =>
    sentence(`${label}: ${text}`),
  );
  return [`${noun.charAt(0).toUpperCase()}${noun.slice(1)} at ${time}${length}.`, ...lines].join(
    ' ',
  );
}

/** How a contact went is shown in the app only. */
function dueReason({ kind, reason, reach }: TodayDueDto, { hourCycle }: Clock): string {
  const said = kind === 'repair' ? 'Nothing since your last contact.' : reason;
  if (reach === null) return said;
  const told = reach.stated.map((each) => statedText(each, hourCycle));
  return `${said} They told you: ${sentence(told.join('; '))}`;
}

/** Builds a reason like "You promised: Send the figures. Due yesterday." */
function commitmentReason(
  { kind, text, dueOn }: OpenCommitmentDto['commitment'],
  today: string,
): string {
  const due = dueOn === null ? '' : ` ${lateness(daysApart(dueOn, today))}`;
  return `${COMMITMENT_LABELS[kind]}: ${sentence(text)}${due}`;
}

function daysAheadWords(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

function lateness(days: number): string {
  if (days <= 0) return 'Due today.';
  return days === 1 ? 'Due yesterday.' : `Due ${days} days ago.`;
}

function sentence(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}
