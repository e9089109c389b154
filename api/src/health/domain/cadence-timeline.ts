import { type CadenceChange } from './cadence-changes.ts';
import { addDays, daysBetween } from './utc-days.ts';

/** The cadence that counts now, and how it came to that. */
export interface CadenceTimeline {
  /** Whole days, at least 1. */
  days: number;
  /** Oldest first; empty when the cadence has counted all along. */
  changes: readonly CadenceChange[];
}

/** When the next contact is due. */
export interface CadenceState {
  dueAt: Date;
  /** What the cadence is counted from: the last contact, the day it was set, or neither as the contact was late before. */
  basis: 'contact' | 'setting' | 'late before';
  /** The share of the recency that is left after lateness under earlier cadences, from 0 to 1. */
  kept: number;
  /** From this moment on, days of lateness reduce `kept`, by the cadence that counts now. */
  lateFrom: Date;
}

/** The part of the past that the number of contacts is measured in. */
export interface ContactWindow {
  /** Days back from now, not always whole; the day at its end is part of it. */
  days: number;
  /** How many contacts the cadences of these days ask for. */
  expected: number;
}

const WINDOW = { shortest: 90, contacts: 3 } as const;

/**
 * A contact is due one cadence after the last one. Where a new cadence would have made it late on the
 * day it was set, the cadence counts from that day instead: setting it makes no one late. Who was late
 * under a cadence that was chosen before stays late: that is neither forgiven nor made worse. Where many
 * got their cadence at once, the first contact is due on the day that its change names.
 * @param since the last contact, or the contact's first day while there was none
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

/** From 0 to 1: what is left of the recency at `now`; it halves with every cadence of `days` days late. */
export function keptAt({ kept, lateFrom }: CadenceState, now: Date, days: number): number {
  return kept * 0.5 ** (Math.max(0, daysBetween(lateFrom, now)) / days);
}

function oneCadenceAfter(since: Date, days: number): CadenceState {
  const dueAt = addDays(since, days);
  return { dueAt, basis: 'contact', kept: 1, lateFrom: dueAt };
}

/**
 * The days in which the cadences asked for three contacts, at least 90: under one cadence that is three
 * of it. A day asks for as much of a contact as the cadence that counted on it, so that a change leaves
 * the measure of its own day as it was and takes effect as days go by.
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

/** The days before `now` by the cadence that counted on them, latest first; the last span has no end. */
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
