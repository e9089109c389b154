import { type NewCommitment } from '@rapport/api-client';
import { COMMITMENT_KINDS, INTERACTION_TYPES, type InteractionType } from '@rapport/contracts';
import { localMinute } from '@rapport/shared-ui';

/** Initial values of something to plan or log, from a URL or from one line of text. */
export interface PrefilledInteraction {
  /** In the format of `<input type="datetime-local">`: 2026-12-04T10:00. */
  moment?: string;
  /** The subject. */
  text?: string;
  type?: InteractionType;
  /** In whole minutes. */
  duration?: number;
  /** The place or the address of a meeting. */
  place?: string;
  notes?: string;
  /** What is to be done next, and its day. */
  followUp?: { text: string; day: string };
  /** The marked pieces of the notes. */
  commitments?: readonly NewCommitment[];
}

/** The default time for another day. */
const MORNING = '09:00';

/**
 * Reads `day`, `time`, `text`, `type`, `duration`, and `place` from a URL, and what is to be done next from `next` and `nextText`. With `for`,
 * the text is a promise or a request, due on that day. Invalid values are omitted.
 */
export function askedStart(params: URLSearchParams, now = new Date()): PrefilledInteraction {
  const day = params.get('day') ?? '';
  const time = params.get('time') ?? '';
  const text = params.get('text')?.trim() ?? '';
  const type = INTERACTION_TYPES.find((each) => each === params.get('type'));
  const duration = params.get('duration') ?? '';
  const place = params.get('place')?.trim() ?? '';
  const next = params.get('next') ?? '';
  const kind = COMMITMENT_KINDS.find((each) => each === params.get('for'));
  if (kind !== undefined && text !== '') {
    const commitments = [{ kind, text, dueOn: isDay(day) ? day : null }];
    return { notes: text, commitments, ...(type !== undefined && { type }) };
  }
  const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);
  return {
    ...(isDay(day) && { moment: momentOn(day, isTime ? time : null, localMinute(now)) }),
    ...(text !== '' && { text }),
    ...(type !== undefined && { type }),
    ...(/^[1-9]\d{0,2}$/.test(duration) && { duration: Number(duration) }),
    ...(place !== '' && { place }),
    ...(isDay(next) && { followUp: { text: params.get('nextText')?.trim() ?? '', day: next } }),
  };
}

/**
 * A day with a time, or with the usual one of that day.
 * @param now like the result, in the format of `<input type="datetime-local">`
 */
export function momentOn(day: string, time: string | null, now: string): string {
  return `${day}T${time ?? usualTime(day, now)}`;
}

/** Now for today, and also for a past day, because that's about when it happened. */
function usualTime(day: string, now: string): string {
  const [today = '', time = ''] = now.split('T');
  return day > today ? MORNING : time;
}

/** Whether a text is a valid date in the format of `<input type="date">`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
