import { type LineReading, readLine } from './read-line.ts';

/** Wednesday. */
const NOW = new Date(2026, 11, 2, 15, 30);

/** The reading of a line that was typed on a Wednesday. */
export const read = (line: string, order: 'month-first' | 'day-first' = 'month-first') =>
  readLine(line, { now: NOW, order });

/** The reading of a line that names nothing. */
export const NOTHING: LineReading = {
  type: null,
  who: [],
  day: null,
  time: null,
  duration: null,
  about: null,
  commitments: [],
  isMoved: false,
};

const commitment =
  (kind: LineReading['commitments'][number]['kind']) =>
  (text: string, dueOn: string | null = null) => ({ kind, text, dueOn });

export const mine = commitment('i_promised');
export const theirs = commitment('they_promised');
export const asked = commitment('they_asked');

/** A line and what it means, without what it doesn't name. */
export type Example = [line: string, expected: Partial<LineReading>];
