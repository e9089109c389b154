type Tokens = Readonly<Record<string | number, string>>;

/** A `var(--…)` string for each token, with the token's name. */
export type References<T extends Tokens> = { readonly [Name in keyof T]: string };

/** Returns the custom property of a token: `color` and `accentSoft` give `--color-accent-soft`. */
function variableName(group: string, token: string): string {
  const kebab = token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--${group}-${kebab}`;
}

/** Returns the references that components use in their styles. */
export function references<T extends Tokens>(group: string, tokens: T): References<T>;
export function references(group: string, tokens: Tokens): Record<string, string> {
  return Object.fromEntries(
    Object.keys(tokens).map((token) => [token, `var(${variableName(group, token)})`]),
  );
}

/** Returns CSS declarations with the values of a group's variables. */
export function declarations(group: string, tokens: Tokens): string {
  return Object.entries(tokens)
    .map(([token, value]) => `${variableName(group, token)}: ${value};`)
    .join('\n');
}
