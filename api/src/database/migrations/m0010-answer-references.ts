import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * A stored key no longer holds the answer, which has what people wrote about each other, but the ids to
 * read it again. What is stored is emptied here. The columns of the answer stay for the release before,
 * which may run beside this one; a row without a status makes it answer "try again".
 */
export class AnswerReferences1790000900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rapport.idempotency_keys ADD COLUMN answer_ref jsonb');
    await runner.query(
      "DELETE FROM rapport.idempotency_keys WHERE created_at < now() - interval '24 hours'",
    );
    await runner.query(`
      UPDATE rapport.idempotency_keys SET status = NULL, headers = NULL, body = NULL,
        answer_ref = jsonb_build_object(
          'id', body::jsonb -> 'id', 'contactId', body::jsonb -> 'contactId')
      WHERE status IS NOT NULL`);
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
