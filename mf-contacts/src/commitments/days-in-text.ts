import { type DateOrder } from '@rapport/shared-ui';
import * as english from 'chrono-node/en';

/** A day that a text names. */
export interface FoundDay {
  /** In the format of `<input type="date">`: 2026-01-08. */
  day: string;
  /** The words that name it, like "by Friday". */
  words: string;
}

const MOST = 2;

/**
 * The days that a text names, from today on, in the order of the text; two at most. They're suggestions and never
 * set automatically.
 * @param order of day and month when the user writes "4/12"
 */
export function daysIn(text: string, now: Date, order: DateOrder): FoundDay[] {
  const found = parserOf(order)
    .parse(text, now, { forwardDate: true })
    .flatMap(({ start, text: words, index }) => {
      // "since November 2" is in the past, but would be read as the next November 2.
      if (/\bsince\s+$/iu.test(text.slice(0, index))) return [];
      // "in the afternoon" and "at 3" don't name a day.
      if (!start.isCertain('day') && !start.isCertain('weekday')) return [];
      return [{ day: localDay(start.date()), words: words.trim() }];
    });
  const ahead = found.filter(({ day }) => day >= localDay(now));
  return ahead
    .filter(({ day }, place) => ahead.findIndex((other) => other.day === day) === place)
    .slice(0, MOST);
}

/** The parser for English days and times that reads "4/12" in this order. */
export function parserOf(order: DateOrder) {
  return order === 'day-first' ? english.GB : english.casual;
}

/** The day of a parsed moment, in the format of `<input type="date">`: parsers use the browser's clock. */
export function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
}
