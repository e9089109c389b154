/**
 * One at a time, until the transaction ends: making a person's first row and deleting them. There is no
 * row to lock in between, so the lock is one of a number that the id gives.
 */
export const LOCK_PERSON = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';
