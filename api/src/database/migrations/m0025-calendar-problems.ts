import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Adds the events of a calendar that couldn't be read correctly, for the calendars page. */
export class CalendarProblems1790002400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE rapport.calendars ADD COLUMN problems jsonb NOT NULL DEFAULT '[]'",
    );
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
