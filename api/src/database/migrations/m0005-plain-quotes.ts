import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Typographic apostrophes, quotes and dashes, and in the same order the signs of a keyboard. */
const TYPOGRAPHIC =
  "E'\\u2018\\u2019\\u201b\\u02bc\\u2032`\\u201c\\u201d\\u201e\\u201f\\u2010\\u2011\\u2012\\u2013\\u2014\\u2015\\u2212'";
const PLAIN = `'''''''''''''""""-------'`;

/**
 * A person who pasted O’Brien finds it by O'Brien: what is stored for searching and sorting gets the plain
 * signs that a search has by now.
 */
export class PlainQuotes1790000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE rapport.contacts SET
        search_text = translate(search_text, ${TYPOGRAPHIC}, ${PLAIN}),
        sort_name = translate(sort_name, ${TYPOGRAPHIC}, ${PLAIN})
      WHERE search_text <> translate(search_text, ${TYPOGRAPHIC}, ${PLAIN})`);
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
