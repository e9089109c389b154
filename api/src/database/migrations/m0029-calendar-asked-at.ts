import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Adds when the user last requested a refresh of the calendar. */
export class CalendarAskedAt1790002800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rapport.calendars ADD COLUMN asked_at timestamptz(3)');
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
