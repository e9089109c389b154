import { type ImportRow } from '@rapport/api-client';
import { MOST_ROWS_PER_CALL } from '@rapport/contracts';

/** A request may have 100 kB and 4,000 values. Some space is left for what surrounds the rows. */
const MOST_BYTES = 90_000;
const MOST_VALUES = 3_600;

/** Splits rows into requests within the API's limits. A row that's too large for any request is sent alone. */
export function* batchesOf(rows: readonly ImportRow[]): Generator<ImportRow[]> {
  let batch: ImportRow[] = [];
  let bytes = 0;
  let values = 0;
  for (const row of rows) {
    const size = new TextEncoder().encode(JSON.stringify(row)).length + 1;
    const count = valuesIn(row);
    const isFull =
      batch.length >= MOST_ROWS_PER_CALL ||
      bytes + size > MOST_BYTES ||
      values + count > MOST_VALUES;
    if (isFull && batch.length > 0) {
      yield batch;
      batch = [];
      bytes = 0;
      values = 0;
    }
    batch.push(row);
    bytes += size;
    values += count;
  }
  if (batch.length > 0) yield batch;
}

function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, each: unknown) => sum + valuesIn(each), 1);
}
