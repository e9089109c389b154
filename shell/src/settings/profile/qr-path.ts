import { encode } from 'uqr';

/** A code of black squares on white. */
export interface CodePicture {
  /** Squares on a side, with the white rim that a camera needs. */
  size: number;
  /** The black squares as the path of an SVG whose unit is a square. */
  path: string;
}

/** Empty squares around a code (ISO/IEC 18004). */
const RIM = 4;

/** Levels of correction, the best first: what is long fits into a code with less of it. */
const LEVELS = ['M', 'L'] as const;

/** The QR code of a text; null for one that is too long for any. */
export function codePicture(text: string): CodePicture | null {
  for (const ecc of LEVELS) {
    try {
      const { data, size } = encode(text, { ecc, border: RIM });
      return { size, path: data.map(rowPath).join('') };
    } catch (error) {
      if (!(error instanceof Error && /too long/i.test(error.message))) throw error;
    }
  }
  return null;
}

/** The black squares of a row, neighbors as one. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const from = x;
    while (row[x + 1] === true) x += 1;
    path += `M${from} ${y}h${x - from + 1}v1H${from}z`;
  }
  return path;
}
