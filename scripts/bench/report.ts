import { type Comparison } from './compare.ts';
import { type Line, type Visit } from './visit.ts';

const ROWS: { title: string; key: keyof Visit; unit: string }[] = [
  { title: 'JavaScript', key: 'scriptBytes', unit: 'B' },
  { title: 'Scripts', key: 'scriptRequests', unit: '' },
  { title: 'All bytes', key: 'bytes', unit: 'B' },
  { title: 'Requests', key: 'requests', unit: '' },
  { title: 'First paint', key: 'firstPaint', unit: 'ms' },
  { title: 'Contacts shown', key: 'contactsShown', unit: 'ms' },
];

/** The comparison as a table: one line per figure, its value for each build, and the ratio of first to second. */
export function report(comparisons: readonly Comparison[]): string {
  return comparisons.map(section).join('\n\n');
}

function section({ line, cache, medians }: Comparison): string {
  const [first, second] = Object.entries(medians);
  if (!first || !second) throw new Error('A comparison needs two builds.');
  const rows = ROWS.map(({ title, key, unit }) => {
    const values = [first[1][key], second[1][key]];
    const ratio = values[1] ? ((values[0] ?? 0) / values[1]).toFixed(2) : '–';
    return cells([title, ...values.map((value) => amount(value, unit)), ratio]);
  });
  return [
    `${cache} cache, ${lineName(line)}`,
    cells(['', first[0], second[0], 'ratio']),
    ...rows,
  ].join('\n');
}

function cells([title = '', ...values]: string[]): string {
  return [title.padEnd(16), ...values.map((value) => value.padStart(14))].join('');
}

function amount(value: number, unit: string): string {
  return `${Math.round(value).toLocaleString('en')} ${unit}`.trim();
}

function lineName(line: Line): string {
  if (!line) return 'this machine';
  return `${line.latencyMs} ms and ${line.bytesPerSecond / 1_000_000} MB/s`;
}
