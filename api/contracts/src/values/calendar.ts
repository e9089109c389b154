/** Why a calendar couldn't be read. */
export const CALENDAR_FAILURES = [
  'refused',
  'notFound',
  'unreachable',
  'tooSlow',
  'tooLarge',
  'notCalendar',
  'certificate',
  'wrongPassword',
  'appPassword',
  'noPassword',
  'moved',
  'key',
  'other',
] as const;
export type CalendarFailure = (typeof CALENDAR_FAILURES)[number];

/** Failures of the calendars of an account that hold for all of them, and after most of which a new password helps. */
export const PASSWORD_FAILURES = ['wrongPassword', 'appPassword', 'noPassword', 'key'] as const;

/** Limits of calendars: bytes of a file or response, and calendars per user. */
export const CALENDAR_LIMITS = {
  bytes: 5_000_000,
  perUser: 20,
  name: 60,
  address: 2_000,
} as const;

/** The range of days around today whose events become meetings. */
export const CALENDAR_WINDOW = { daysBack: 30, daysAhead: 120 } as const;
