/**
 * Where a person stands for the staged releases of one remote: a number from 0 up to 100, spread
 * evenly, always the same for the same person and remote, and unrelated from remote to remote. A
 * release for 10 percent goes to everybody below 10, and so does one for 20.
 * (FNV-1a, 32 bits, with the finalizer of MurmurHash3: alike ids end up far apart.)
 */
export function bucketOf(userId: string, remote: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${remote} ${userId}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100;
}
