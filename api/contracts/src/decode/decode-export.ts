import { type ExportedData } from '../wire/export.ts';
import { moment, record } from './decoder.ts';

/**
 * Reads when an export was made. The rest of the export is for people and other programs: a client hands
 * it on as it came.
 */
export const decodeExport = /* @__PURE__ */ record<Pick<ExportedData, 'exportedAt'>>({
  exportedAt: moment,
});
