/** Returns whether two different texts become equal by adding, leaving out, replacing, or swapping one letter. */
export function isOneEdit(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (shorter === longer || longer.length - shorter.length > 1) return false;
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at += 1;
  if (shorter.length < longer.length) return shorter.slice(at) === longer.slice(at + 1);
  if (shorter.slice(at + 1) === longer.slice(at + 1)) return true;
  const isSwapped = shorter[at] === longer[at + 1] && shorter[at + 1] === longer[at];
  return isSwapped && shorter.slice(at + 2) === longer.slice(at + 2);
}
