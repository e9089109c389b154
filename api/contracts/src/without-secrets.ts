/** Stands where a secret, a search or a person's data stood. */
const HIDDEN = '…';

/** So many letters and digits that form no words are a secret. */
const LEAST_RANDOM = 16;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** A word as in names of files and addresses, which says nothing of who asks. */
const WORD = /(?<![A-Za-z\d])[A-Za-z]?[a-z]{2,}(?![A-Za-z\d])/g;
/** What names in programs are made of. */
const NAME_PART = /[A-Z]?[a-z]{2,}|[A-Z]{2,}|[-_.$]/g;
/** What follows these in a path opens what is behind it, even if it's too short to look like it. */
const OPENED_BY_KEY = new Set(['calendar', 'photos']);

/** The beginning of a query or a fragment, escaped or not. */
const QUERY = /[?#]|%(?:25)*(?:3f|23)/i;
const SEPARATOR = /([/\\]|%(?:25)*(?:2f|5c))/i;
const VALUE = /[;=]./;
const NAMED =
  /^([\w.-]*(?:token|secret|password|passwd|authorization|apikey|api_key|token_hash|code|key|signature|jwt|q|search))(=|:(?=.))(?!\/\/).+$/i;
const CREDENTIALS = /\b(bearer|basic)\s+[^\s"',;]+/gi;
/** An access token of a program, wherever it stands. */
const ACCESS_TOKEN = /rapport_pat_\w+/g;

/**
 * A text for a log, without what opens something or names a person: the queries and fragments of
 * addresses, values of names like `token`, and everything that looks made by chance. Ids stay, because
 * logs are searched by them.
 */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(CREDENTIALS, `$1 ${HIDDEN}`)
    .replaceAll(ACCESS_TOKEN, HIDDEN)
    .replaceAll(/[^\s"'`<>()[\]{},|]+/g, (word) => wordWithoutSecrets(word));
}

/** The path of a request for a log: the same, and always without a query. */
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

/** Parts after `;` and `=` are values. Places in files, like `main.js:1:234`, are told apart by colons. */
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

/** What is meant, however often it is escaped; as it stands where it can't be read. */
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
