import { randomUUID } from 'node:crypto';
import { compare, hash } from 'bcryptjs';

/** Checks passwords as the library does, and takes as long without a password to compare with. */
export type Passwords = {
  /** @param stored null where there is no account: nothing matches, after the same work */
  matches(password: string, stored: string | null): Promise<boolean>;
  /** What is stored of a new password. */
  hash(password: string): Promise<string>;
};

/**
 * Makes the hash that stands in for those that do not exist.
 *
 * @param cost that of all passwords: a cheaper stand-in would tell by the clock who has an account
 */
export async function openPasswords(cost: number): Promise<Passwords> {
  const standIn = await hash(randomUUID(), cost);
  return {
    matches: async (password, stored) =>
      (await compare(password, stored ?? standIn)) && stored !== null,
    hash: (password) => hash(password, cost),
  };
}
