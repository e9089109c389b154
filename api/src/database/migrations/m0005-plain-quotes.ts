import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Typographic apostrophes, quotes, and dashes, and their ASCII equivalents in the same order. */
const TYPOGRAPHIC =
  "E'\\u2018\\u2019\\u201b\\u02bc\\u2032`\\u201c\\u201d\\u201e\\u201f\\u2010\\u2011\\u2012\\u2013\\u2014\\u2015\\u2212'";
const PLAIN = `'''''''''''''""""-------'`;

/**
 * Lets a search for O'Brien find a pasted O’Brien: replaces typographic characters in the stored search and sort
 * texts, as the search already does in its input.
 */
export class PlainQuotes1790000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE rapport.contacts SET
        search_text = translate(search_text, ${TYPOGRAPHIC}, ${PLAIN}),
        sort_name = translate(sort_name, ${TYPOGRAPHIC}, ${PLAIN})
      WHERE search_text <> translate(search_text, ${TYPOGRAPHIC}, ${PLAIN})`);
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
