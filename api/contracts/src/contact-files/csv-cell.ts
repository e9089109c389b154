/**
 * Matches text that a spreadsheet would run as a formula, in half or full width, after any number of apostrophes: a
 * value that already begins with one then also reads back unchanged.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
/** Phone numbers, each on a separate line; programs that read cells literally need them unchanged. */
const PHONE = String.raw`[\d(][\d ()\u00a0\u202f.-]*(?:(?:ext\.?|x) ?\d+)?`;
/** A space between the first digits prevents evaluation: 1 505-867 isn't a formula, but 1-505-867 is. */
const PHONES = new RegExp(
  String.raw`^\+(?=\d+(?:[ \u00a0\u202f][\d(]|\n|$))${PHONE}(?:\n\+?${PHONE})*$`,
);

/**
 * Returns a value of a CSV file in quotes. A value that a spreadsheet would run as a formula gets an apostrophe in
 * front; phone numbers with spaces are harmless.
 */
export function csvCell(value: string): string {
  const harmless = FORMULA.test(value) && !PHONES.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Returns a line of a CSV file, including its line break. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** Returns a cell as it was before `csvCell` added an apostrophe; other cells stay unchanged. */
export function restoredCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
