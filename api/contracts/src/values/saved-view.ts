/** The maximum number of characters in a view's name, and of views per user. */
export const SAVED_VIEW_LIMITS = { name: 60, perUser: 50 } as const;
