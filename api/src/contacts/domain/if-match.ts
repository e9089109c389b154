const TAG = /^(?:W\/)?"(\d{1,9})-[\w-]*"$/;

/**
 * Returns whether an `If-Match` header allows a change of `version`. Only the number before the dash of an ETag
 * counts: the rest is a digest that a later release may compute differently. A proxy that compresses responses may
 * have made the tag weak, which doesn't affect the number.
 */
export function ifMatchAllows(header: string, version: number): boolean {
  return header.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || Number(TAG.exec(tag)?.[1]) === version;
  });
}
