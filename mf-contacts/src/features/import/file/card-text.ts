/** Pictures, sounds and keys, with the lines that they go on in. */
const BINARY = /^(?:[\w-]+\.)?(PHOTO|LOGO|SOUND|KEY)[;:].*(?:\n[ \t].*)*\n?/gim;
/** A line that a property begins with: a name, perhaps in a group, perhaps with parameters, and a value. */
const PROPERTY = /^(?:[\w-]+\.)?[\w-]+(?:;[^:\n]*(?:"[^"\n]*"[^:\n]*)*)?:/;

/**
 * A card of any version as a parser of vCard 3.0 and 4.0 takes it: one property in a line, without
 * pictures, and without lines that are none.
 */
export function cardText(card: string): { text: string; photos: number } {
  let photos = 0;
  const light = card.replaceAll(BINARY, (_, name: string) => {
    if (name.toUpperCase() === 'PHOTO') photos += 1;
    return '';
  });
  const is21 = /^VERSION:2\.1\s*$/im.test(light);
  const lines = unfolded(is21 ? withoutSoftBreaks(light) : light).filter((line) =>
    PROPERTY.test(line),
  );
  return {
    // The parser would turn a date that it does not know into another one.
    text: (is21 ? lines.map(modern) : lines)
      .map((line) => line.replace(/^([\w-]+\.)?BDAY(?=[;:])/i, '$1X-BDAY'))
      .join('\n'),
    photos,
  };
}

/** Whether a card is a list of others, as address books write their groups. */
export function isGroup(card: string): boolean {
  return /^(?:X-ADDRESSBOOKSERVER-)?KIND:group\s*$/im.test(card);
}

function unfolded(card: string): string[] {
  return card.replaceAll(/\n[ \t]/g, '').split('\n');
}

/** A text in quoted-printable goes on in the next line after an equals sign. */
function withoutSoftBreaks(card: string): string {
  return card.replaceAll(
    /^[^:\n]*;(?:ENCODING=)?QUOTED-PRINTABLE[^:\n]*:(?:.*=\n)*.*/gim,
    (property) => property.replaceAll(/=\n[ \t]?/g, ''),
  );
}

/** A line of vCard 2.1 as 3.0: types have their name, and texts are not encoded. */
function modern(line: string): string {
  if (/^VERSION:/i.test(line)) return 'VERSION:3.0';
  const colon = line.indexOf(':');
  const [name = '', ...parameters] = line.slice(0, colon).split(';');
  let value = line.slice(colon + 1);
  const kept: string[] = [];
  const charset = parameters.find((each) => /^CHARSET=/i.test(each))?.slice('CHARSET='.length);
  for (const parameter of parameters) {
    if (/^(?:ENCODING=)?QUOTED-PRINTABLE$/i.test(parameter)) value = decoded(value, charset);
    else if (!/^(?:ENCODING|CHARSET)=|^(?:BASE64|8BIT|7BIT)$/i.test(parameter)) {
      kept.push(parameter.includes('=') ? parameter : `TYPE=${parameter}`);
    }
  }
  return `${[name, ...kept].join(';')}:${value}`;
}

/** The text behind quoted-printable, with its line ends as vCard 3.0 writes them. */
function decoded(value: string, charset = 'utf-8'): string {
  const bytes: number[] = [];
  const parts = value.split(/=([\dA-F]{2})/i);
  parts.forEach((part, index) => {
    if (index % 2 === 1) bytes.push(Number.parseInt(part, 16));
    else bytes.push(...new TextEncoder().encode(part));
  });
  return textOf(Uint8Array.from(bytes), charset)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(',', String.raw`\,`);
}

function textOf(bytes: Uint8Array, charset: string): string {
  for (const label of [charset, 'utf-8']) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // A name that nobody knows, or bytes that do not fit to it.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}
