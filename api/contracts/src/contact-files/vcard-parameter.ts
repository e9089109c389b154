const PARAMETER = /;([\w-]+)=((?:[^":;]|"[^"]*")*)/g;

/** Returns the parameters of a line of a vCard by their names in capitals; values of one name are joined by commas. */
export function parametersOf(text: string): Map<string, string> {
  const given = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(PARAMETER)) {
    const key = name.toUpperCase();
    given.set(key, [given.get(key), plain(value)].filter((each) => each !== undefined).join(','));
  }
  return given;
}

/** Quotes the value of a parameter (RFC 6868). */
export function quotedParameter(text: string): string {
  return `"${text
    .replaceAll('^', '^^')
    .replaceAll('"', "^'")
    .replaceAll(/[\r\n]+/g, '^n')}"`;
}

/** Returns the text of an escaped value. */
export function unescapedText(text: string): string {
  return text.replaceAll(/\\([\\,;nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

function plain(text: string): string {
  const inside = /^"(.*)"$/s.exec(text)?.[1] ?? text;
  return inside.replaceAll(/\^([\^'n])/g, (_, sign: string) =>
    sign === 'n' ? '\n' : sign === "'" ? '"' : '^',
  );
}
