/**
 * Answer of GET /api/calendar-feed: whether there is an address at which calendar programs read who is due
 * and what is planned. The address itself is told once, when it is made.
 */
export interface CalendarFeed {
  /** Null while there is no address. */
  createdAt: string | null;
  /** When a calendar program read it last; null as long as none did. */
  lastReadAt: string | null;
}

/** Body of POST /api/calendar-feed, which makes an address in place of the one before. */
export interface CreateCalendarFeed {
  /** IANA name; due dates are days there. UTC unless given. */
  timeZone?: string | null;
}

/** Answer of POST /api/calendar-feed. */
export interface NewCalendarFeed {
  /** Below the API's origin. Whoever knows it may read the feed. */
  path: string;
  createdAt: string;
}

/** Why a calendar could not be read. */
export const CALENDAR_FAILURES = [
  'refused',
  'notFound',
  'unreachable',
  'tooSlow',
  'tooLarge',
  'notCalendar',
  'other',
] as const;
export type CalendarFailure = (typeof CALENDAR_FAILURES)[number];

/** An event with contacts that could not be read as it is meant. */
export interface CalendarProblem {
  title: string;
  /** A sentence without its subject, which is the event: "is in a time zone that isn’t known, …". */
  problem: string;
}

/** One entry of GET /api/calendars: a calendar elsewhere that the user subscribed to. */
export interface Calendar {
  id: string;
  /** What the user calls it, else what it calls itself, else the host of its address. */
  name: string;
  /** Begins with https://. It may be a secret of the user. */
  address: string;
  createdAt: string;
  /** When it was read last without a failure; null before the first time. */
  readAt: string | null;
  /** Null where the last attempt did not fail. */
  failure: CalendarFailure | null;
  /** Since when every attempt has failed. */
  failingSince: string | null;
  /** When it is read next, unless somebody asks earlier. */
  nextAt: string;
  /** How many meetings with contacts it has from now on. */
  meetings: number;
  /** What could not be read when it was read last. */
  problems: CalendarProblem[];
}

/** Body of POST /api/calendars. */
export interface CreateCalendar {
  /** https:// or webcal://, which means the same. */
  url: string;
  name?: string | null;
  /** IANA name, for times without a time zone and for events that last all day. UTC unless given. */
  timeZone?: string | null;
}

/** Body of POST /api/calendar-files: the text of an .ics file. */
export interface ImportCalendarFile {
  text: string;
  timeZone?: string | null;
}

/** Answer of POST /api/calendar-files: what became of the events with contacts, at each of their times. */
export interface CalendarFileResult {
  added: number;
  changed: number;
  unchanged: number;
  /** Meetings whose outcome is known, that were canceled here, or that another calendar has. */
  left: number;
  /** What could not be read; such an event is left out, or a part of it is. */
  problems: CalendarProblem[];
}

/** Limits of calendars: of a file or a response in bytes, and of calendars per user. */
export const CALENDAR_LIMITS = {
  bytes: 5_000_000,
  perUser: 20,
  name: 60,
  address: 2_000,
} as const;

/** The days before and after today whose events become meetings. */
export const CALENDAR_WINDOW = { daysBack: 30, daysAhead: 120 } as const;
