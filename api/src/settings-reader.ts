import { parsedUrl } from '@rapport/contracts';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings are missing or wrong; the message names all of them. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`The API can't start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** The host names of this machine. */
export const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Reads settings and collects their problems. */
export class SettingsReader {
  readonly problems: string[] = [];

  constructor(private readonly environment: Environment) {}

  optional(name: string): string | undefined {
    const value = this.environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  required(name: string, hint: string): string {
    const value = this.optional(name);
    if (value === undefined) this.problems.push(`${name} is missing: ${hint}`);
    return value ?? '';
  }

  /** Reads a number from 0 to 1; 1 if it's not set. */
  ratio(name: string): number {
    const text = this.optional(name);
    if (text === undefined) return 1;
    const value = /^(0|1|[01]?\.\d{1,9})$/.test(text) ? Number(text) : Number.NaN;
    if (value <= 1) return value;
    this.problems.push(`${name} is "${text}": use a number from 0 to 1, like 0.05`);
    return 1;
  }

  integer(name: string, fallback: number, least: number, most: number): number {
    const text = this.optional(name);
    if (text === undefined) return fallback;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    this.problems.push(`${name} is "${text}": use a whole number from ${least} to ${most}`);
    return fallback;
  }

  choice<const Choice extends string>(
    name: string,
    choices: readonly Choice[],
    fallback: Choice,
  ): Choice {
    const text = this.optional(name);
    if (text === undefined) return fallback;
    const choice = choices.find((candidate) => candidate === text);
    if (choice === undefined) {
      this.problems.push(`${name} is "${text}": use one of ${choices.filter(Boolean).join(', ')}`);
    }
    return choice ?? fallback;
  }

  /** Checks the address of a Postgres. It contains a password, so the message doesn't repeat it. */
  postgresUrl(name: string, text: string): string {
    if (text !== '' && !/^postgres(ql)?:$/.test(parsedUrl(text)?.protocol ?? '')) {
      this.problems.push(`${name} isn't an address that starts with postgres://`);
    }
    return text;
  }

  /** Reads a URL whose keys or tokens are trusted: https, except on this machine. */
  secureUrl(name: string, text: string): string {
    if (text === '') return '';
    const url = parsedUrl(text);
    if (url?.protocol === 'https:') return text;
    if (url?.protocol === 'http:' && LOOPBACK.has(url.hostname)) return text;
    this.problems.push(`${name} is "${text}": use an https address (http only for localhost)`);
    return '';
  }
}

/**
 * @returns `settings`, as read by `reader`
 * @throws {SettingsError} naming everything that's wrong
 */
export function complete<T>(reader: SettingsReader, settings: T): T {
  if (reader.problems.length > 0) throw new SettingsError(reader.problems);
  return settings;
}
