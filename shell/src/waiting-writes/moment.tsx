import { exactTime } from '@rapport/shared-ui';

/**
 * A day and a time. Not the relative time of shared-ui, which the first load would then have to bring.
 * @param at milliseconds since 1970
 */
export function Moment({ at }: { at: number }) {
  const moment = new Date(at);
  return <time dateTime={moment.toISOString()}>{exactTime(moment)}</time>;
}
