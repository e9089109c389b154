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

export const CHANNEL_HINTS = ['call', 'message', 'meeting'] as const;
export type ChannelHint = (typeof CHANNEL_HINTS)[number];

/** The rules that suggest an action; api/src/actions/domain has them. */
export const ACTION_RULES = [
  'R1',
  'R2',
  'R3',
  'R4',
  'R5',
  'R6',
  'R7',
  'R8',
  'R9',
  'R10',
  'R11',
] as const;
export type ActionRule = (typeof ACTION_RULES)[number];

/** For how many days an action can be put off. */
export const SNOOZE_DAYS = [1, 7, 30] as const;

/** How many open actions of a contact are shown at a time. */
export const MOST_OPEN_ACTIONS = 3;

/**
 * One entry of GET /api/actions/{contactId}, highest priority first: at most three open ones, among
 * them those that are open again after a snooze or because they were taken back, and what is snoozed,
 * done or dismissed as long as the reason for it is still there.
 */
export interface ContactAction {
  /** `ruleId:contactId:bucket`; the bucket changes when the inputs of the rule change. */
  id: string;
  contactId: string;
  /** One of `ACTION_RULES`, or a rule of a newer API. */
  ruleId: string;
  title: string;
  /** Why the rule applies, in one sentence. */
  reason: string;
  actionType: ActionType;
  /** 0–100. */
  priority: number;
  dueAt: string | null;
  /** How to get in touch; null where the action is something else, or where no channel stands out. */
  channelHint: ChannelHint | null;
  /** Ids for `contactTip`. */
  tipIds: string[];
  /** The inputs of the rule by name; when they change, the action is a new one. */
  evidence: Record<string, string | number | boolean | null>;
  /** A path inside the product where the action is done. */
  link: string | null;
  status: ActionStatus;
  /** Only while snoozed. */
  snoozedUntil: string | null;
}

/** Body of PATCH /api/actions/{contactId}/{actionId}, which answers the `ContactAction`. */
export interface UpdateAction {
  /** `open` takes back what was done, dismissed or snoozed. */
  status: ActionStatus;
  /** Needed with `snoozed` and in the future; null or left out with everything else. */
  snoozedUntil?: string | null;
}
