import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Characters that the search text could still contain, and their ASCII equivalents in the same order. */
const LEFT_OVER =
  "E'\\u2018\\u2019\\u201b\\u02bc\\u2032`\\u201c\\u201d\\u201e\\u201f\\u2010\\u2011\\u2012\\u2013\\u2014\\u2015\\u2212'";
const PLAIN = `'''''''''''''""""-------'`;

/**
 * Some characters decompose into a dash or an apostrophe (U+FE31, U+2034, U+0149), which stayed in the search text,
 * so a search for the name didn't find it. Replaces them with plain characters.
 */
export class FoldedSigns1790001100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE rapport.contacts SET
        search_text = translate(search_text, ${LEFT_OVER}, ${PLAIN}),
        sort_name = translate(sort_name, ${LEFT_OVER}, ${PLAIN})
      WHERE search_text <> translate(search_text, ${LEFT_OVER}, ${PLAIN})`);
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
