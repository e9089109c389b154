/** A day like `2027-03-31` in words: "March 31, 2027", or "Mar 31, 2027". Any other text stays. */
export function dayText(day: string, month: 'long' | 'short' = 'long'): string {
  const date = new Date(`${day}T00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const parts = { year: 'numeric', month, day: 'numeric' } as const;
  return date.toLocaleDateString('en-US', { ...parts, timeZone: 'UTC' });
}
