import { MOST_IMPORT_ROWS } from '@rapport/contracts';
import { pauseForBrowser } from './pause-for-browser.ts';
import { isVcard } from './card-text.ts';
import { decodeText } from './encoding/decode-text.ts';
import { type Encoding } from './encoding/encodings.ts';
import {
  binaryFailure,
  fileFailure,
  type FileFailure,
  NOT_TEXT,
  sizeFailure,
} from './file-failure.ts';
import { readTable } from './read-table.ts';
import { type Cards, readVcards } from './read-vcards.ts';
import { recognizeTable, type Table } from './recognize-table.ts';

/** The encoding of a file; null if it's all ASCII, so that the encoding makes no difference. */
interface ReadAs {
  encoding: Encoding | null;
}

/** The content of a file: a table to map, the people of a vCard, or the reason why it can't be read. */
export type FileContent = (Table & ReadAs) | (Cards & ReadAs) | FileFailure;

interface Reading {
  signal?: AbortSignal;
  /** The user's encoding; detected by default. */
  encoding?: Encoding;
}

/**
 * Reads a file in the browser, without sending it.
 * @throws the abort reason of `signal`
 */
export async function readFile(file: Blob, reading: Reading = {}): Promise<FileContent> {
  const tooLarge = sizeFailure(file.size);
  if (tooLarge) return tooLarge;
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return fileFailure("The browser couldn't open it. It may have been moved or deleted.");
  }
  reading.signal?.throwIfAborted();
  return readBytes(bytes, reading);
}

/** Reads the bytes of a file in the same way. */
export async function readBytes(
  bytes: Uint8Array,
  { signal, encoding }: Reading = {},
): Promise<FileContent> {
  const binary = binaryFailure(bytes);
  if (binary) return binary;
  const decoded = await decodeText(bytes, encoding, pauseForBrowser(signal));
  if (decoded === null) return NOT_TEXT;
  const content = await contentOf(decoded.text, signal);
  if (content.kind === 'failed') return content;
  return { ...content, encoding: decoded.isPlain ? null : decoded.encoding };
}

async function contentOf(
  text: string,
  signal: AbortSignal | undefined,
): Promise<Table | Cards | FileFailure> {
  if (isVcard(text)) {
    const cards = await readVcards(text, signal);
    return cards.kind === 'cards' ? (tooMany(cards.people.length) ?? cards) : cards;
  }
  if (/^\s*(<!doctype|<html|<\?xml|[{[]\s*["{[])/i.test(text)) {
    return fileFailure("It's a web page or a data file, not a CSV. Choose a CSV or vCard file.");
  }
  const table = await readTable(text, signal);
  if (table.kind === 'failed') return table;
  const recognized = recognizeTable(table.lines);
  if (recognized.rows.length === 0) return fileFailure('There are no people in it.');
  return tooMany(recognized.rows.length) ?? recognized;
}

function tooMany(people: number): FileFailure | null {
  if (people <= MOST_IMPORT_ROWS) return null;
  const most = MOST_IMPORT_ROWS.toLocaleString('en-US');
  return fileFailure(
    `It has ${people.toLocaleString('en-US')} people, and ${most} is the most. Split it into smaller files.`,
    'This file is too large.',
  );
}
