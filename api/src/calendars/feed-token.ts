import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;
const OWNER_BYTES = 16;
const TOKEN = /^[\w-]{64}$/;

/**
 * A new token of a feed: the id of its owner, by which its row is found, and 32 random bytes, which no one
 * can guess.
 */
export function newFeedToken(owner: string): string {
  const id = Buffer.from(owner.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, randomBytes(SECRET_BYTES)]).toString('base64url');
}

/** Whose feed a token is of, if it is of one; null for what is no token. */
export function ownerOfFeedToken(token: string): string | null {
  if (!TOKEN.test(token)) return null;
  const hex = Buffer.from(token, 'base64url').subarray(0, OWNER_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** What is stored of a token: enough to recognize it, and not to make it. */
export function hashOfFeedToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether the stored hash is of this token, in a time that says nothing about it. */
export function isHashOfFeedToken(hash: Buffer, token: string): boolean {
  const given = hashOfFeedToken(token);
  return hash.length === given.length && timingSafeEqual(hash, given);
}
