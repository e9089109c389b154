import { DETAIL_LIMITS } from '../values/details.ts';

/** A vCard property on one line: an optional group, a name, optional parameters, and a value. */
const PROPERTY = /^(?:[\w-]+\.)?([\w-]+)(?:;(?:[^":]|"[^"]*")*)?:/;
/** Properties that begin or end a card. */
const FRAME = /^(?:BEGIN|END|VERSION)$/i;
/** Control characters and lone surrogates. */
const UNFIT = /[^\P{Cc}\t]|\p{Cs}/u;
/** The parameter with the name of a table's column. */
const COLUMN = 'X-RAPPORT-COLUMN';

/** Returns whether a text is a vCard property that can be kept with a contact and written into another card. */
export function isKeptLine(text: string): boolean {
  const [, name] = PROPERTY.exec(text) ?? [];
  return name !== undefined && !FRAME.test(name) && !UNFIT.test(text);
}

/** Returns as many of `lines` as a contact can keep. */
export function keepableLines(lines: readonly string[]): string[] {
  let characters = 0;
  return lines.slice(0, DETAIL_LIMITS.kept).filter((line) => {
    const fits = characters + line.length <= DETAIL_LIMITS.keptCharacters && isKeptLine(line);
    if (fits) characters += line.length;
    return fits;
  });
}

/** Returns the value of a column without a field, as a kept line. */
export function keptColumn(column: string, value: string): string {
  const name = column.replaceAll(/["\p{Cc}]/gu, "'");
  return `${COLUMN};X-NAME="${name}":${escaped(value)}`;
}

/** Returns the name of a kept line's property or column, and its readable value. */
export function keptFact(line: string): { name: string; value: string } {
  const [head = '', property = ''] = PROPERTY.exec(line) ?? [];
  const column = property.toUpperCase() === COLUMN ? /;X-NAME="([^"]*)"/i.exec(head)?.[1] : null;
  const value = line.slice(head.length);
  return {
    name: column ?? property,
    value: value.replaceAll(/\\([\\,;nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)),
  };
}

function escaped(value: string): string {
  return value
    .replaceAll(/[\\,;]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/[^\P{Cc}\t]/gu, '');
}
