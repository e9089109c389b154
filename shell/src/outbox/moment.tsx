import { exactTime } from '@rapport/shared-ui';

/**
 * A day and a time. Not the relative time of shared-ui, which would add to the first load.
 * @param at milliseconds since 1970
 */
export function Moment({ at }: { at: number }) {
  const moment = new Date(at);
  return <time dateTime={moment.toISOString()}>{exactTime(moment)}</time>;
}
