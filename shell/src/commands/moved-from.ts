import type { When } from './read-when.ts';

/** A day, like 2026-12-04, or a time, like 10:00, or both. */
export interface Moment {
  day: string | null;
  time: string | null;
}

/** A day of something that has one already: "Friday's call". */
const OWN_DAY = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight)['’]s\b/iu;
const TARGET = /^(.*)\s(?:to|until|till|into)\s+(.+)$/isu;

/**
 * Returns when something to be moved is now, as the words before "to" say, and the text without them: "marta friday to
 * tuesday". Null if they name no day or time, so that those in the text are the target.
 */
export function movedFrom(
  text: string,
  reads: (text: string, past: boolean) => When,
): { from: Moment; rest: string } | null {
  const [, before = '', after = ''] = TARGET.exec(text) ?? [];
  const target = after === '' ? null : reads(after, false);
  if (target !== null && (target.day !== null || target.time !== null)) {
    const said = reads(before, false);
    if (said.day === null && said.time === null) return null;
    return { from: momentOf(said), rest: `${said.rest} to ${after}` };
  }
  const own = OWN_DAY.exec(text)?.[0];
  if (own === undefined) return null;
  return { from: momentOf(reads(own, false)), rest: text.replace(own, ' ') };
}

function momentOf({ day, time, isAnyDay }: When): Moment {
  return { day: isAnyDay ? null : day, time };
}
