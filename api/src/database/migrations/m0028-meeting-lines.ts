import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** What the user wants from a meeting, what is new, and what they may object to, each in a line. */
export class MeetingLines1790002700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE rapport.meetings ADD COLUMN goal text, ADD COLUMN news text, ADD COLUMN worry text',
    );
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
