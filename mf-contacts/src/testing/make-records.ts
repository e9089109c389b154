import {
  type Commitment,
  type ContactAction,
  type ContactHealth,
  type Interaction,
} from '@rapport/api-client';

/** The health of a contact that's slightly overdue. Override the fields that the test is about. */
export function makeAttention(overrides: Partial<ContactHealth> = {}): ContactHealth {
  return {
    contactId: '018f6b1e-0000-7000-8000-000000000115',
    score: 64,
    status: 'steady',
    recency: 63,
    frequency: 44,
    outcome: 75,
    trend: 'stable',
    needsRepair: false,
    lastInteractionAt: '2026-01-08T09:00:00.000Z',
    daysSinceLast: 50,
    cadenceDays: 30,
    cadenceSource: 'user',
    cadenceSetAt: null,
    nextDueAt: '2026-02-07T09:00:00.000Z',
    dueState: 'due',
    overdueDays: 20,
    nextPlannedAt: null,
    interactionsInWindow: 2,
    reasons: [
      'The last contact was 50 days ago, 20 days past the 30-day cadence you set.',
      'You were in touch twice in the last 90 days; the cadence asks for 3 times.',
    ],
    formulaVersion: '2',
    computedAt: '2026-02-27T09:00:00.000Z',
    ...overrides,
  };
}

/** The health of a contact without interactions. */
export function makeNoAttention(): ContactHealth {
  return makeAttention({
    score: null,
    status: 'no_data',
    recency: null,
    frequency: null,
    outcome: null,
    trend: 'insufficient',
    lastInteractionAt: null,
    daysSinceLast: null,
    cadenceDays: 60,
    cadenceSource: 'default',
    nextDueAt: null,
    dueState: 'none',
    overdueDays: 0,
    interactionsInWindow: 0,
    reasons: [
      "Nothing is recorded yet, so there's nothing to measure.",
      'Log the last time you were in touch, and this will start to count.',
    ],
  });
}

/** An open step. Override the fields that the test is about. */
export function makeAction(overrides: Partial<ContactAction> = {}): ContactAction {
  return {
    id: 'R3:018f6b1e-0000-7000-8000-000000000115:1a2b3c4d',
    contactId: '018f6b1e-0000-7000-8000-000000000115',
    ruleId: 'R3',
    title: 'Reach out with a short message',
    reason: 'The last contact was 50 days ago, 20 days past your usual 30-day cadence.',
    actionType: 'reach_out',
    priority: 70,
    dueAt: '2026-02-07T09:00:00.000Z',
    channelHint: 'message',
    tipIds: ['message-one-question'],
    evidence: {},
    link: '/contacts/018f6b1e-0000-7000-8000-000000000115',
    status: 'open',
    snoozedUntil: null,
    ...overrides,
  };
}

/** A call that went well. Override the fields that the test is about. */
export function makeInteraction(overrides: Partial<Interaction> = {}): Interaction {
  return {
    id: 'i-1',
    contactId: '018f6b1e-0000-7000-8000-000000000115',
    type: 'call',
    description: 'Budget for the spring',
    notes: 'Wants the figures before Friday.',
    duration: 40,
    interactionDate: '2026-01-08T09:00:17.000Z',
    createdAt: '2026-01-08T10:00:00.000Z',
    outcome: 'positive',
    followUpAt: null,
    followUpText: null,
    followUpStatus: null,
    meeting: null,
    ...overrides,
  };
}

/** A promise of the user without a day. Override the fields that the test is about. */
export function makeCommitment(overrides: Partial<Commitment> = {}): Commitment {
  return {
    id: '0198a000-0000-7000-8000-000000000021',
    contactId: '018f6b1e-0000-7000-8000-000000000115',
    interactionId: null,
    kind: 'i_promised',
    text: 'Send the price list',
    dueOn: null,
    createdAt: '2026-01-08T09:00:00.000Z',
    doneAt: null,
    snoozedUntil: null,
    ...overrides,
  };
}
