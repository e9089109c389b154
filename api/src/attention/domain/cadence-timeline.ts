import { type CadenceChange } from './cadence-changes.ts';
import { addDays, daysBetween } from './utc-days.ts';

/** The cadence that applies now, and its history. */
export interface CadenceTimeline {
  /** Whole days, at least 1. */
  days: number;
  /** Oldest first; empty if the cadence never changed. */
  changes: readonly CadenceChange[];
}

/** When the next interaction is due. */
export interface CadenceState {
  dueAt: Date;
  /**
   * The start of the cadence: the last interaction, the day it was set, or neither if the contact was late before.
   */
  basis: 'contact' | 'setting' | 'late before';
  /** The share of recency that's left after lateness under earlier cadences, from 0 to 1. */
  kept: number;
  /** From then on, days of lateness reduce `kept`, by the current cadence. */
  lateFrom: Date;
}

/** The period over which interactions are counted. */
export interface ContactWindow {
  /** Days back from now, not always whole; the day at its end is included. */
  days: number;
  /** How many interactions the cadences of these days call for. */
  expected: number;
}

const WINDOW = { shortest: 90, contacts: 3 } as const;

/**
 * Returns the state of the cadence: an interaction is due one cadence after the last one. If a new cadence would
 * have made the contact late on the day it was set, it counts from that day instead, so setting it makes no one
 * late. A contact that was late under a chosen cadence stays late: that's neither forgiven nor made worse. If many
 * contacts got their cadence at once, the first interaction is due on the day in their change.
 * @param since the last interaction, or the contact's first day without one
 */
export function dueState(since: Date, { days, changes }: CadenceTimeline): CadenceState {
  const later = changes.filter(({ setAt }) => setAt >= since);
  let state = oneCadenceAfter(since, later[0]?.daysBefore ?? days);
  for (const [index, { setAt, daysBefore, chosenBefore, firstDays }] of later.entries()) {
    const after = later[index + 1]?.daysBefore ?? days;
    const kept = keptAt(state, setAt, daysBefore);
    const wasLate = chosenBefore !== false && daysBetween(state.dueAt, setAt) > 0;
    if (firstDays === undefined && daysBetween(since, setAt) <= after) {
      state = oneCadenceAfter(since, after);
    } else if (firstDays !== undefined || !wasLate) {
      const dueAt = addDays(setAt, firstDays ?? after);
      state = { dueAt, basis: 'setting', kept, lateFrom: dueAt };
    } else {
      state = { ...state, basis: 'late before', kept, lateFrom: setAt };
    }
  }
  return state;
}

/** Returns the share of recency left at `now`, from 0 to 1; it halves with every `days` days of lateness. */
export function keptAt({ kept, lateFrom }: CadenceState, now: Date, days: number): number {
  return kept * 0.5 ** (Math.max(0, daysBetween(lateFrom, now)) / days);
}

function oneCadenceAfter(since: Date, days: number): CadenceState {
  const dueAt = addDays(since, days);
  return { dueAt, basis: 'contact', kept: 1, lateFrom: dueAt };
}

/**
 * Returns the period in which the cadences called for three interactions, at least 90 days; with a single cadence
 * that's three times its length. Each day counts by the cadence that applied on it, so a change doesn't affect the
 * result on its own day and takes effect as days go by.
 */
export function contactWindow(timeline: CadenceTimeline, now: Date): ContactWindow {
  const spans = spansBack(timeline, now);
  let days = 0;
  let missing: number = WINDOW.contacts;
  for (const span of spans) {
    const needed = missing * span.cadence;
    const part = Math.min(needed, span.days);
    days += part;
    if (part === needed) break;
    missing -= part / span.cadence;
  }
  if (days >= WINDOW.shortest) return { days, expected: WINDOW.contacts };
  return { days: WINDOW.shortest, expected: expectedIn(WINDOW.shortest, spans) };
}

interface Span {
  days: number;
  cadence: number;
}

/** Returns the days before `now` by the cadence that applied, latest first; the last span has no end. */
function spansBack({ days, changes }: CadenceTimeline, now: Date): Span[] {
  const spans: Span[] = [];
  let cadence = days;
  let age = 0;
  for (const { setAt, daysBefore } of [...changes].reverse()) {
    const setAge = Math.max(age, daysBetween(setAt, now));
    spans.push({ days: setAge - age, cadence });
    cadence = daysBefore;
    age = setAge;
  }
  return [...spans, { days: Infinity, cadence }];
}

function expectedIn(days: number, spans: readonly Span[]): number {
  let left = days;
  let expected = 0;
  for (const span of spans) {
    const part = Math.min(left, span.days);
    expected += part / span.cadence;
    left -= part;
  }
  return expected;
}
