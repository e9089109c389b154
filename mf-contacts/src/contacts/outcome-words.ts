import { type InteractionOutcome } from '@rapport/contracts';
import { type BadgeTone } from '@rapport/shared-ui';

/** The outcome of an interaction in words. The tone only repeats them. */
export const OUTCOME_WORDS: Readonly<
  Record<InteractionOutcome, { label: string; tone: BadgeTone }>
> = {
  positive: { label: 'Positive', tone: 'positive' },
  neutral: { label: 'Neutral', tone: 'neutral' },
  negative: { label: 'Negative', tone: 'negative' },
  follow_up_needed: { label: 'Follow-up needed', tone: 'warning' },
};
