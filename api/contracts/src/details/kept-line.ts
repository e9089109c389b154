import { DETAIL_LIMITS } from '../values/details.ts';

/** A property of a vCard in one line: perhaps a group, a name, perhaps parameters, and a value. */
const PROPERTY = /^(?:[\w-]+\.)?([\w-]+)(?:;(?:[^":]|"[^"]*")*)?:/;
/** What would begin or end a card. */
const FRAME = /^(?:BEGIN|END|VERSION)$/i;
/** Control characters, and halves of pairs. */
const UNFIT = /[^\P{Cc}\t]|\p{Cs}/u;
/** Names the column of a table that a value was in. */
const COLUMN = 'X-RAPPORT-COLUMN';

/** Whether a text is one property of a vCard that may be kept with a contact and written into another card. */
export function isKeptLine(text: string): boolean {
  const [, name] = PROPERTY.exec(text) ?? [];
  return name !== undefined && !FRAME.test(name) && !UNFIT.test(text);
}

/** As many of `lines` as a contact can keep. */
export function keepableLines(lines: readonly string[]): string[] {
  let characters = 0;
  return lines.slice(0, DETAIL_LIMITS.kept).filter((line) => {
    const fits = characters + line.length <= DETAIL_LIMITS.keptCharacters && isKeptLine(line);
    if (fits) characters += line.length;
    return fits;
  });
}

/** The value of a column that has no field, as a line that is kept. */
export function keptColumn(column: string, value: string): string {
  const name = column.replaceAll(/["\p{Cc}]/gu, "'");
  return `${COLUMN};X-NAME="${name}":${escaped(value)}`;
}

/** What a kept line says: the name of its property or column, and its value as people read it. */
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
