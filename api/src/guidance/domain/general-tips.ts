import { GENERAL_TIPS } from '@rapport/contracts';
import { type GuidanceTipDto } from '../dto/guidance-tip.dto.ts';

/** The tips for someone of whom nothing is known yet. They rest on no answer: their certainty and rank are 0. */
export function generalTips(): GuidanceTipDto[] {
  return GENERAL_TIPS.map((tip) => ({
    ...tip,
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
