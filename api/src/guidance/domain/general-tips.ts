import { GENERAL_TIPS } from '@rapport/contracts';
import { type GuidanceTipDto } from '../dto/guidance-tip.dto.ts';
import { wordsDto } from '../dto/tip-words.dto.ts';

/**
 * The tips for someone of whom nothing is known yet. They rest on no answer: their certainty and rank are 0.
 * @param isFirst whether the two have never been in touch, so there's nothing to go back to
 */
export function generalTips(isFirst: boolean): GuidanceTipDto[] {
  return GENERAL_TIPS.filter(({ id }) => !isFirst || id !== 'anyone.last_agreement').map((tip) => ({
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
