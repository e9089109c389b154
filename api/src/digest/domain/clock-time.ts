import { type HourCycle } from '@rapport/contracts';

/** Whose clock times are read from, and how it counts the hours. */
export interface Clock {
  timeZone: string;
  hourCycle: HourCycle;
}

/** A time to the minute: "2:05 PM", or "14:05". */
export function clockTime(moment: Date, { timeZone, hourCycle }: Clock): string {
  const parts = { hour: hourCycle === 'h12' ? 'numeric' : '2-digit', minute: '2-digit' } as const;
  return (
    new Intl.DateTimeFormat('en-US', { ...parts, timeZone, hourCycle })
      .format(moment)
      // Some versions put a narrow space before AM and PM, which not every mail program shows.
      .replaceAll('\u202f', ' ')
  );
}
