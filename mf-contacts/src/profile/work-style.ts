import { workStyleAxes, type ContactSummary, type WorkStyleAxis } from '@rapport/contracts';
import { DIMENSION_TEXTS, LETTER_TEXTS } from './style-texts.ts';

/** A letter pair of a contact's work style, and what it means in daily work. */
export interface StyleTrait {
  dimension: WorkStyleAxis['dimension'];
  /** The letter could as well be its opposite; the texts then say so. */
  open: boolean;
  /** Where it shows, like "In a conversation". */
  situation: string;
  seen: string;
  /** What the advice is about, like "Making your case". */
  occasion: string;
  advice: string;
}

/** The four letter pairs of a contact in the order of the type; empty while there is no result. */
export function styleTraits({
  mbtiType,
  mbtiAmbiguousLetters,
}: Pick<ContactSummary, 'mbtiType' | 'mbtiAmbiguousLetters'>): StyleTrait[] {
  return workStyleAxes(mbtiType, mbtiAmbiguousLetters).flatMap(
    ({ dimension, low, high, chosen, open }) => {
      if (chosen === null) return [];
      const { situation, occasion, openSeen, openAdvice } = DIMENSION_TEXTS[dimension];
      const { seen, advice } = LETTER_TEXTS[chosen === 'low' ? low.letter : high.letter];
      return [
        {
          dimension,
          open,
          situation,
          occasion,
          seen: open ? openSeen : seen,
          advice: open ? openAdvice : advice,
        },
      ];
    },
  );
}
