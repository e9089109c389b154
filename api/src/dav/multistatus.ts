import { type Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { DavFailed } from './dav-failure.ts';

/** A property of a resource. */
interface DavProperty {
  text: string;
  /** The addresses in it. */
  hrefs: string[];
  /** The names of all elements in it, and what components (`comp`) are called. */
  names: string[];
}

/** A resource of a `multistatus` (RFC 4918). */
export interface DavResource {
  /** As the server writes it. */
  href: string;
  /** Of the resource; null if its properties have their own. */
  status: number | null;
  /** Those that the server has, by their names without the namespace. */
  properties: ReadonlyMap<string, DavProperty>;
  /** True if a property was too large and was left out. */
  isTooLarge: boolean;
}

export interface Multistatus {
  resources: DavResource[];
  syncToken: string | null;
}

const DAV = 'DAV:';
/** Characters that XML can't have. Cards have them, and one of those must not hide the others. */
// oxlint-disable-next-line no-control-regex
const UNFIT = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const DEEPEST = 40;

export interface MultistatusLimits {
  /** Characters of the whole answer. */
  all: number;
  /** Characters of one property. */
  property: number;
}

/**
 * Reads a `multistatus` while it arrives, so that no answer is in memory as a whole.
 * @throws {DavFailed} `notDav` or `tooLarge`
 */
export async function readMultistatus(
  stream: Readable,
  limits: MultistatusLimits,
): Promise<Multistatus> {
  const reader = new Reader(limits.property);
  const decoder = new TextDecoder();
  let size = 0;
  for await (const chunk of stream) {
    const text = decoder.decode(Buffer.from(chunk), { stream: true });
    size += text.length;
    if (size > limits.all) throw new DavFailed('tooLarge');
    reader.write(text);
  }
  reader.write(decoder.decode());
  return reader.end();
}

class Reader {
  private readonly parser = new SaxesParser({ xmlns: true, position: false });
  private readonly path: string[] = [];
  private readonly resources: DavResource[] = [];
  private syncToken: string | null = null;
  private isMultistatus = false;
  private text = '';
  private resource = emptyResource();
  private found = new Map<string, DavProperty>();
  private propertyStatus: number | null = null;
  private property: { name: string; depth: number; value: DavProperty; size: number } | null = null;

  constructor(private readonly mostInProperty: number) {
    this.parser.on('error', (error) => {
      throw new DavFailed('notDav', { cause: error });
    });
    this.parser.on('opentag', ({ local, uri, attributes }) =>
      this.open(local, uri, local === 'comp' ? attributes['name']?.value : undefined),
    );
    this.parser.on('closetag', ({ local }) => this.close(local));
    this.parser.on('text', (text) => this.add(text));
    this.parser.on('cdata', (text) => this.add(text));
  }

  write(text: string): void {
    this.parser.write(text.replaceAll(UNFIT, '\ufffd'));
  }

  end(): Multistatus {
    this.parser.close();
    if (!this.isMultistatus) throw new DavFailed('notDav');
    return { resources: this.resources, syncToken: this.syncToken };
  }

  private open(local: string, uri: string, called?: string): void {
    const depth = this.path.push(local);
    if (depth > DEEPEST) throw new DavFailed('notDav');
    if (depth === 1) {
      if (local !== 'multistatus' || uri !== DAV) throw new DavFailed('notDav');
      this.isMultistatus = true;
    }
    if (this.property !== null) {
      this.property.value.names.push(local);
      if (called !== undefined) this.property.value.names.push(called);
    } else if (this.path.at(-2) === 'prop') {
      const value = { text: '', hrefs: [], names: [] };
      this.property = { name: local, depth, value, size: 0 };
    } else if (local === 'response' && depth === 2) {
      this.resource = emptyResource();
      this.found = new Map();
    } else if (local === 'propstat') {
      this.found = new Map();
      this.propertyStatus = null;
    }
    if (this.property === null || local === 'href') this.text = '';
  }

  private add(text: string): void {
    this.text += text;
    const { property } = this;
    if (property === null) return;
    property.size += text.length;
    if (property.size <= this.mostInProperty) property.value.text += text;
    else this.text = '';
  }

  private close(local: string): void {
    const depth = this.path.length;
    this.path.pop();
    const { property } = this;
    if (property !== null) {
      if (local === 'href') property.value.hrefs.push(this.text.trim());
      if (depth === property.depth) this.endProperty();
      return;
    }
    const text = this.text.trim();
    const status = Number(/^HTTP\/[\d.]+ (\d{3})/.exec(text)?.[1] ?? Number.NaN);
    const parent = this.path.at(-1);
    if (local === 'response' && depth === 2) this.resources.push(this.resource);
    else if (local === 'href' && parent === 'response') this.resource.href = text;
    else if (local === 'status' && parent === 'response') this.resource.status = status;
    else if (local === 'status' && parent === 'propstat') this.propertyStatus = status;
    else if (local === 'propstat') this.endProperties();
    else if (local === 'sync-token' && depth === 2) this.syncToken = text || null;
  }

  private endProperty(): void {
    const { property } = this;
    this.property = null;
    if (property === null) return;
    if (property.size > this.mostInProperty) this.resource.isTooLarge = true;
    else this.found.set(property.name, property.value);
  }

  private endProperties(): void {
    if (this.propertyStatus !== 200) return;
    for (const [name, value] of this.found) this.resource.properties.set(name, value);
  }
}

interface NewResource extends DavResource {
  properties: Map<string, DavProperty>;
}

function emptyResource(): NewResource {
  return { href: '', status: null, properties: new Map(), isTooLarge: false };
}
