import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Adds keys for finding contacts by phone number, however it's written. SQL can't compute them
 * (contacts/domain/phone-keys.ts). `phone_keys_of` has the numbers that they were computed from; if those have
 * changed, the keys are stale. Existing rows are filled after the migrations, in small batches.
 */
export class PhoneKeys1790002900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE rapport.contacts ADD COLUMN phone_keys text[], ADD COLUMN phone_keys_of jsonb',
    );
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
