import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Adds one line each for the goal of a meeting, for what's new, and for what the other side may object to. */
export class MeetingLines1790002700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE rapport.meetings ADD COLUMN goal text, ADD COLUMN news text, ADD COLUMN worry text',
    );
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
