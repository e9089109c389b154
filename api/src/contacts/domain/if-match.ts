const TAG = /^(?:W\/)?"(\d{1,9})-[\w-]*"$/;

/**
 * Whether an `If-Match` header allows a change of `version`. Only the number in front of the dash
 * of an ETag counts: the rest is a digest that a later release may compute differently. A proxy
 * that compresses answers may have made the tag weak, which changes nothing about the number.
 */
export function ifMatchAllows(header: string, version: number): boolean {
  return header.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || Number(TAG.exec(tag)?.[1]) === version;
  });
}
