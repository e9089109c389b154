import { type HourCycle } from '@rapport/contracts';

/** The time zone and hour cycle in which times are written. */
export interface Clock {
  timeZone: string;
  hourCycle: HourCycle;
}

/** Formats a time to the minute: "2:05 PM" or "14:05". */
export function clockTime(moment: Date, { timeZone, hourCycle }: Clock): string {
  const parts = { hour: hourCycle === 'h12' ? 'numeric' : '2-digit', minute: '2-digit' } as const;
  return (
    new Intl.DateTimeFormat('en-US', { ...parts, timeZone, hourCycle })
      .format(moment)
      // Some ICU versions put a narrow no-break space before AM and PM, which some mail programs can't show.
      .replaceAll('\u202f', ' ')
  );
}
