import { createHash, randomInt } from 'node:crypto';

/** Links contain a hash of address and code. Ten digits, because six could be guessed from the hash. */
export const CODE_LENGTH = 10;

/** An emailed secret: the code to type, and its hash, which is stored and used in links. */
export type MailCode = { code: string; tokenHash: string };

/**
 * Creates a code for an address.
 *
 * @param email in lowercase, as the library stores it
 */
export function newMailCode(email: string): MailCode {
  const code = Array.from({ length: CODE_LENGTH }, () => randomInt(10)).join('');
  return { code, tokenHash: hashOfCode(email, code) };
}

/** Returns the hash by which the library finds a typed code. */
export function hashOfCode(email: string, code: string): string {
  return createHash('sha256').update(`${email}${code}`).digest('hex');
}
