import { type QuizResult } from '@rapport/contracts';
import { type QuizCompleteDto } from '../dto/quiz-complete.dto.ts';

type Claimed = Omit<QuizCompleteDto, 'contactId' | 'notes' | 'responses'>;

/**
 * Returns the names of the fields in which a client's result differs from the computed one. Notes are skipped
 * because their wording depends on the client's version.
 */
export function resultMismatches(claimed: Claimed, scored: QuizResult): string[] {
  const pairs: Record<keyof Claimed, [unknown, unknown]> = {
    mbtiType: [claimed.mbtiType, scored.mbtiType],
    enneagramType: [claimed.enneagramType, scored.enneagramType],
    mbtiConfidence: [claimed.mbtiConfidence, scored.mbtiConfidence],
    enneagramConfidence: [claimed.enneagramConfidence, scored.enneagramConfidence],
    mbtiAmbiguousLetters: [
      inOrder(claimed.mbtiAmbiguousLetters),
      inOrder(scored.mbtiAmbiguousLetters),
    ],
    enneagramSecondaryTypes: [
      inOrder(claimed.enneagramSecondaryTypes),
      inOrder(scored.enneagramSecondaryTypes),
    ],
  };
  return Object.entries(pairs)
    .filter(([, [claim, score]]) => claim !== score)
    .map(([name]) => name);
}

function inOrder(items: readonly (string | number)[]): string {
  return [...items].sort().join();
}
