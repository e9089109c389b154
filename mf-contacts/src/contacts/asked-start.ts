import { INTERACTION_TYPES, type InteractionType } from '@rapport/contracts';
import { localMinute } from '@rapport/shared-ui';

/** What an address says of something that is to be planned or logged. */
export interface AskedStart {
  /** As `<input type="datetime-local">` has it: 2026-12-04T10:00. */
  moment?: string;
  /** What it is about. */
  text?: string;
  type?: InteractionType;
}

/** When something of another day is proposed for, as long as no time is named. */
const MORNING = '09:00';

/** Reads `day`, `time`, `text`, and `type` out of an address; what isn't right is left out. */
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

/** Today it's now, and on a day that is over, too: that is about when it happened. */
function usualTime(day: string, now: Date): string {
  const [today = '', time = ''] = localMinute(now).split('T');
  return day > today ? MORNING : time;
}

/** Whether a text is a day of the calendar as `<input type="date">` has it. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
