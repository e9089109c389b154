import { encode } from 'uqr';

/** A QR code of black modules on white. */
export interface CodePicture {
  /** Modules per side, including the quiet zone that cameras need. */
  size: number;
  /** The black modules as an SVG path whose unit is a module. */
  path: string;
}

/** The width of the quiet zone in modules (ISO/IEC 18004). */
const RIM = 4;

/** Error correction levels, best first; a long text needs a lower one. */
const LEVELS = ['M', 'L'] as const;

/** Returns the QR code of a text; null if it's too long. */
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

/** Returns the black modules of a row, adjacent ones joined. */
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
