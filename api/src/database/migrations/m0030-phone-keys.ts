import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * What the numbers of a contact are found by however they are written, which SQL cannot compute (contacts/domain/
 * phone-keys.ts), and the numbers that it was computed from. Where these are others by now, the keys are stale. Rows
 * that exist get their keys after the migrations, in small steps.
 */
export class PhoneKeys1790002900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE rapport.contacts ADD COLUMN phone_keys text[], ADD COLUMN phone_keys_of jsonb',
    );
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
