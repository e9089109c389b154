/** Replaces secrets, searches, and personal data. */
const HIDDEN = '…';

/** At least this many letters and digits that aren't words are considered a secret. */
const LEAST_RANDOM = 16;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** A word in names of files and URLs, which says nothing about the user. */
const WORD = /(?<![A-Za-z\d])[A-Za-z]?[a-z]{2,}(?![A-Za-z\d])/g;
/** The parts of identifiers. */
const NAME_PART = /[A-Z]?[a-z]{2,}|[A-Z]{2,}|[-_.$]/g;
/** What follows these in a path is a secret, even if it's too short to look like one. */
const OPENED_BY_KEY = new Set(['calendar', 'photos']);

/** The beginning of a query or a fragment, escaped or not. */
const QUERY = /[?#]|%(?:25)*(?:3f|23)/i;
const SEPARATOR = /([/\\]|%(?:25)*(?:2f|5c))/i;
const VALUE = /[;=]./;
const NAMED =
  /^([\w.-]*(?:token|secret|password|passwd|authorization|apikey|api_key|token_hash|code|key|signature|jwt|q|search))(=|:(?=.))(?!\/\/).+$/i;
const CREDENTIALS = /\b(bearer|basic)\s+[^\s"',;]+/gi;
/** An access token of a program or the secret of a webhook, wherever it stands. */
const ACCESS_TOKEN = /rapport_pat_\w+|whsec_[\w+/=]+/g;

/**
 * Returns a text for a log, without secrets and names of people: queries and fragments of URLs, values of names
 * like `token`, and everything that looks random. IDs stay, because logs are searched by them.
 */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(CREDENTIALS, `$1 ${HIDDEN}`)
    .replaceAll(ACCESS_TOKEN, HIDDEN)
    .replaceAll(/[^\s"'`<>()[\]{},|]+/g, (word) => wordWithoutSecrets(word));
}

/** Returns the path of a request for a log: sanitized, and always without a query. */
export function pathWithoutSecrets(address: string): string {
  const [path = ''] = address.split(QUERY, 1);
  return segmentsWithoutSecrets(path.replaceAll(ACCESS_TOKEN, HIDDEN));
}

function wordWithoutSecrets(word: string): string {
  const named = NAMED.exec(word);
  if (named !== null) return `${named[1]}${named[2]}${HIDDEN}`;
  const query = QUERY.exec(word);
  const isAddress = query !== null && /[/=]/.test(word) && query.index < word.length - 1;
  if (!isAddress) return segmentsWithoutSecrets(word);
  return `${segmentsWithoutSecrets(word.slice(0, query.index))}?${HIDDEN}`;
}

function segmentsWithoutSecrets(path: string): string {
  let isOpened = false;
  let written = '';
  for (const part of path.split(SEPARATOR)) {
    const segment = part.includes('%') ? decoded(part) : part;
    const isHidden = isValue(segment) || (isOpened && isKey(segment));
    written += isHidden ? HIDDEN : part;
    isOpened ||= isOpening(segment);
  }
  return written;
}

function isOpening(segment: string): boolean {
  return OPENED_BY_KEY.has((segment.split(';', 1)[0] ?? '').toLowerCase());
}

function isKey(segment: string): boolean {
  return segment !== '' && !SEPARATOR.test(segment) && !UUID.test(segment);
}

/** Parts after `;` and `=` are values. Colons separate the parts of code locations, like `main.js:1:234`. */
function isValue(segment: string): boolean {
  if (VALUE.test(segment)) return true;
  return segment.length >= LEAST_RANDOM && segment.split(/[:@&]/).some(isSecret);
}

function isSecret(text: string): boolean {
  if (text.length < LEAST_RANDOM || UUID.test(text)) return false;
  const plain = text.replace(/\.\w{1,5}$/, '');
  if (UUID.test(plain) || plain.replaceAll(NAME_PART, '') === '') return false;
  return plain.replaceAll(WORD, '').replaceAll(/[^A-Za-z\d]/g, '').length >= LEAST_RANDOM;
}

/** Decodes text that may be escaped several times; returns it unchanged if it can't be decoded. */
function decoded(text: string): string {
  let last = text;
  try {
    for (let times = 0; times < 3 && last.includes('%'); times += 1) {
      last = decodeURIComponent(last);
    }
  } catch {
    return last;
  }
  return last;
}
