import { withCadenceChange, withFirstDays } from './cadence-changes.ts';
import { cadence } from './cadence.ts';
import { happenedAndPlanned, type AttentionInput } from './contact-attention.ts';
import { daysBetween } from './utc-days.ts';

/** Returns the input of health after the cadence is set to `days` at the time of the input; null removes it. */
export function withCadence<T extends AttentionInput>(before: T, days: number | null): T {
  const dates = datesOf(before);
  const counting = (chosen: number | null) => ({
    days: cadence(chosen, dates).days,
    isChosen: chosen !== null,
  });
  const cadenceChanges = withCadenceChange(before.cadenceChanges, {
    before: counting(before.cadenceDays),
    after: counting(days),
    now: before.now,
  });
  return { ...before, cadenceDays: days, cadenceChanges };
}

/**
 * Spreads contacts that got the same cadence at once. Those without an interaction within the cadence would all be
 * due on the same day; instead their first due dates are spread over the cadence, longest silent first. A single
 * one gets the whole cadence.
 */
export function spreadOverCadence<T extends AttentionInput>(inputs: readonly T[]): T[] {
  const pile = inputs.filter(isOfPile).sort((a, b) => lastOf(a) - lastOf(b));
  if (pile.length < 2) return [...inputs];
  const places = new Map(pile.map((input, place) => [input, place]));
  return inputs.map((input) => {
    const place = places.get(input);
    if (place === undefined || input.cadenceDays === null) return input;
    const firstDays = Math.ceil(((place + 1) * input.cadenceDays) / pile.length);
    return { ...input, cadenceChanges: withFirstDays(input.cadenceChanges, firstDays) };
  });
}

function isOfPile(input: AttentionInput): boolean {
  const { cadenceDays, now } = input;
  const change = input.cadenceChanges.at(-1);
  // Contacts with an earlier cadence already have a due date by it.
  if (cadenceDays === null || change?.chosenBefore !== false) return false;
  if (change.setAt.getTime() !== now.getTime()) return false;
  const [last] = datesOf(input);
  return last === undefined || daysBetween(last, now) > cadenceDays;
}

function lastOf(input: AttentionInput): number {
  return (datesOf(input)[0] ?? input.createdAt).getTime();
}

function datesOf({ interactions, now }: AttentionInput): Date[] {
  return happenedAndPlanned(interactions, now).happened.map(
    ({ interactionDate }) => interactionDate,
  );
}
