import { randomUUID } from 'node:crypto';
import { compare, hash } from 'bcryptjs';

/** Checks passwords as the library does, and takes as long if there's no password to compare with. */
export type Passwords = {
  /** @param stored null without an account: nothing matches, after the same work */
  matches(password: string, stored: string | null): Promise<boolean>;
  /** Returns the hash of a new password, as it's stored. */
  hash(password: string): Promise<string>;
};

/**
 * Creates the hash that is compared if an account doesn't exist.
 *
 * @param cost same as for all passwords: with a cheaper one, the timing would reveal who has an account
 */
export async function openPasswords(cost: number): Promise<Passwords> {
  const standIn = await hash(randomUUID(), cost);
  return {
    matches: async (password, stored) =>
      (await compare(password, stored ?? standIn)) && stored !== null,
    hash: (password) => hash(password, cost),
  };
}
