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

/** The rules that suggest an action; see api/src/actions/domain. */
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

/** The numbers of days for which an action can be snoozed. */
export const SNOOZE_DAYS = [1, 7, 30] as const;

/** The maximum number of open actions shown for a contact. */
export const MOST_OPEN_ACTIONS = 3;
