import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Replaces the stored response of an idempotency key, which contains notes about people, with the IDs for reading
 * it again. Clears the stored responses. The old columns stay for the previous release, which may run at the same
 * time; for a row without a status it responds "try again".
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

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
