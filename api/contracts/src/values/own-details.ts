/** The days on which a week can begin. */
export const FIRST_WEEKDAYS = ['monday', 'saturday', 'sunday'] as const;
export type FirstWeekday = (typeof FIRST_WEEKDAYS)[number];

/** The order of day and month in dates like 3/4/1985. */
export const DATE_ORDERS = ['month-first', 'day-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** The optional fields of the user's own card; the title goes with the company. */
export const CARD_FIELDS = ['email', 'phone', 'company'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** The maximum number of characters of the user's details; together they fit into a scannable code. */
export const OWN_DETAILS_LIMITS = { name: 200, title: 120, company: 120, pronouns: 40 } as const;
