import { MOST_IMPORT_ROWS } from '@rapport/contracts';
import { decodeText } from './decode-text.ts';
import {
  binaryFailure,
  fileFailure,
  type FileFailure,
  NOT_TEXT,
  sizeFailure,
} from './file-failure.ts';
import { readTable } from './read-table.ts';
import { type Cards, isVcard, readVcards } from './read-vcards.ts';
import { recognizeTable, type Table } from './recognize-table.ts';

/** What is in a file: a table to map, the people of a vCard, or why it cannot be read. */
export type FileContent = Table | Cards | FileFailure;

/**
 * Reads a file in this page; nothing is sent.
 * @throws the reason of `signal`
 */
export async function readFile(file: Blob, signal?: AbortSignal): Promise<FileContent> {
  const tooLarge = sizeFailure(file.size);
  if (tooLarge) return tooLarge;
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return fileFailure('The browser could not open it. It may have been moved or deleted.');
  }
  signal?.throwIfAborted();
  return readBytes(bytes, signal);
}

/** The same for the bytes of a file. */
export async function readBytes(bytes: Uint8Array, signal?: AbortSignal): Promise<FileContent> {
  const binary = binaryFailure(bytes);
  if (binary) return binary;
  const text = decodeText(bytes);
  if (text === null) return NOT_TEXT;
  if (isVcard(text)) {
    const cards = await readVcards(text, signal);
    return cards.kind === 'cards' ? (tooMany(cards.people.length) ?? cards) : cards;
  }
  if (/^\s*(<!doctype|<html|<\?xml|[{[]\s*["{[])/i.test(text)) {
    return fileFailure('It is a web page or a data file, not a CSV. Choose a CSV or vCard file.');
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
