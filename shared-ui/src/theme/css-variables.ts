type Tokens = Readonly<Record<string | number, string>>;

/** One `var(--…)` string for each token, under the token's own name. */
export type References<T extends Tokens> = { readonly [Name in keyof T]: string };

/** The custom property of a token: `color` and `accentSoft` make `--color-accent-soft`. */
function variableName(group: string, token: string): string {
  const kebab = token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--${group}-${kebab}`;
}

/** What components write into their styles. */
export function references<T extends Tokens>(group: string, tokens: T): References<T>;
export function references(group: string, tokens: Tokens): Record<string, string> {
  return Object.fromEntries(
    Object.keys(tokens).map((token) => [token, `var(${variableName(group, token)})`]),
  );
}

/** The CSS declarations that give the variables of a group their values. */
export function declarations(group: string, tokens: Tokens): string {
  return Object.entries(tokens)
    .map(([token, value]) => `${variableName(group, token)}: ${value};`)
    .join('\n');
}
