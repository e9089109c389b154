import { randomUUID } from 'node:crypto';
import { compare, hash } from 'bcryptjs';

/** The cost that the library hashes new passwords with. */
const HASH_COST = 10;

/** Checks passwords as the library does, and takes as long without a password to compare with. */
export type Passwords = {
  /** @param stored null where there is no account: nothing matches, after the same work */
  matches(password: string, stored: string | null): Promise<boolean>;
  /** What is stored of a new password. */
  hash(password: string): Promise<string>;
};

/** Makes the hash that stands in for those that do not exist. */
export async function openPasswords(): Promise<Passwords> {
  const standIn = await hash(randomUUID(), HASH_COST);
  return {
    matches: async (password, stored) =>
      (await compare(password, stored ?? standIn)) && stored !== null,
    hash: (password) => hash(password, HASH_COST),
  };
}
