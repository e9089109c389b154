import { isMeetingLink } from '@rapport/contracts';
import { notesOf } from './calendar-notes.ts';
import { attendeesOf } from './calendar-people.ts';
import { type CalendarPart, cut, oneLine, propertyNamed } from './calendar-text.ts';
import {
  comesAgain,
  isCanceled,
  methodOf,
  occurrencesOf,
  type Series,
  seriesOf,
} from './event-series.ts';
import { type CalendarClock, durationOf, startOf } from './event-times.ts';
import { ExpansionBudget } from './recurrence.ts';
import { TimeZones, zoneOfIntl } from './time-zones.ts';
import { readWallTime } from './wall-time.ts';
import { type CalendarProblemDto } from '../dto/calendar.dto.ts';

const MOST_PROBLEMS = 50;
const DAY_MS = 86_400_000;
/** The longest texts that a meeting can have; the rest is cut off. */
const LONGEST = { title: 200, place: 300, link: 1_000 } as const;

/** One occurrence of an event. */
export interface CalendarEvent {
  /** Stays the same between reads, even after the event was moved. */
  uid: string;
  title: string;
  startsAt: Date;
  /** In whole minutes; null if the calendar doesn't say. */
  duration: number | null;
  place: string | null;
  /** An https address, or null. */
  link: string | null;
  /** The description as plain text, possibly several lines. */
  notes: string | null;
  /** Keys of the attendees' email addresses (see `emailKey`). */
  people: string[];
}

interface ReadOptions {
  /** Only events that begin in this window are read. */
  from: Date;
  to: Date;
  /** The IANA zone for times without one, and for the days of all-day events. */
  timeZone: string;
  /** Returns whether events with this email key are read. */
  isWanted: (person: string) => boolean;
  /** If there are more events, only the soonest are returned. */
  most: number;
}

/** What a calendar says about events that don't take place (anymore). */
interface CanceledEvents {
  /** UIDs of events that the calendar contains completely: their occurrences that it doesn't list are gone. */
  whole: string[];
  /** Single canceled occurrences, by the `uid` of `CalendarEvent`. */
  times: string[];
}

/** Returns the email keys of everyone who attends an event of the calendar. */
export function peopleOf(calendar: CalendarPart): Set<string> {
  return new Set(seriesOf(calendar).flatMap(({ parts }) => parts.flatMap(attendeesOf)));
}

/**
 * Returns the events in the window with at least one wanted attendee, ordered by time. Recurring events are
 * expanded, exceptions applied, and canceled ones left out. What can't be read is listed in the problems.
 */
export function readEvents(
  calendar: CalendarPart,
  options: ReadOptions,
): { events: CalendarEvent[]; problems: CalendarProblemDto[] } {
  const { isWanted, most } = options;
  const problems = new Map<string, CalendarProblemDto>();
  const clock = clockOf(calendar, options, (part, problem) => {
    if (isFarOff(part, options)) return;
    const title = titleOf(part);
    problems.set(`${title} ${problem}`, { title, problem });
  });
  const found: CalendarEvent[] = [];
  for (const series of seriesOf(calendar)) {
    // Events without a wanted attendee, which are most of a calendar, aren't expanded.
    if (!series.parts.some((part) => attendeesOf(part).some(isWanted))) continue;
    found.push(...eventsOf(series, clock));
  }
  const events = found
    .filter(({ people }) => people.some(isWanted))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.uid < b.uid ? -1 : 1));
  for (const { title, startsAt } of events.slice(most)) {
    const problem = `is one of too many events (${startsAt.toISOString().slice(0, 10)} is left out)`;
    problems.set(`${title} ${problem}`, { title, problem });
  }
  return { events: events.slice(0, most), problems: fewOf([...problems.values()]) };
}

/** Limits the list of problems and adds how many more there are. */
function fewOf(problems: CalendarProblemDto[]): CalendarProblemDto[] {
  const rest = problems.length - MOST_PROBLEMS;
  if (rest <= 0) return problems;
  return [
    ...problems.slice(0, MOST_PROBLEMS),
    { title: `${rest} more`, problem: "couldn't be read completely" },
  ];
}

/** Returns the events that an invitation or a file cancels. Replies to invitations cancel nothing. */
export function readCanceled(
  calendar: CalendarPart,
  options: Pick<ReadOptions, 'from' | 'to' | 'timeZone'>,
): CanceledEvents {
  const canceled: CanceledEvents = { whole: [], times: [] };
  const clock = clockOf(calendar, options, () => undefined);
  for (const series of seriesOf(calendar)) {
    const { master, uid, parts } = series;
    if (parts.some((part) => methodOf(part) === 'ADD')) continue;
    if (master) {
      // An event whose start can't be read doesn't cancel anything.
      if (isCanceled(master) || startOf(master, clock) !== null) canceled.whole.push(uid);
    } else {
      const ended = occurrencesOf(series, clock).filter((each) => each.isCanceled);
      canceled.times.push(...ended.map((each) => each.uid));
    }
  }
  return canceled;
}

function clockOf(
  calendar: CalendarPart,
  { from, to, timeZone }: Pick<ReadOptions, 'from' | 'to' | 'timeZone'>,
  note: CalendarClock['note'],
): CalendarClock {
  const budget = new ExpansionBudget();
  const window = { from: from.getTime(), to: to.getTime() };
  const definitions = calendar.parts.filter(({ name }) => name === 'VTIMEZONE');
  const zones = new TimeZones(definitions, window, budget);
  return { zones, local: zoneOfIntl(timeZone), window, budget, note };
}

/**
 * Returns whether an event takes place once and outside of the window in any time zone, so its problems don't
 * matter.
 */
function isFarOff(event: CalendarPart, { from, to }: Pick<ReadOptions, 'from' | 'to'>): boolean {
  const wall = readWallTime(propertyNamed(event, 'DTSTART')?.value ?? '');
  if (wall === null || comesAgain(event)) return false;
  return wall < from.getTime() - DAY_MS || wall > to.getTime() + DAY_MS;
}

function titleOf(event: CalendarPart): string {
  return cut(oneLine(propertyNamed(event, 'SUMMARY')?.value ?? ''), LONGEST.title) || 'Meeting';
}

function eventsOf(series: Series, clock: CalendarClock): CalendarEvent[] {
  const { from, to } = clock.window;
  return occurrencesOf(series, clock)
    .filter(({ isCanceled, moment }) => !isCanceled && moment >= from && moment < to)
    .map(({ part, uid, moment, minutes }) => {
      const text = (name: string) => oneLine(propertyNamed(part, name)?.value ?? '');
      const place = text('LOCATION');
      return {
        uid,
        title: titleOf(part),
        startsAt: new Date(moment),
        duration: minutes ?? durationOf(part, clock),
        place: cut(place, LONGEST.place) || null,
        link: linkIn([
          text('X-GOOGLE-CONFERENCE'),
          text('X-MICROSOFT-SKYPETEAMSMEETINGURL'),
          place,
          text('URL'),
        ]),
        notes: notesOf(propertyNamed(part, 'DESCRIPTION')?.value ?? ''),
        people: attendeesOf(part),
      };
    });
}

/** Returns the first https address in these texts. */
function linkIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    const [address = ''] = /https:\/\/[^\s<>"]+/i.exec(text.slice(0, LONGEST.link)) ?? [];
    const link = address.replace(/[).,;]+$/, '');
    if (link !== '' && isMeetingLink(link)) return link;
  }
  return null;
}
