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
/** Limits of what a meeting holds; the rest of a longer text is left out. */
const LONGEST = { title: 200, place: 300, link: 1_000 } as const;

/** One time of an event of a calendar. */
export interface CalendarEvent {
  /** The same whenever the calendar is read, also after the event was moved. */
  uid: string;
  title: string;
  startsAt: Date;
  /** Whole minutes; null where the calendar does not say. */
  duration: number | null;
  place: string | null;
  /** An https address; null without one. */
  link: string | null;
  /** The description, in several lines. */
  notes: string | null;
  /** Keys of the email addresses of those who take part (see `emailKey`). */
  people: string[];
}

interface ReadOptions {
  /** Only what begins between the two. */
  from: Date;
  to: Date;
  /** The IANA zone of times without one; all-day events begin with the day there. */
  timeZone: string;
  /** Whether someone with the key of this email address is worth an event. */
  isWanted: (person: string) => boolean;
  /** Of more events than this, the soonest. */
  most: number;
}

/** What a calendar says of events that do not take place (any more). */
interface CanceledEvents {
  /** UIDs of events that the calendar has whole: what it does not give of them is gone. */
  whole: string[];
  /** Single times that are canceled, by the `uid` of `CalendarEvent`. */
  times: string[];
}

/** The keys of the email addresses of everyone who takes part in an event of a calendar. */
export function peopleOf(calendar: CalendarPart): Set<string> {
  return new Set(seriesOf(calendar).flatMap(({ parts }) => parts.flatMap(attendeesOf)));
}

/**
 * The events of a calendar in a window, in which someone takes part who is wanted, in the order of their
 * time: recurring ones at each of their times, with their exceptions, without what was canceled. What cannot be
 * read of them is among the problems.
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
    // What no one wanted takes part in is not expanded: most of a calendar.
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

/** As many problems as can be read, and how many more there are. */
function fewOf(problems: CalendarProblemDto[]): CalendarProblemDto[] {
  const rest = problems.length - MOST_PROBLEMS;
  if (rest <= 0) return problems;
  return [
    ...problems.slice(0, MOST_PROBLEMS),
    { title: `${rest} more`, problem: "couldn't be read completely" },
  ];
}

/** What an invitation or a file takes back. A reply to an invitation takes back nothing. */
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
      // An event that could not be placed takes nothing back either.
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

/** Whether an event takes place once and outside of the window, whatever its zone: no one misses it. */
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

/** The first https address in these texts. */
function linkIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    const [address = ''] = /https:\/\/[^\s<>"]+/i.exec(text.slice(0, LONGEST.link)) ?? [];
    const link = address.replace(/[).,;]+$/, '');
    if (link !== '' && isMeetingLink(link)) return link;
  }
  return null;
}
