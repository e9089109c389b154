import {
  type Calendar,
  CALENDAR_FAILURES,
  type CalendarFeed,
  type CalendarFileResult,
  type CalendarProblem,
  type NewCalendarFeed,
} from '../wire/calendar.ts';
import { knownOr, list, nullable, number, record, text } from './decoder.ts';

export const decodeCalendarFeed = /* @__PURE__ */ record<CalendarFeed>({
  createdAt: nullable(text),
  lastReadAt: nullable(text),
});

export const decodeNewCalendarFeed = /* @__PURE__ */ record<NewCalendarFeed>({
  path: text,
  createdAt: text,
});

const decodeProblems = /* @__PURE__ */ list(
  /* @__PURE__ */ record<CalendarProblem>({ title: text, problem: text }),
);

export const decodeCalendar = /* @__PURE__ */ record<Calendar>({
  id: text,
  name: text,
  address: text,
  createdAt: text,
  readAt: nullable(text),
  failure: nullable(knownOr(CALENDAR_FAILURES, 'other')),
  failingSince: nullable(text),
  nextAt: text,
  meetings: number,
  problems: decodeProblems,
});
export const decodeCalendars = /* @__PURE__ */ list(decodeCalendar);

export const decodeCalendarFileResult = /* @__PURE__ */ record<CalendarFileResult>({
  added: number,
  changed: number,
  unchanged: number,
  left: number,
  problems: decodeProblems,
});
