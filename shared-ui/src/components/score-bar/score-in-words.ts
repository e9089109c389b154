interface Score {
  label: string;
  value: number | null;
  lowLabel: string | undefined;
  highLabel: string | undefined;
  highlight: 'low' | 'high' | undefined;
  valueText: string | undefined;
}

/**
 * Returns the content of a score bar as one sentence for screen readers, for example "Energy: 25 of 100, low,
 * between Reserved and Outgoing, on the Reserved side".
 */
export function scoreInWords({
  label,
  value,
  lowLabel,
  highLabel,
  highlight,
  valueText,
}: Score): string {
  const parts = [value === null ? undefined : `${value} of 100`, valueText];
  if (lowLabel !== undefined && highLabel !== undefined) {
    parts.push(`between ${lowLabel} and ${highLabel}`);
    const reached = { low: lowLabel, high: highLabel };
    if (highlight) parts.push(`on the ${reached[highlight]} side`);
    else if (value !== null) parts.push('in the middle');
  }
  return `${label}: ${parts.filter((part) => part !== undefined).join(', ')}`;
}
