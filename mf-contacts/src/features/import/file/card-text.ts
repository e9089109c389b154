import { decode, tryDecode } from './encoding/encodings.ts';
import { findEncoding } from './encoding/find-encoding.ts';

/** Pictures, sounds, and keys, including their continuation lines. */
const BINARY = /^(?:[\w-]+\.)?(PHOTO|LOGO|SOUND|KEY)[;:].*(?:\n[ \t].*)*\n?/gim;
/** The first line of a property: a name, optionally in a group, optional parameters, and a value. */
const PROPERTY = /^(?:[\w-]+\.)?[\w-]+(?:;[^:\n]*(?:"[^"\n]*"[^:\n]*)*)?:/;

/**
 * A card of any version in the form that a parser of vCard 3.0 and 4.0 accepts: one property per line, without
 * pictures and invalid lines. `photo` is its first picture, as a `data:` URL.
 */
export function cardText(card: string): {
  text: string;
  photos: number;
  photo?: string;
  /** Other pictures, sounds, and keys, each as one line. */
  others: string[];
} {
  const others: string[] = [];
  let photos = 0;
  let photo: string | undefined;
  const light = card.replaceAll(BINARY, (property, name: string) => {
    const isPhoto = name.toUpperCase() === 'PHOTO';
    const picture = isPhoto ? photoOf(property) : undefined;
    if (isPhoto) photos += 1;
    if (picture === undefined || photo !== undefined) {
      others.push(property.replaceAll(/\n[ \t]?/g, '').trim());
    } else photo = picture;
    return '';
  });
  const lines = unfolded(withoutSoftBreaks(light)).filter((line) => PROPERTY.test(line));
  return {
    // The parser would change an unknown date to another one, and `\\;` to a semicolon.
    text: lines
      .map(modern)
      .map((line) => line.replace(/^([\w-]+\.)?(BDAY|N)(?=[;:])/i, '$1X-$2'))
      .join('\n'),
    photos,
    others,
    ...(photo !== undefined && { photo }),
  };
}

/** The picture in a PHOTO property; undefined if it's just a URL. */
function photoOf(property: string): string | undefined {
  const line = property.replaceAll(/\n[ \t]?/g, '').trim();
  const head = HEAD.exec(line)?.[0] ?? '';
  const value = line.slice(head.length + 1).replaceAll(/\s/g, '');
  const data = /^data:image\/[\w.+-]+;base64,(.+)$/i.exec(value)?.[1];
  const isBase64 = head.split(BETWEEN_PARAMETERS).some((parameter) => BASE64.test(parameter));
  const base64 = data ?? (isBase64 ? value : '');
  // Browsers detect the type from the bytes.
  return /^[\w+/]+=*$/.test(base64) ? `data:image/jpeg;base64,${base64}` : undefined;
}

/** Whether a text is a vCard file. */
export function isVcard(text: string): boolean {
  return /^\s*BEGIN:VCARD/i.test(text);
}

/** Whether a card is a group, which lists other cards. */
export function isGroup(card: string): boolean {
  return /^(?:X-ADDRESSBOOKSERVER-)?KIND:group\s*$/im.test(card);
}

function unfolded(card: string): string[] {
  return card.replaceAll(/\n[ \t]/g, '').split('\n');
}

/** In quoted-printable, an equals sign at the end of a line continues the text in the next line. */
function withoutSoftBreaks(card: string): string {
  return card.replaceAll(
    /^[^:\n]*;(?:ENCODING=)?QUOTED-PRINTABLE[^:\n]*:(?:.*=\n)*.*/gim,
    (property) => property.replaceAll(/=\n[ \t]?/g, ''),
  );
}

/** The name and parameters of a property, without the colon before its value. */
const HEAD = /^(?:[^":]|"[^"]*")*/;
const BETWEEN_PARAMETERS = /;(?=(?:[^"]*"[^"]*")*[^"]*$)/;
const QUOTED_PRINTABLE = /^(?:ENCODING=)?"?(?:QUOTED-PRINTABLE|Q)"?$/i;
const BASE64 = /^(?:ENCODING=)?"?(?:BASE64|B)"?$/i;
const PICTURE = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY)$/i;

/**
 * Converts a line to vCard 3.0: types get the parameter's name, and texts are decoded. Phones write vCard 2.1 lines
 * into cards of every version.
 */
function modern(line: string): string {
  if (/^VERSION:2\.1\s*$/i.test(line)) return 'VERSION:3.0';
  const head = HEAD.exec(line)?.[0] ?? '';
  const [name = '', ...parameters] = head.split(BETWEEN_PARAMETERS);
  if (PICTURE.test(name)) return line;
  let value = line.slice(head.length + 1);
  const kept: string[] = [];
  const charset = parameters.find((each) => /^CHARSET=/i.test(each))?.slice('CHARSET='.length);
  for (const parameter of parameters) {
    if (QUOTED_PRINTABLE.test(parameter)) value = escaped(ofQuotedPrintable(value), charset);
    else if (BASE64.test(parameter)) value = escaped(ofBase64(value), charset) || value;
    else if (!/^(?:ENCODING|CHARSET)=|^(?:8BIT|7BIT)$/i.test(parameter)) {
      kept.push(parameter.includes('=') ? parameter : `TYPE=${parameter}`);
    }
  }
  return `${[name, ...kept].join(';')}:${value}`;
}

function ofQuotedPrintable(value: string): Uint8Array {
  const bytes: number[] = [];
  const parts = value.split(/=([\dA-F]{2})/i);
  parts.forEach((part, index) => {
    if (index % 2 === 1) bytes.push(Number.parseInt(part, 16));
    else bytes.push(...new TextEncoder().encode(part));
  });
  return Uint8Array.from(bytes);
}

function ofBase64(value: string): Uint8Array {
  try {
    return Uint8Array.from(atob(value.replaceAll(/\s/g, '')), (sign) => sign.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** Decodes bytes as text, with line ends and commas escaped as in vCard 3.0. */
function escaped(bytes: Uint8Array, charset: string | undefined): string {
  return textOf(bytes, charset)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/(?<!\\),/g, String.raw`\,`);
}

/** Decodes in the encoding that the property names; otherwise like the whole file. */
function textOf(bytes: Uint8Array, charset = 'utf-8'): string {
  return (
    tryDecode(bytes, charset) ?? tryDecode(bytes, 'utf-8') ?? decode(bytes, findEncoding(bytes))
  );
}
