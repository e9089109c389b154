import { GENERAL_TIPS, type GuidanceTip } from '@rapport/contracts';

/** The tips for somebody of whom nothing is known yet. They rest on no answer: their certainty and rank are 0. */
export function generalTips(): GuidanceTip[] {
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
