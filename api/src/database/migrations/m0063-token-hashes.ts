import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Takes away the unique index of the hashes of access tokens: on tables that are partitioned by user, a unique key
 * has to include the user, and two tokens with 190 random bits are never equal. `access_tokens_by_token` finds
 * tokens instead (concurrent-indexes.ts).
 */
export class TokenHashes1790006200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS rapport.access_tokens_by_hash');
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
