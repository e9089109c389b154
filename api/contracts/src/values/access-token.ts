/** What an access token can allow a program to do. None of them includes another one. */
export const ACCESS_SCOPES = [
  'contacts:read',
  'contacts:write',
  'interactions',
  'meetings',
  'guidance:read',
  'export',
] as const;

export type AccessScope = (typeof ACCESS_SCOPES)[number];

/** The longest name of an access token in characters, how many a user can have, and how many days one lasts. */
export const ACCESS_TOKEN_LIMITS = {
  name: 60,
  perUser: 20,
  defaultDays: 90,
  longestDays: 365,
} as const;
