import { countWord } from './count-words.ts';
import { workStyleLabel } from './labels.ts';
import { isWorkStyleType, type WorkStyleType } from './types.ts';
import { workStyleAxes } from './work-style-axes.ts';

/** A work style with its open letters, for display. */
export interface WorkStyleEstimate {
  /** All types that the open letters allow; the stored one comes first. */
  types: WorkStyleType[];
  /** 'INFJ', 'INFJ or ISFJ', 'INFJ or three others'. */
  letters: string;
  /** The same with display names. */
  label: string;
}

/** Returns the possible types of a work style: an open letter allows both sides. */
export function workStyleEstimate(
  type: WorkStyleType,
  openLetters: readonly string[] = [],
): WorkStyleEstimate {
  const types = workStyleAxes(type, openLetters)
    .reduce<string[]>(
      (beginnings, { low, high, chosen, open }) => {
        const [own, other] = chosen === 'high' ? [high, low] : [low, high];
        const letters = open ? [own.letter, other.letter] : [own.letter];
        return letters.flatMap((letter) => beginnings.map((beginning) => beginning + letter));
      },
      [''],
    )
    .filter(isWorkStyleType);
  return { types, letters: either(types), label: either(types.map(workStyleLabel)) };
}

function either(names: readonly string[]): string {
  return names.length <= 2
    ? names.join(' or ')
    : `${names.slice(0, 1).join('')} or ${countWord(names.length - 1)} others`;
}
