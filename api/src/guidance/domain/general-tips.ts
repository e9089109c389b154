import { GENERAL_TIPS, type StatedPreference } from '@rapport/contracts';
import { type GuidanceTipDto } from '../dto/guidance-tip.dto.ts';
import { isContradicted } from './stated.ts';
import { wordsDto } from '../dto/tip-words.dto.ts';

/**
 * The tips for someone of whom nothing is known yet. They rest on no answer: their certainty and rank are 0.
 * @param stated what they said they like; what goes against it is left out
 * @param isFirst whether the two have never been in touch, so there's nothing to go back to
 */
export function generalTips(
  isFirst: boolean,
  stated: readonly StatedPreference[],
): GuidanceTipDto[] {
  return GENERAL_TIPS.filter(
    (tip) =>
      (!isFirst || tip.id !== 'anyone.last_agreement') &&
      !isContradicted({ ...tip, advice: [] }, stated),
  ).map((tip) => ({
    ...tip,
    words: wordsDto(tip.words),
    pattern: null,
    scene: null,
    eitherWay: false,
    dependsOn: [],
    strength: 1,
    k: 0,
    rank: 0,
    basedOn: { text: 'works with anyone', questionIds: [] },
    feedback: { helped: 0, notHelped: 0 },
  }));
}
