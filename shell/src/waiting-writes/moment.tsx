const FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * A day and a time. Not the relative time of shared-ui, which the first load would then have to bring.
 * @param at milliseconds since 1970
 */
export function Moment({ at }: { at: number }) {
  const moment = new Date(at);
  return <time dateTime={moment.toISOString()}>{FORMAT.format(moment)}</time>;
}
