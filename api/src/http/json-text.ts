import { type TotalRelation } from '@rapport/contracts';

/** JSON text that Postgres wrote; it is sent to the client without being parsed. */
export class JsonText<T> {
  /** Is never set. It tells the compiler which type the text stands for. */
  declare protected readonly represents: T;

  /** @param version of the resource, where it has one that a change can be made conditional on */
  constructor(
    readonly text: string,
    readonly version: number | null = null,
  ) {}

  /** What the text says. Our own statement wrote it, so nothing is checked. */
  parsed(): T {
    return JSON.parse(this.text);
  }
}

/** The same as a file to download: it is sent with a file name, and no cache may store it. */
export class JsonFile<T> {
  declare protected readonly represents: T;

  /** @param name plain characters only: it goes into a header */
  constructor(
    readonly text: string,
    readonly name: string,
  ) {}
}

/** A file that is no JSON, sent piece by piece while it is made. */
export class TextFile {
  /**
   * @param type its media type
   * @param name plain characters only: it goes into a header
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
  /** Null where the count is exact. */
  relation: TotalRelation | null;
}

/** One page of a list. */
export class Page<T> {
  declare protected readonly represents: T;

  /**
   * @param text a JSON array of the items, in order
   * @param next cursor of the following page, null on the last one
   * @param total size of the whole list, null where no one asked
   */
  constructor(
    readonly text: string,
    readonly next: string | null = null,
    readonly total: Total | null = null,
  ) {}
}

/** The JSON array of items that Postgres wrote one by one. */
export function arrayOf(items: readonly string[]): string {
  return `[${items.join(',')}]`;
}
