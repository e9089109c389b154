/** The version of the self-assessment that the product asks. */
export const ASSESSMENT_VERSION = '2.0';

/** The version of the responsible-use note that the product shows. Change it with the meaning of the note. */
export const RESPONSIBLE_USE_VERSION = '1';

/** Whose access ends: of the session of the token, of all sessions, or of all but this one. */
export const REVOCATION_SCOPES = ['global', 'local', 'others'] as const;
export type RevocationScope = (typeof REVOCATION_SCOPES)[number];
