import { type MigrationInterface, type QueryRunner } from 'typeorm';

/**
 * How often each version of a remote was loaded in a page, and how often it failed, by day and reason. The
 * empty reason stands for loads that went well. Nothing here tells of a person.
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

  /** Forward only: a wrong migration is put right by the next one. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migrations of Rapport only go forward.'));
  }
}
