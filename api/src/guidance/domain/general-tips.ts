import { contactTip, type ContactTipId, type GuidanceTip } from '@rapport/contracts';

/** What works with anyone, for somebody of whom nothing is known yet. */
const GENERAL = [
  { id: 'call-two-times', kind: 'do', channel: 'call', situation: 'meeting' },
  { id: 'message-one-question', kind: 'write', channel: 'message', situation: 'writing' },
  { id: 'follow-up-promise', kind: 'decision', channel: null, situation: 'meeting' },
  { id: 'repair-own-part', kind: 'disagree', channel: null, situation: 'conflict' },
  { id: 'deepen-thanks', kind: 'feedback', channel: null, situation: 'meeting' },
  { id: 'reach-out-thread', kind: 'keep_in_touch', channel: null, situation: 'silence' },
] as const satisfies (Pick<GuidanceTip, 'kind' | 'channel' | 'situation'> & {
  id: ContactTipId;
})[];

/** The tips that rest on no answer: their certainty and rank are 0. */
export function generalTips(): GuidanceTip[] {
  return GENERAL.map(({ id, kind, channel, situation }) => ({
    id,
    slot: kind,
    kind,
    text: contactTip(id) ?? '',
    example: null,
    eitherWay: false,
    dependsOn: [],
    strength: 1,
    k: 0,
    rank: 0,
    channel,
    situation,
    basedOn: { text: 'works with anyone', questionIds: [] },
    feedback: { helped: 0, notHelped: 0 },
  }));
}
