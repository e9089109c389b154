/** The current version of the self-assessment. */
export const ASSESSMENT_VERSION = '2.0';

/** The current version of the responsible-use note. Change it when the note's meaning changes. */
export const RESPONSIBLE_USE_VERSION = '1';

/** The sessions to end: all sessions, the current one, or all others. */
export const REVOCATION_SCOPES = ['global', 'local', 'others'] as const;
export type RevocationScope = (typeof REVOCATION_SCOPES)[number];
