/** Returns the median; for an even number of values, the lower of the two in the middle. NaN without values. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** Returns the smallest value that this percentage of all values doesn't exceed; NaN without values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}
