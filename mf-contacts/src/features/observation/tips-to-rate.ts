import { type Guidance } from '@rapport/api-client';
import { type BriefingPart } from '@rapport/contracts';

/** A tip as the briefing showed it. */
export interface TipToRate {
  tipId: string;
  /** The part of the briefing, like `Open with`. */
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

/** The tips of the briefing, in its order. None for a stale briefing, which shows its tips only on request. */
export function tipsToRate({ briefing }: Pick<Guidance, 'briefing'>): TipToRate[] {
  if (briefing.states.includes('stale')) return [];
  return briefing.lines.flatMap(({ tipId, part, text }) => {
    const word = PARTS[part];
    return tipId === null || word === undefined ? [] : [{ tipId, part: word, text }];
  });
}
