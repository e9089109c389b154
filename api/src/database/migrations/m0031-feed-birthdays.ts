import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Whether birthdays are in the feed: in those that are there only once their user wants them. */
export class FeedBirthdays1790003000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE rapport.calendar_feeds ADD COLUMN birthdays boolean NOT NULL DEFAULT false',
    );
  }

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
