import { type Guidance } from '@rapport/api-client';
import { type BriefingPart } from '@rapport/contracts';

/** A tip that the briefing showed, as it showed it. */
export interface TipToRate {
  tipId: string;
  /** Where it stood, like `Open with`. */
  part: string;
  text: string;
}

const PARTS: Readonly<Partial<Record<BriefingPart, string>>> = {
  open_with: 'Open with',
  do: 'Do',
  avoid: 'Avoid',
  if_tense: 'If it gets tense',
  still_open: 'Still open',
};

/**
 * The tips that the briefing showed, in its order. A briefing that is out of date shows its tips only to
 * anyone who asks for them, so it has none.
 */
export function tipsToRate({ briefing }: Pick<Guidance, 'briefing'>): TipToRate[] {
  if (briefing.states.includes('stale')) return [];
  return briefing.lines.flatMap(({ tipId, part, text }) => {
    const word = PARTS[part];
    return tipId === null || word === undefined ? [] : [{ tipId, part: word, text }];
  });
}
