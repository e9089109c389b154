import { type ExportedData } from '../wire/export.ts';
import { moment, record } from './decoder.ts';

const readDate = record<Pick<ExportedData, 'exportedAt'>>({ exportedAt: moment });

/**
 * When an export was made. The rest of it is for people and other programs: it is handed on as it came.
 * @throws UnreadableAnswer for what is no export
 */
export function decodeExportDate(value: unknown): string {
  return readDate(value).exportedAt;
}
