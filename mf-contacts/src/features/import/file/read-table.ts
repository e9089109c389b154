import Papa from 'papaparse';
import { restoredCell } from '@rapport/contracts';
import { pauseForBrowser } from './pause-for-browser.ts';
import { fileFailure, type FileFailure } from './file-failure.ts';

/** The characters parsed at a time, so that the page stays responsive. */
const SLICE = 100_000;

const DELIMITERS = [',', ';', '\t'];

/** The nonempty lines of a CSV file, unchanged. */
export interface Lines {
  kind: 'lines';
  lines: string[][];
}

/**
 * Reads a CSV file with commas, semicolons, or tabs.
 * @throws the abort reason of `signal`, when the user chooses another file
 */
export async function readTable(text: string, signal?: AbortSignal): Promise<Lines | FileFailure> {
  const hint = /^sep=([,;\t])(?:\r\n?|\n)/i.exec(text);
  const newline = lineEndOf(text);
  const delimiter = hint?.[1] ?? guessDelimiter(text, newline);
  const breathe = pauseForBrowser(signal);
  const lines: string[][] = [];
  let start = hint?.[0].length ?? 0;
  let length = SLICE;
  while (start < text.length) {
    const isLast = start + length >= text.length;
    const parser = new Papa.Parser({ delimiter, newline });
    const part: Papa.ParseResult<unknown> = parser.parse(
      text.slice(start, start + length),
      0,
      !isLast,
    );
    if (isLast && part.errors.some(({ code }) => code === 'MissingQuotes')) {
      return fileFailure(
        `A quotation mark is opened and never closed, at line ${lines.length + part.data.length} or before. Correct the file and drop it here again.`,
      );
    }
    for (const line of part.data) {
      const cells = cellsOf(line);
      if (cells.some((cell) => cell.trim() !== '')) lines.push(cells);
    }
    if (isLast) break;
    // A line that's longer than the slice is read with a larger slice.
    if (part.meta.cursor === 0) length *= 2;
    start += part.meta.cursor;
    await breathe();
  }
  return { kind: 'lines', lines };
}

function cellsOf(line: unknown): string[] {
  return Array.isArray(line)
    ? line.map((cell, index) => cellOf(String(cell), index === line.length - 1))
    : [];
}

function cellOf(cell: string, isLast: boolean): string {
  const bare = isLast ? cell.replace(/\r$/, '') : cell;
  // A formula that's only a text. Programs write it to prevent spreadsheets from truncating a number.
  const [, text] = /^="((?:[^"]|"")*)"$/.exec(bare) ?? [];
  return text?.replaceAll('""', '"') ?? restoredCell(bare);
}

/**
 * The line end of a table: old Mac spreadsheets end lines with a carriage return, and have line feeds only in
 * quotes. In a file with line feeds, a carriage return before one is removed from the last cell.
 */
function lineEndOf(text: string): '\n' | '\r' {
  const bare = text.slice(0, SLICE).replaceAll(/"[^"]*"/g, '');
  return bare.includes('\r') && !bare.includes('\n') ? '\r' : '\n';
}

function guessDelimiter(text: string, newline: '\n' | '\r'): string {
  const { meta } = Papa.parse(text.slice(0, SLICE), {
    newline,
    preview: 20,
    delimitersToGuess: DELIMITERS,
    skipEmptyLines: true,
  });
  return DELIMITERS.includes(meta.delimiter) ? meta.delimiter : ',';
}
