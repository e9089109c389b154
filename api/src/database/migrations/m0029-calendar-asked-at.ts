import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** When its user asked for a calendar to be read, beside the readings in the background. */
export class CalendarAskedAt1790002800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rapport.calendars ADD COLUMN asked_at timestamptz(3)');
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
