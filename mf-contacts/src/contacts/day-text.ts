/** A moment as the local day that people write, like "May 3, 2026". */
export function dayText(moment: string | Date = new Date()): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long' });
}
