import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** The events of a calendar that could not be read as they are meant, for the page that lists calendars. */
export class CalendarProblems1790002400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE rapport.calendars ADD COLUMN problems jsonb NOT NULL DEFAULT '[]'",
    );
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
