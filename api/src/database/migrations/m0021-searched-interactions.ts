import { type MigrationInterface, type QueryRunner } from 'typeorm';

const BATCH = 2_000;

interface TextRow {
  user_profile_id: string;
  id: string;
  texts: (string | null)[];
}

/**
 * Lets a search find contacts by the texts of their interactions.
 *
 * Options: (1) the texts of all interactions in a column of the contact, which every change of an interaction would
 * rewrite and index again; (2) an index on an expression, which couldn't fold accents like the rest of the search;
 * (3) a folded text on each interaction with its own trigram index. This uses (3). The matching IDs are passed to
 * the search of contacts as constants.
 *
 * Interactions written by the previous release of the API have no such text until their next change.
 */
export class SearchedInteractions1790002000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rapport.interactions ADD COLUMN search_text text NOT NULL DEFAULT ''`);
    await this.fill(runner);
    // An extension that already existed may be in another schema.
    const [{ schema: trigrams }] = await runner.query(
      `SELECT quote_ident(n.nspname) AS schema FROM pg_extension e
       JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm'`,
    );
    await runner.query(`
      CREATE INDEX interactions_by_text ON rapport.interactions
        USING gin (user_profile_id, search_text ${trigrams}.gin_trgm_ops)
        WITH (fastupdate = off)`);
    await runner.query('ANALYZE rapport.interactions');
  }

  /** Fills the column from here, because Postgres can't fold texts as the application does. */
  private async fill(runner: QueryRunner): Promise<void> {
    let last = ['00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000'];
    for (;;) {
      const rows: TextRow[] = await runner.query(
        `SELECT user_profile_id, id, ARRAY[description, notes, follow_up_text] AS texts
         FROM rapport.interactions WHERE (user_profile_id, id) > ($1, $2)
         ORDER BY user_profile_id, id LIMIT ${BATCH}`,
        last,
      );
      const end = rows.at(-1);
      if (end === undefined) return;
      last = [end.user_profile_id, end.id];
      const found = rows.map(({ texts, ...key }) => ({ ...key, search_text: searchedText(texts) }));
      await runner.query(
        `UPDATE rapport.interactions i SET search_text = n.search_text
         FROM json_to_recordset($1) AS n(user_profile_id uuid, id uuid, search_text text)
         WHERE i.user_profile_id = n.user_profile_id AND i.id = n.id AND n.search_text <> ''`,
        [JSON.stringify(found)],
      );
    }
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}

/** Letters that no decomposition turns into plain ones. */
const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ŋ: 'n', ŧ: 't', ς: 'σ',
}; // oxfmt-ignore
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(SPECIAL).join('')}]`, 'g');
/** Latin, Greek, and Cyrillic accents; Hebrew and Arabic vowel points. Not the vowels of Indic scripts. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
/** Characters that look like those on a keyboard, which people type when they search for a pasted name. */
const APOSTROPHES = /[\u2018\u2019\u201b\u02bc\u2032\u00b4`]/g;
const QUOTES = /[\u201c\u201d\u201e\u201f\u2033]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
const SPACE = /[\s\p{Z}]+/gu;
const PASSES = 5;

/** Folds texts as the search did in the release with this migration. */
function searchedText(texts: readonly (string | null)[]): string {
  const words = texts.map((text) => fold(text ?? '')).filter((text) => text !== '');
  return words.map((text) => ` ${text}`).join('');
}

/** Folds several times, because some characters decompose into one that's folded again. */
function fold(text: string): string {
  return Array.from({ length: PASSES }).reduce<string>((folded) => foldOnce(folded), text);
}

function foldOnce(text: string): string {
  return text
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(QUOTES, '"')
    .replaceAll(DASHES, '-')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(ACCENTS, '')
    .replaceAll(SPECIAL_LETTERS, (letter) => SPECIAL[letter] ?? letter)
    .normalize('NFKC')
    .replaceAll(SPACE, ' ')
    .trim();
}
