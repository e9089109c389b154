/** The longest name of a view, in characters, and how many views a user can have. */
export const SAVED_VIEW_LIMITS = { name: 60, perUser: 50 } as const;
