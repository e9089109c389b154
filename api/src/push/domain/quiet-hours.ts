import { digestMoment } from '../../digest/domain/schedule.ts';
import { laterDay, localDay } from '../../today/domain/day-bounds.ts';

/** The hours of a day in which devices stay quiet. */
interface QuietHours {
  /** Whether there are any. */
  quiet: boolean;
  quietFrom: number;
  quietTo: number;
  timeZone: string;
}

/** Returns when the quiet hours around `now` end; null if there are none. */
export function quietUntil(
  now: Date,
  { quiet, quietFrom, quietTo, timeZone }: QuietHours,
): Date | null {
  if (!quiet || quietFrom === quietTo) return null;
  const today = localDay(now, timeZone);
  const moments = (hour: number) =>
    [-2, -1, 0, 1, 2].flatMap((days) => {
      const at = digestMoment(laterDay(today, days), { hour, timeZone });
      return at === null ? [] : [at];
    });
  const began = moments(quietFrom).findLast((at) => at <= now);
  const ended = moments(quietTo).findLast((at) => at <= now);
  if (began === undefined || (ended !== undefined && ended >= began)) return null;
  return moments(quietTo).find((at) => at > now) ?? null;
}
