/** The cadences that contacts get, in days. */
export interface Defaults {
  /** For contacts without any of the labels; null for none. */
  days: number | null;
  labels: readonly { labelId: string; days: number }[];
}

/** The cadence of a contact with these labels: the shortest of them, else that for all; null for none. */
export function defaultFor({ days, labels }: Defaults, labelIds: readonly string[]): number | null {
  const own = labels.filter(({ labelId }) => labelIds.includes(labelId.toLowerCase()));
  return own.length > 0 ? Math.min(...own.map((each) => each.days)) : days;
}
