import { type StatedHours, statedPreference, statedText, WEEKDAYS } from '@rapport/contracts';
import { hourCycle, ownZone } from '@rapport/shared-ui';

/**
 * The contact's stated reason against a call now, like "not before 10:00"; null if there's none.
 * @param timeZone of the contact; the reader's by default
 * @param cycle 12- or 24-hour clock; the reader's by default
 */
export function reasonAgainstCall(
  hours: StatedHours | null,
  timeZone: string | null,
  now = new Date(),
  cycle = hourCycle(),
): string | null {
  if (hours === null) return null;
  const { day, weekday, clock } = momentIn(timeZone ?? ownZone(), now);
  const { from, until, awayUntil } = hours;
  const against: Partial<StatedHours> =
    awayUntil !== null && day < awayUntil
      ? { awayUntil }
      : hours.notOn?.some((each) => each === weekday)
        ? { notOn: WEEKDAYS.filter((each) => each === weekday) }
        : from !== null && clock < from
          ? { from }
          : until !== null && clock > until
            ? { until }
            : {};
  const words = statedText(statedPreference('when', against, null), cycle);
  return words === '' ? null : `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** The day as `YYYY-MM-DD`, its weekday, and the time as `HH:MM` in a time zone. */
function momentIn(timeZone: string, now: Date) {
  const zone = isZone(timeZone) ? timeZone : ownZone();
  const at = (locale: string, options: Intl.DateTimeFormatOptions) =>
    now.toLocaleString(locale, { ...options, timeZone: zone });
  return {
    day: at('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' }),
    weekday: at('en-US', { weekday: 'long' }).toLowerCase(),
    clock: at('en-GB', { hour: '2-digit', minute: '2-digit' }),
  };
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
