import {
  type ContactSummary,
  type CreateMeeting,
  type Interaction,
  type Meeting,
} from '@rapport/api-client';
import {
  completeMeetingLink,
  DURATION_LIMITS,
  MEETING_LIMITS,
  MEETING_LINES,
  meetingLinkObstacle,
  nameInSentence,
  TEXT_LIMITS,
} from '@rapport/contracts';
import { localMinute, momentOf } from '@rapport/shared-ui';
import { type PrefilledInteraction } from '../../contacts/prefilled-interaction.ts';
import { linkHelp } from '../../contact-form/link-help.ts';
import { nextHalfHour } from './next-half-hour.ts';

/** The facts of a meeting that's edited. */
export type PlannedMeeting = Omit<
  Meeting,
  'state' | 'source' | 'outcome' | 'outcomeNotes' | 'type'
>;

/** A planned meeting, from its interaction with one of its people. */
export function plannedMeetingOf(
  meeting: NonNullable<Interaction['meeting']>,
  { interactionDate: startsAt, description, duration }: Interaction,
  { displayName }: Pick<ContactSummary, 'displayName'>,
): PlannedMeeting {
  const title = description ?? `Meeting with ${nameInSentence(displayName)}`;
  return { ...meeting, title, ownTitle: description, startsAt, duration };
}

export const FIELD_LABELS = {
  title: 'Title',
  startsAt: 'Starts',
  endsAt: 'Ends',
  place: 'Place',
  link: 'Link',
  goal: MEETING_LINES.goal.question,
  news: MEETING_LINES.news.question,
  worry: MEETING_LINES.worry.question,
  notes: 'Notes',
  contactIds: 'People',
  // `duration` is the API's field for the time between start and end.
  duration: 'Ends',
} as const;

export const LINES = ['goal', 'news', 'worry'] as const;
export const TYPED = ['title', 'startsAt', 'endsAt', 'place', 'link', ...LINES, 'notes'] as const;
export type Typed = (typeof TYPED)[number];
export type Field = keyof typeof FIELD_LABELS;
type Form = Readonly<Record<Typed, string>>;

const MINUTE_MS = 60_000;
const USUAL_MINUTES = 60;

/** The initial values: those of the meeting, or an hour from the next half hour of working time. */
export function formOf(
  meeting: PlannedMeeting | undefined,
  {
    moment,
    text = '',
    duration = USUAL_MINUTES,
    place = '',
    notes = '',
  }: PrefilledInteraction = {},
  now = new Date(),
): Form {
  const asked = moment === undefined ? nextHalfHour(now) : momentOf(moment);
  const start = meeting ? new Date(meeting.startsAt) : asked;
  const minutes = meeting ? meeting.duration : duration;
  return {
    // In the API's previous release, `title` is always the meeting's own.
    title: (meeting && (meeting.ownTitle === undefined ? meeting.title : meeting.ownTitle)) ?? text,
    startsAt: localMinute(start),
    endsAt: minutes === null ? '' : localMinute(new Date(start.getTime() + minutes * MINUTE_MS)),
    place: meeting ? (meeting.place ?? '') : place,
    link: meeting?.link ?? '',
    goal: meeting?.goal ?? '',
    news: meeting?.news ?? '',
    worry: meeting?.worry ?? '',
    notes: meeting ? (meeting.notes ?? '') : notes,
  };
}

/** The form with a new start; the meeting keeps its length. */
export function withEndAfter(before: Form, changed: Form): Form {
  const length = timeOf(before.endsAt) - timeOf(before.startsAt);
  const start = timeOf(changed.startsAt);
  if (Number.isNaN(length) || Number.isNaN(start)) return changed;
  return { ...changed, endsAt: localMinute(new Date(start + length)) };
}

/** The form in the API's format, without the people. */
export function meetingBody(form: Form): Omit<CreateMeeting, 'contactIds'> {
  const text = (name: Typed) => form[name].trim() || null;
  return {
    title: text('title'),
    startsAt: momentOf(form.startsAt).toISOString(),
    duration: minutesOf(form),
    place: text('place'),
    link: form.link.trim() === '' ? null : completeMeetingLink(form.link.trim()),
    goal: text('goal'),
    news: text('news'),
    worry: text('worry'),
    notes: text('notes'),
  };
}

/** The messages for invalid fields; empty if the form can be sent. */
export function checkForm(form: Form, people: readonly unknown[]): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  if (Number.isNaN(timeOf(form.startsAt))) errors.startsAt = 'Enter a date and a time.';
  const minutes = minutesOf(form);
  if (minutes !== null && Number.isNaN(minutes)) {
    errors.endsAt = 'Enter a date and a time, or leave this empty.';
  } else if (minutes !== null && minutes < 0) {
    errors.endsAt = 'Enter a time after the beginning.';
  } else if (minutes !== null && minutes > DURATION_LIMITS.max) {
    errors.endsAt = 'Enter a time within a week of the beginning.';
  }
  const link = form.link.trim();
  const linkProblem = link === '' ? undefined : meetingLinkHelp(link);
  if (linkProblem !== undefined) errors.link = linkProblem;
  const limits = { title: TEXT_LIMITS.short, place: TEXT_LIMITS.short, notes: TEXT_LIMITS.notes };
  const lines = {
    goal: MEETING_LIMITS.line,
    news: MEETING_LIMITS.line,
    worry: MEETING_LIMITS.line,
  };
  const longest = { ...limits, ...lines };
  for (const name of ['title', 'place', 'notes', ...LINES] as const) {
    if (form[name].trim().length > longest[name]) {
      errors[name] = `Shorten this to ${longest[name].toLocaleString('en')} characters.`;
    }
  }
  if (people.length === 0) errors.contactIds = 'Choose at least one person.';
  else if (people.length > MEETING_LIMITS.people) {
    errors.contactIds = `Choose at most ${MEETING_LIMITS.people} people.`;
  }
  return errors;
}

/** Null without an end. */
function minutesOf({ startsAt, endsAt }: Form): number | null {
  if (endsAt === '') return null;
  return Math.round((timeOf(endsAt) - timeOf(startsAt)) / MINUTE_MS);
}

function meetingLinkHelp(link: string): string | undefined {
  const obstacle = meetingLinkObstacle(completeMeetingLink(link));
  if (obstacle === null) return undefined;
  return obstacle === 'scheme' || obstacle === 'number'
    ? 'Enter a web address, or tel: and a phone number.'
    : linkHelp(link, 'leave this empty');
}

const timeOf = (minute: string) => momentOf(minute).getTime();
