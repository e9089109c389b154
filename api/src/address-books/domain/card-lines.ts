import { foldedLine } from '@rapport/contracts';

/** A property of a card. A line that isn't one has no name, and stays as it is. */
export interface CardLine {
  /** In lowercase, without the group; "" for a line that can't be read. */
  name: string;
  group: string;
  /** As written, with the semicolon before each, without those of an encoding. */
  parameters: string;
  /** Unfolded and decoded, with its escapes. */
  value: string;
  /** As the server sent it, which may be several physical lines. */
  raw: string;
}

const PROPERTY = /^(?:([\w-]+)\.)?([\w-]+)((?:;(?:[^":]|"[^"]*")*)?):([\s\S]*)$/;
const QUOTED_PRINTABLE = /;(?:ENCODING=)?"?QUOTED-PRINTABLE"?(?=[;:])/i;
const ENCODINGS = /;(?:ENCODING=[^;:]*|CHARSET=[^;:]*|QUOTED-PRINTABLE)(?=;|$)/gi;
const SOFT_BREAK = /=$/;
const GROUP = /^(?:x-addressbookserver-)?kind$/;

/** Splits a card into its properties. Returns null unless it's exactly one card. */
export function cardLines(text: string): CardLine[] | null {
  const physical = text.trim().split(/\r\n|\r|\n/);
  const lines: CardLine[] = [];
  let raw: string[] = [];
  const end = () => {
    if (raw.length > 0) lines.push(lineOf(raw));
    raw = [];
  };
  for (const line of physical) {
    const isMore = /^[ \t]/.test(line) || isSoftBroken(raw);
    if (!isMore) end();
    raw.push(line);
  }
  end();
  const frames = lines.filter(({ name }) => name === 'begin' || name === 'end');
  const isCard = lines.length > 2 && frames.length === 2;
  const [first, last] = [lines[0], lines.at(-1)];
  return isCard && first?.name === 'begin' && last?.name === 'end' ? lines : null;
}

/** Puts a card together again; lines that weren't touched are as they were. */
export function cardText(lines: readonly CardLine[]): string {
  return lines.map(({ raw }) => `${raw}\r\n`).join('');
}

/** Returns a new line, folded. */
export function newLine(
  name: string,
  value: string,
  { group = '', parameters = '' }: { group?: string; parameters?: string } = {},
): CardLine {
  const whole = `${group === '' ? '' : `${group}.`}${name}${parameters}:${value}`;
  return { name: name.toLowerCase(), group, parameters, value, raw: foldedLine(whole) };
}

/** Returns whether a card lists other cards instead of describing someone. */
export function isGroupCard(lines: readonly CardLine[]): boolean {
  return lines.some(({ name, value }) => GROUP.test(name) && /^group$/i.test(value.trim()));
}

/** Returns the text of a value without escapes. */
export function textOf({ value }: CardLine): string {
  return unescaped(value);
}

/** Splits a raw value at a separator that isn't escaped. */
export function componentsOf(value: string, separator: ';' | ','): string[] {
  const parts: string[] = [''];
  for (const [piece] of value.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (piece === separator) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${piece}`);
  }
  return parts;
}

/** Unescapes a raw text of a card. Google escapes colons, too. */
export function unescaped(text: string): string {
  return text.replaceAll(/\\([\\,;:nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

function lineOf(raw: readonly string[]): CardLine {
  const whole = raw
    .map((line, index) => (index === 0 ? line : line.replace(/^[ \t]/, '')))
    .map((line, index) => (index < raw.length - 1 ? withoutSoftBreak(line, raw[0]) : line))
    .join('');
  const [, group = '', name = '', parameters = '', value = ''] = PROPERTY.exec(whole) ?? [];
  return {
    name: name.toLowerCase(),
    group,
    ...inPlainText(parameters, value),
    raw: raw.join('\r\n'),
  };
}

/** Phones write some texts in quoted-printable. */
function inPlainText(parameters: string, value: string): Pick<CardLine, 'parameters' | 'value'> {
  if (!QUOTED_PRINTABLE.test(`${parameters}:`)) return { parameters, value };
  const decoded = ofQuotedPrintable(value, charsetOf(parameters));
  return {
    parameters: parameters.replaceAll(ENCODINGS, ''),
    value: decoded.replaceAll(/\r\n|\r|\n/g, String.raw`\n`),
  };
}

function isSoftBroken([first = '', ...rest]: readonly string[]): boolean {
  return QUOTED_PRINTABLE.test(first) && SOFT_BREAK.test(rest.at(-1) ?? first);
}

function withoutSoftBreak(line: string, first = ''): string {
  return QUOTED_PRINTABLE.test(first) ? line.replace(SOFT_BREAK, '') : line;
}

function charsetOf(parameters: string): string {
  return /;CHARSET="?([\w-]+)/i.exec(parameters)?.[1] ?? 'utf-8';
}

function ofQuotedPrintable(value: string, charset: string): string {
  const bytes = value
    .split(/=([\dA-F]{2})/i)
    .flatMap((part, index) =>
      index % 2 === 1 ? [Number.parseInt(part, 16)] : [...new TextEncoder().encode(part)],
    );
  try {
    return new TextDecoder(charset).decode(Uint8Array.from(bytes));
  } catch {
    return new TextDecoder().decode(Uint8Array.from(bytes));
  }
}
