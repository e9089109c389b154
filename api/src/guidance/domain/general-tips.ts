import { GENERAL_TIPS, type StatedPreference } from '@rapport/contracts';
import { type GuidanceTipDto } from '../dto/guidance-tip.dto.ts';
import { isContradicted } from './stated.ts';
import { wordsDto } from '../dto/tip-words.dto.ts';

/**
 * The tips for someone without an estimate. They have no evidence: their certainty and rank are 0.
 * @param stated stated preferences; tips that contradict them are left out
 * @param isFirst true if the two have never been in touch, so there's nothing to go back to
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
