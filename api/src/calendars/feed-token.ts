import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;
const OWNER_BYTES = 16;
const TOKEN = /^[\w-]{64}$/;

/** Creates a feed token: the ID of its owner, for finding the row, and 32 random bytes. */
export function newFeedToken(owner: string): string {
  const id = Buffer.from(owner.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, randomBytes(SECRET_BYTES)]).toString('base64url');
}

/** Returns the owner that a token names, without checking the token; null if it isn't a token. */
export function ownerOfFeedToken(token: string): string | null {
  if (!TOKEN.test(token)) return null;
  const hex = Buffer.from(token, 'base64url').subarray(0, OWNER_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns the hash that's stored: it recognizes a token but can't recreate it. */
export function hashOfFeedToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Compares a stored hash with a token in constant time. */
export function isHashOfFeedToken(hash: Buffer, token: string): boolean {
  const given = hashOfFeedToken(token);
  return hash.length === given.length && timingSafeEqual(hash, given);
}
