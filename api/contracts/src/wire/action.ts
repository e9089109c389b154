export const ACTION_TYPES = [
  'reach_out',
  'follow_up',
  'repair',
  'assess',
  'refine',
  'prepare',
  'complete_profile',
  'review',
] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

export const ACTION_STATUSES = ['open', 'snoozed', 'done', 'dismissed'] as const;
export type ActionStatus = (typeof ACTION_STATUSES)[number];

export type ChannelHint = 'call' | 'message' | 'meeting';

/** One entry of GET /api/actions/{contactId}, highest priority first. */
export interface ContactAction {
  /** `ruleId:contactId:bucket`; the bucket changes when the inputs of the rule change. */
  id: string;
  contactId: string;
  /** R1 to R11. */
  ruleId: string;
  title: string;
  /** Why the rule applies, in one sentence. */
  reason: string;
  actionType: ActionType;
  /** 0–100. */
  priority: number;
  dueAt: string | null;
  /** From the outward or inward letter; null while that letter is open or unknown. */
  channelHint: ChannelHint | null;
  tipIds: string[];
  /** The inputs the rule looked at, by name. */
  evidence: Record<string, string | number | boolean | null>;
  /** A path inside the product where the action is done. */
  link: string | null;
  status: ActionStatus;
  snoozedUntil: string | null;
}
