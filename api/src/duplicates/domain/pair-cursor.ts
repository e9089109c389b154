import { isUuid } from '@rapport/contracts';
import { cursorText, cursorValues } from '../../paging/domain/cursor-text.ts';

/** Where a page of pairs ended. */
export interface PairCursor {
  certainty: number;
  id: string;
  otherId: string;
}

/** One opaque word for a URL. */
export function encodePairCursor({ certainty, id, otherId }: PairCursor): string {
  return cursorText([String(certainty), id, otherId]);
}

/** @returns null for everything that `encodePairCursor` did not make */
export function decodePairCursor(text: string): PairCursor | null {
  const [certainty, id, otherId] = cursorValues(text);
  return typeof certainty === 'string' &&
    /^[1-9]\d{0,2}$/.test(certainty) &&
    isUuid(id) &&
    isUuid(otherId)
    ? { certainty: Number(certainty), id, otherId }
    : null;
}
