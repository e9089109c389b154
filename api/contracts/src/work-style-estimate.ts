import { countWord } from './count-words.ts';
import { workStyleLabel } from './labels.ts';
import { isWorkStyleType, type WorkStyleType } from './types.ts';
import { workStyleAxes } from './work-style-axes.ts';

/** A work style with its open letters, as people read it. */
export interface WorkStyleEstimate {
  /** Every type that the open letters leave possible; the one stored comes first. */
  types: WorkStyleType[];
  /** 'INFJ', 'INFJ or ISFJ', 'INFJ or three others'. */
  letters: string;
  /** The same with the names that people read. */
  label: string;
}

/** What is known of a work style: an open letter leaves both of its types possible. */
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
