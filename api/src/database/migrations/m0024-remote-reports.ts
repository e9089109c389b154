import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * Counts how often each version of a remote was loaded in a page and how often it failed, by day and reason. An
 * empty reason means a successful load. No personal data.
 */
export class RemoteReports1790002300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rapport.remote_reports (
        day date NOT NULL,
        remote text NOT NULL,
        version text NOT NULL,
        reason text NOT NULL,
        count bigint NOT NULL,
        PRIMARY KEY (day, remote, version, reason)
      )`);
    await runner.query('ALTER TABLE rapport.remote_reports ENABLE ROW LEVEL SECURITY');
  }

  /** Forward only: a later migration fixes a wrong one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
