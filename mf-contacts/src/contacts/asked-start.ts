import { INTERACTION_TYPES, type InteractionType } from '@rapport/contracts';
import { localMinute } from '@rapport/shared-ui';

/** What a URL says about something to plan or log. */
export interface AskedStart {
  /** In the format of `<input type="datetime-local">`: 2026-12-04T10:00. */
  moment?: string;
  /** The subject. */
  text?: string;
  type?: InteractionType;
}

/** The default time for another day. */
const MORNING = '09:00';

/** Reads `day`, `time`, `text`, and `type` from a URL. Invalid values are omitted. */
export function askedStart(params: URLSearchParams, now = new Date()): AskedStart {
  const day = params.get('day') ?? '';
  const time = params.get('time') ?? '';
  const text = params.get('text')?.trim() ?? '';
  const type = INTERACTION_TYPES.find((each) => each === params.get('type'));
  const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);
  return {
    ...(isDay(day) && { moment: `${day}T${isTime ? time : usualTime(day, now)}` }),
    ...(text !== '' && { text }),
    ...(type !== undefined && { type }),
  };
}

/** Now for today, and also for a past day, because that's about when it happened. */
function usualTime(day: string, now: Date): string {
  const [today = '', time = ''] = localMinute(now).split('T');
  return day > today ? MORNING : time;
}

/** Whether a text is a valid date in the format of `<input type="date">`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
