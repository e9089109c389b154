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

/** Limits of calendars: of a file or a response in bytes, and of calendars per user. */
export const CALENDAR_LIMITS = {
  bytes: 5_000_000,
  perUser: 20,
  name: 60,
  address: 2_000,
} as const;

/** The days before and after today whose events become meetings. */
export const CALENDAR_WINDOW = { daysBack: 30, daysAhead: 120 } as const;
