import { type ContactSummary, type GuidanceTip } from '@rapport/api-client';
import { type BriefingState, type TipKind } from '@rapport/contracts';

/** The situations for which there are tips, in the order of the screen. */
export const SITUATIONS = [
  { value: 'first_message', label: 'First message', kinds: ['say_first', 'write'] },
  { value: 'meeting', label: 'Meeting', kinds: ['do', 'avoid'] },
  { value: 'decision', label: 'Decision', kinds: ['decision'] },
  { value: 'disagreement', label: 'Disagreement', kinds: ['disagree'] },
  { value: 'feedback', label: 'Feedback', kinds: ['feedback'] },
  { value: 'pressure', label: 'Under pressure', kinds: ['pressure'] },
  { value: 'keep_in_touch', label: 'Keeping in touch', kinds: ['keep_in_touch'] },
] as const satisfies readonly { value: string; label: string; kinds: readonly TipKind[] }[];

export type Situation = (typeof SITUATIONS)[number]['value'];

/** The tips for a situation, in the API's ranking. */
export function tipsFor(situation: Situation, tips: readonly GuidanceTip[]): GuidanceTip[] {
  const kinds: readonly TipKind[] =
    SITUATIONS.find(({ value }) => value === situation)?.kinds ?? [];
  return tips.filter(({ kind }) => kinds.includes(kind));
}

/**
 * The situation of the next step: a bad outcome comes before a plan, and a plan before being overdue.
 * @param states of the briefing: `repair` after a negative outcome, `overdue` without a plan
 */
export function fittingSituation(
  { nextPlannedAt, nextPlannedType }: Pick<ContactSummary, 'nextPlannedAt' | 'nextPlannedType'>,
  states: readonly BriefingState[],
): Situation {
  if (states.includes('repair')) return 'disagreement';
  if (nextPlannedAt !== null) {
    const isWritten = nextPlannedType === 'email' || nextPlannedType === 'message';
    return isWritten ? 'first_message' : 'meeting';
  }
  return states.includes('overdue') ? 'keep_in_touch' : 'first_message';
}
