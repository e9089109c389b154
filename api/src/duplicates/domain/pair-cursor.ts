import { isUuid } from '@rapport/contracts';
import { cursorText, cursorValues } from '../../paging/domain/cursor-text.ts';

/** The last pair of a page. */
export interface PairCursor {
  certainty: number;
  id: string;
  otherId: string;
}

/** Encodes the cursor as an opaque, URL-safe string. */
export function encodePairCursor({ certainty, id, otherId }: PairCursor): string {
  return cursorText([String(certainty), id, otherId]);
}

/** @returns null for anything that `encodePairCursor` didn't create */
export function decodePairCursor(text: string): PairCursor | null {
  const [certainty, id, otherId] = cursorValues(text);
  return typeof certainty === 'string' &&
    /^[1-9]\d{0,2}$/.test(certainty) &&
    isUuid(id) &&
    isUuid(otherId)
    ? { certainty: Number(certainty), id, otherId }
    : null;
}
