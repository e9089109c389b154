import {
  decodeCalendar,
  decodeCalendarFeed,
  decodeCalendarFileResult,
  decodeCalendars,
  decodeNewCalendarFeed,
} from '../decode/decode-calendar.ts';
import { decodeNothing } from '../decode/decoder.ts';
import {
  type CreateCalendar,
  type CreateCalendarFeed,
  type ImportCalendarFile,
} from '../wire/calendar.ts';
import { endpoint, type } from './endpoint.ts';

export const list = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/calendars',
  decode: decodeCalendars,
  errors: [],
});

/** The calendar is read soon after; `refresh` waits for it. */
export const create = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/calendars',
  body: type<CreateCalendar>,
  status: 201,
  decode: decodeCalendar,
  errors: ['VALIDATION_FAILED', 'CALENDAR_EXISTS', 'CALENDAR_NOT_FOUND'],
});

/** Reads the calendar now and answers with what came of it. */
export const refresh = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/calendars/:id/refresh',
  decode: decodeCalendar,
  errors: ['INVALID_CALENDAR_ID', 'VALIDATION_FAILED', 'CALENDAR_NOT_FOUND'],
});

/** Its planned meetings go with it; those that took place stay. */
export const remove = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  pattern: '/api/calendars/:id',
  status: 204,
  decode: decodeNothing,
  errors: ['INVALID_CALENDAR_ID', 'CALENDAR_NOT_FOUND'],
});

/** A form with the `file`, up to `CALENDAR_LIMITS.bytes`, and a `timeZone` is taken as well; JSON may have 100 kB. */
export const importFile = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/calendar-files',
  body: type<ImportCalendarFile>,
  decode: decodeCalendarFileResult,
  errors: ['VALIDATION_FAILED', 'CALENDAR_FILE_UNREADABLE'],
});

export const feed = /* @__PURE__ */ endpoint({
  method: 'GET',
  pattern: '/api/calendar-feed',
  decode: decodeCalendarFeed,
  errors: [],
});

export const createFeed = /* @__PURE__ */ endpoint({
  method: 'POST',
  pattern: '/api/calendar-feed',
  body: type<CreateCalendarFeed>,
  status: 201,
  decode: decodeNewCalendarFeed,
  errors: ['VALIDATION_FAILED'],
});

export const removeFeed = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  pattern: '/api/calendar-feed',
  status: 204,
  decode: decodeNothing,
  errors: [],
});
