/** The default cadences, in days. */
export interface Defaults {
  /** For contacts without any of the labels; null for no default. */
  days: number | null;
  labels: readonly { labelId: string; days: number }[];
}

/**
 * Returns the default for a contact with these labels: the shortest of their cadences, or else the general one;
 * null without any.
 */
export function defaultFor({ days, labels }: Defaults, labelIds: readonly string[]): number | null {
  const own = labels.filter(({ labelId }) => labelIds.includes(labelId.toLowerCase()));
  return own.length > 0 ? Math.min(...own.map((each) => each.days)) : days;
}
