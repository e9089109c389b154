import { type ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { exactTime } from './exact-time.ts';
import { shortTime } from './short-time.ts';
import { timeInWords } from './time-in-words.ts';
import { clockInterval, useMinute } from './use-minute.ts';

export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** An ISO 8601 string, milliseconds since 1970, or a date. */
  value: string | number | Date;
  /** Shows "2 h" for "2 hours ago", which screen readers still read. */
  short?: boolean;
}

/** How long ago something was, with the exact time in the tooltip. Updates as time passes. */
export function RelativeTime({ value, short = false, title, ...rest }: RelativeTimeProps) {
  const minute = useMinute();
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return <span>at an unknown time</span>;
  // The page's clock is up to a minute late; a time after it counts as just now.
  const isNewer = moment.getTime() > minute && moment.getTime() - minute <= clockInterval;
  const now = isNewer ? moment : new Date(minute);
  return (
    <time {...rest} dateTime={moment.toISOString()} title={title ?? exactTime(moment)}>
      {short ? (
        <>
          <VisuallyHidden>{timeInWords(moment, now)}</VisuallyHidden>
          <span aria-hidden>{shortTime(moment, now)}</span>
        </>
      ) : (
        timeInWords(moment, now)
      )}
    </time>
  );
}
