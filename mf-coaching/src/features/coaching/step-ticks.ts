/** The steps that were ticked off, by the id of their card. A step is known by its words. */
export type StepTicks = Readonly<Record<string, readonly string[]>>;

/** Ticks as they were stored; text that holds none, or something else, counts as none. */
export function parseStepTicks(text: string | null): StepTicks {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(
      Object.entries(value).flatMap(([card, steps]: [string, unknown]) =>
        Array.isArray(steps) ? [[card, steps.filter((step) => typeof step === 'string')]] : [],
      ),
    );
  } catch {
    // Whatever another program wrote here is no reason to fail.
    return {};
  }
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
 * `ticks` after one step was ticked or unticked. What was ticked on the card and is no step of it
 * any more is dropped; a card without ticks leaves no trace.
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
