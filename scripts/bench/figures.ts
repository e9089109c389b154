/** The middle value; of an even number of values the lower of the two in the middle. NaN for none. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value that so many percent of all values do not exceed; NaN for none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}
