import { type ConfidenceWords, motivationConfidence } from './quiz/confidence-words.ts';
import { motivationLabel } from './labels.ts';
import { MOTIVATION_FLOOR } from './quiz/confidence-bands.ts';
import { type OpenReason } from './quiz/open-reason.ts';
import { type MotivationType } from './types.ts';

/** The motivation fields of results and contacts. */
export interface MotivationFacts {
  enneagramType: MotivationType | null;
  /** In percent, 0–100. */
  enneagramConfidence: number | null;
  enneagramSecondaryTypes: readonly MotivationType[];
  /** Null without answers; absent from an API of an earlier release. */
  enneagramCoLeaders?: readonly MotivationType[] | null | undefined;
  enneagramOpenReason?: OpenReason | null | undefined;
}

/** A motivation type for display, or its replacement. */
export interface MotivationEstimate {
  /** One type, several exactly tied, or none supported by an answer. */
  state: 'single' | 'tied' | 'open';
  /** The types to show, by number; empty while open. */
  types: MotivationType[];
  /** 'Insight-Centered', 'Tied: Support-Giving, Harmony-Seeking', 'Not settled yet'. */
  label: string;
  /** The certainty; null if unknown. A tie has words and no number. */
  confidence: ConfidenceWords | null;
}

/** Returns the motivation for display: no single type and no percentage while types are tied. */
export function motivationEstimate(facts: MotivationFacts): MotivationEstimate | null {
  const { enneagramType: type, enneagramSecondaryTypes: secondary } = facts;
  if (type === null) return null;
  const coLeaders = facts.enneagramCoLeaders ?? null;
  if (coLeaders !== null && coLeaders.length > 0) {
    const types = [type, ...coLeaders].sort((a, b) => a - b);
    return {
      state: 'tied',
      types,
      label: `Tied: ${types.map(motivationLabel).join(', ')}`,
      confidence: inWords('no single type', 'your answers differ'),
    };
  }
  if (facts.enneagramOpenReason === 'no_answer') {
    return {
      state: 'open',
      types: [],
      label: 'Not settled yet',
      confidence: {
        ...motivationConfidence(facts.enneagramConfidence ?? MOTIVATION_FLOOR),
        word: 'open',
        remark: 'no answer has settled it',
      },
    };
  }
  return {
    state: 'single',
    types: [type],
    label: motivationLabel(type),
    confidence: confidenceOf(facts.enneagramConfidence, secondary, coLeaders),
  };
}

function confidenceOf(
  percent: number | null,
  secondary: readonly MotivationType[],
  coLeaders: readonly MotivationType[] | null,
): ConfidenceWords | null {
  if (percent === null) return null;
  // It may have been a tie: a percentage would rank it above a clear result.
  if (coLeaders === null && secondary.length > 0) return inWords('close call', null);
  return motivationConfidence(percent, secondary);
}

function inWords(word: string, remark: string | null): ConfidenceWords {
  return { number: null, word, remark };
}
