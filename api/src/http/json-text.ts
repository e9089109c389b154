import { type TotalRelation } from '@rapport/contracts';

/** JSON text from Postgres; it's sent to the client without being parsed. */
export class JsonText<T> {
  /** Never set. It tells the compiler which type the text represents. */
  declare protected readonly represents: T;

  /** @param version of the resource, if changes can be conditional on it */
  constructor(
    readonly text: string,
    readonly version: number | null = null,
  ) {}

  /** Parses the text. It comes from our own statement, so it isn't validated. */
  parsed(): T {
    return JSON.parse(this.text);
  }
}

/** JSON as a file to download: it's sent with a file name, and must not be cached. */
export class JsonFile<T> {
  declare protected readonly represents: T;

  /** @param name ASCII without special characters, because it's sent in a header */
  constructor(
    readonly text: string,
    readonly name: string,
  ) {}
}

/** A file other than JSON, sent in chunks while it's created. */
export class TextFile {
  /**
   * @param type its media type
   * @param name ASCII without special characters, because it's sent in a header
   */
  constructor(
    readonly type: string,
    readonly name: string,
    readonly pieces: AsyncIterable<string>,
  ) {}
}

/** The size of a whole list. */
export interface Total {
  count: number;
  /** Null if the count is exact. */
  relation: TotalRelation | null;
}

/** One page of a list. */
export class Page<T> {
  declare protected readonly represents: T;

  /**
   * @param text a JSON array of the items, in order
   * @param next cursor of the next page; null on the last one
   * @param total size of the whole list; null if it wasn't requested
   */
  constructor(
    readonly text: string,
    readonly next: string | null = null,
    readonly total: Total | null = null,
  ) {}
}

/** Joins JSON items from Postgres into a JSON array. */
export function arrayOf(items: readonly string[]): string {
  return `[${items.join(',')}]`;
}
