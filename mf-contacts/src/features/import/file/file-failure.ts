/** The reason why a file can't be read, in words for the page. */
export interface FileFailure {
  kind: 'failed';
  title: string;
  advice: string;
}

export function fileFailure(advice: string, title = "Couldn't read this file."): FileFailure {
  return { kind: 'failed', title, advice };
}

export const MOST_MEGABYTES = 50;

const MEGABYTE = 1_000_000;

/** The problem of a file's size; null if there's none. */
export function sizeFailure(bytes: number): FileFailure | null {
  if (bytes === 0) return fileFailure("It's empty.");
  if (bytes <= MOST_MEGABYTES * MEGABYTE) return null;
  const size = `${Math.round(bytes / MEGABYTE)} MB`;
  return fileFailure(
    `It has ${size}, and ${MOST_MEGABYTES} MB is the most. Leave out the photos, or split it into smaller files.`,
    'This file is too large.',
  );
}

const SIGNATURES: readonly { bytes: readonly number[]; advice: string }[] = [
  {
    // A ZIP archive, like newer spreadsheets.
    bytes: [0x50, 0x4b, 0x03, 0x04],
    advice:
      "It's a spreadsheet or an archive, not a CSV. Open it, choose Save as, then CSV (UTF-8), and drop the new file here.",
  },
  {
    // Spreadsheets from before 2007.
    bytes: [0xd0, 0xcf, 0x11, 0xe0],
    advice:
      "It's a spreadsheet, not a CSV. Open it, choose Save as, then CSV (UTF-8), and drop the new file here.",
  },
  { bytes: [0x25, 0x50, 0x44, 0x46], advice: "It's a PDF. Choose a CSV or vCard file." },
];

/** The advice for a known binary file, detected by its first bytes. */
export function binaryFailure(bytes: Uint8Array): FileFailure | null {
  const known = SIGNATURES.find((each) => each.bytes.every((byte, index) => bytes[index] === byte));
  return known ? fileFailure(known.advice) : null;
}

export const NOT_TEXT = fileFailure("It isn't a text file. Choose a CSV or vCard file.");
