import { useShellUser } from '@rapport/remote-api';
import { userStorage, type UserItem } from '@rapport/remote-api/user-storage';
import { useMemo, useSyncExternalStore } from 'react';

/** The steps that a person has ticked off, by the id of their card. A step is known by its words. */
export type StepTicks = Readonly<Record<string, readonly string[]>>;

const NO_TICKS: StepTicks = {};

/** The ticks of one person, stored in this browser. */
export function stepTicks(userId: string): UserItem<StepTicks> {
  return userStorage(userId).item('step-ticks', { parse: parseStepTicks });
}

/**
 * Which steps of a card the signed-in person has ticked off, and how to tick one.
 * @param steps all steps of the card; ticks of other steps are dropped with the next tick
 */
export function useStepTicks(card: string, steps: readonly string[]) {
  // No one is signed in only at the moment when the shell removes this page.
  const userId = useShellUser()?.id ?? 'nobody';
  const stored = useMemo(() => stepTicks(userId), [userId]);
  const ticks = useSyncExternalStore(stored.subscribe, stored.read) ?? NO_TICKS;
  return {
    done: tickedSteps(ticks, card, steps),
    tick(step: string, done: boolean) {
      // Another tab may have ticked a step since this page was drawn.
      stored.write(withTick(stored.read() ?? NO_TICKS, { card, steps, step, done }));
    },
  };
}

/** The steps of a card that are ticked off, of those that the card still has. */
export function tickedSteps(
  ticks: StepTicks,
  card: string,
  steps: readonly string[],
): ReadonlySet<string> {
  const stored = Object.hasOwn(ticks, card) ? ticks[card] : undefined;
  return new Set(steps.filter((step) => stored?.includes(step)));
}

/**
 * `ticks` after one step was ticked or unticked. Ticks of steps that the card no longer has are
 * dropped, and so is a card without ticks.
 * @param steps all steps that the card has now
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

/** The readable part of stored ticks; null where nothing is an object of ticks. */
function parseStepTicks(value: unknown): StepTicks | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.fromEntries(
    Object.entries(value).flatMap(([card, steps]: [string, unknown]) =>
      Array.isArray(steps) ? [[card, steps.filter((step) => typeof step === 'string')]] : [],
    ),
  );
}
