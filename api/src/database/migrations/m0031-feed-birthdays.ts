import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Adds whether a feed includes birthdays. Existing feeds don't until their user turns it on. */
export class FeedBirthdays1790003000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE rapport.calendar_feeds ADD COLUMN birthdays boolean NOT NULL DEFAULT false',
    );
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
