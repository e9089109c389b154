/**
 * Matches what makes a spreadsheet run a cell as a formula, in half or in full width, after any number
 * of apostrophes: those are counted so that a value which begins with one already comes back as it was.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
/** Phone numbers, each on a line of its own: a program that takes cells literally has to read them as they are. */
const PHONE = String.raw`[\d(][\d ()\u00a0\u202f.-]*(?:(?:ext\.?|x) ?\d+)?`;
/** A space between the first digits keeps what follows from being computed: 1 505-867 is no formula, and 1-505-867 is. */
const PHONES = new RegExp(
  String.raw`^\+(?=\d+(?:[ \u00a0\u202f][\d(]|\n|$))${PHONE}(?:\n\+?${PHONE})*$`,
);

/**
 * A value of a CSV file in quotes. An apostrophe in front makes one harmless that a spreadsheet would run; a phone
 * number with spaces can't do anything.
 */
export function csvCell(value: string): string {
  const harmless = FORMULA.test(value) && !PHONES.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A line of a CSV file, with its end. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** A cell as it was before `csvCell` made it harmless; other cells stay as they are. */
export function restoredCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
