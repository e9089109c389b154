import { isMeetingLink } from '@rapport/contracts';
import { attendeesOf } from './calendar-people.ts';
import { type CalendarPart, cut, oneLine, propertyNamed } from './calendar-text.ts';
import { occurrencesOf, type Series, seriesOf } from './event-series.ts';
import { type CalendarClock, durationOf } from './event-times.ts';
import { ExpansionBudget } from './recurrence.ts';
import { TimeZones } from './time-zones.ts';

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
  /** Keys of the email addresses of those who take part (see `emailKey`). */
  people: string[];
}

interface ReadOptions {
  /** Only what begins between the two. */
  from: Date;
  to: Date;
  /** The IANA zone of times without one; all-day events begin with the day there. */
  timeZone: string;
  /** Whether somebody with the key of this email address is worth an event. */
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

/** The keys of the email addresses of everybody who takes part in an event of a calendar. */
export function peopleOf(calendar: CalendarPart): Set<string> {
  return new Set(seriesOf(calendar).flatMap(({ parts }) => parts.flatMap(attendeesOf)));
}

/**
 * The events of a calendar in a window, in which somebody takes part who is wanted, in the order of their
 * time: recurring ones at each of their times, with their exceptions, without what was canceled.
 */
export function readEvents(calendar: CalendarPart, options: ReadOptions): CalendarEvent[] {
  const { isWanted, most } = options;
  if (!['', 'PUBLISH', 'REQUEST', 'ADD'].includes(methodOf(calendar))) return [];
  const clock = clockOf(calendar, options);
  const found: CalendarEvent[] = [];
  for (const series of seriesOf(calendar)) {
    // What nobody wanted takes part in is not expanded: most of a calendar.
    if (!series.parts.some((part) => attendeesOf(part).some(isWanted))) continue;
    found.push(...eventsOf(series, clock));
  }
  return found
    .filter(({ people }) => people.some(isWanted))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.uid < b.uid ? -1 : 1))
    .slice(0, most);
}

/** What an invitation or a file takes back. A reply to an invitation takes back nothing. */
export function readCanceled(
  calendar: CalendarPart,
  options: Pick<ReadOptions, 'from' | 'to' | 'timeZone'>,
): CanceledEvents {
  const method = methodOf(calendar);
  const canceled: CanceledEvents = { whole: [], times: [] };
  if (!['', 'PUBLISH', 'REQUEST', 'CANCEL'].includes(method)) return canceled;
  const clock = clockOf(calendar, options);
  for (const series of seriesOf(calendar)) {
    if (series.master) canceled.whole.push(series.uid);
    else {
      const ended = occurrencesOf(series, clock).filter(
        (each) => each.isCanceled || method === 'CANCEL',
      );
      canceled.times.push(...ended.map(({ uid }) => uid));
    }
  }
  return canceled;
}

function clockOf(
  calendar: CalendarPart,
  { from, to, timeZone }: Pick<ReadOptions, 'from' | 'to' | 'timeZone'>,
): CalendarClock {
  const budget = new ExpansionBudget();
  const window = { from: from.getTime(), to: to.getTime() };
  const named = propertyNamed(calendar, 'X-WR-TIMEZONE')?.value.trim();
  const definitions = calendar.parts.filter(({ name }) => name === 'VTIMEZONE');
  const zones = new TimeZones(definitions, window, timeZone, budget);
  return { zones, floating: zones.named(named), window, budget };
}

function methodOf(calendar: CalendarPart): string {
  return propertyNamed(calendar, 'METHOD')?.value.trim().toUpperCase() ?? '';
}

function eventsOf(series: Series, clock: CalendarClock): CalendarEvent[] {
  const { from, to } = clock.window;
  return occurrencesOf(series, clock)
    .filter(({ isCanceled, moment }) => !isCanceled && moment >= from && moment < to)
    .map(({ part, uid, moment }) => {
      const text = (name: string) => oneLine(propertyNamed(part, name)?.value ?? '');
      const place = text('LOCATION');
      return {
        uid,
        title: cut(text('SUMMARY'), LONGEST.title) || 'Meeting',
        startsAt: new Date(moment),
        duration: durationOf(part, clock),
        place: cut(place, LONGEST.place) || null,
        link: linkIn([
          text('X-GOOGLE-CONFERENCE'),
          text('X-MICROSOFT-SKYPETEAMSMEETINGURL'),
          place,
          text('URL'),
        ]),
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
