export const TODAY_DUE_KINDS = ['repair', 'overdue', 'due'] as const;

export const KNOWN_LEAST_KINDS = ['assess', 'complete_profile'] as const;
