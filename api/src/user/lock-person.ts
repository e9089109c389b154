/**
 * Serializes creating and deleting a user's first row until the transaction ends. While there's no row to lock,
 * this uses an advisory lock derived from the ID.
 */
export const LOCK_PERSON = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';
