import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/**
 * Measures the web vitals of this page, each time they change: what they are once it's hidden, the browser may tell
 * too late.
 * @param note called with the name, like `lcp`, and the value: milliseconds, and for `cls` the shift
 */
export function watchVitals(note: (name: string, value: number) => void): void {
  const hear = ({ name, value }: Metric) => note(name.toLowerCase(), value);
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(hear, { reportAllChanges: true });
}
