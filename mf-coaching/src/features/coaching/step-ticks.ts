import { useShellUser } from '@rapport/remote-api';
import { userStorage, type UserItem } from '@rapport/remote-api/user-storage';
import { useMemo, useSyncExternalStore } from 'react';

/** A user's completed steps, by card ID. Steps are identified by their text. */
export type StepTicks = Readonly<Record<string, readonly string[]>>;

const NO_TICKS: StepTicks = {};

/** The completed steps of a user, stored in this browser. */
export function stepTicks(userId: string): UserItem<StepTicks> {
  return userStorage(userId).item('step-ticks', { parse: parseStepTicks });
}

/**
 * Returns a card's steps that the signed-in user has completed, and a function to change that.
 * @param steps all steps of the card; other stored steps are dropped with the next change
 */
export function useStepTicks(card: string, steps: readonly string[]) {
  // There's no user only while the shell removes this page.
  const userId = useShellUser()?.id ?? 'nobody';
  const stored = useMemo(() => stepTicks(userId), [userId]);
  const ticks = useSyncExternalStore(stored.subscribe, stored.read) ?? NO_TICKS;
  return {
    done: tickedSteps(ticks, card, steps),
    tick(step: string, done: boolean) {
      // Another tab may have changed a step since this page was rendered.
      stored.write(withTick(stored.read() ?? NO_TICKS, { card, steps, step, done }));
    },
  };
}

/** Returns the completed steps of a card that it still contains. */
export function tickedSteps(
  ticks: StepTicks,
  card: string,
  steps: readonly string[],
): ReadonlySet<string> {
  const stored = Object.hasOwn(ticks, card) ? ticks[card] : undefined;
  return new Set(steps.filter((step) => stored?.includes(step)));
}

/**
 * Returns `ticks` after one step was checked or unchecked. Steps that the card no longer has are dropped, and so
 * are cards without completed steps.
 * @param steps all current steps of the card
 */
export function withTick(
  ticks: StepTicks,
  {
    card,
    steps,
    step,
    done,
  }: { card: string; steps: readonly string[]; step: string; done: boolean },
): StepTicks {
  const before = tickedSteps(ticks, card, steps);
  const after = steps.filter((each) => (each === step ? done : before.has(each)));
  const others = Object.entries(ticks).filter(([other]) => other !== card);
  return Object.fromEntries(after.length > 0 ? [...others, [card, after]] : others);
}

/** Returns the valid part of stored ticks; null if it isn't an object. */
function parseStepTicks(value: unknown): StepTicks | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.fromEntries(
    Object.entries(value).flatMap(([card, steps]: [string, unknown]) =>
      Array.isArray(steps) ? [[card, steps.filter((step) => typeof step === 'string')]] : [],
    ),
  );
}
