import 'reflect-metadata';
import { partitionTables } from './database/partitions/partition-tables.ts';
import { readMigrationSettings } from './env.ts';
import { SettingsError } from './settings-reader.ts';

try {
  const { owner } = readMigrationSettings();
  const tables = await partitionTables(owner);
  process.stdout.write(`${JSON.stringify({ level: 'info', msg: 'partitioned', tables })}\n`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    error instanceof SettingsError
      ? `${reason}\n`
      : `The tables weren't partitioned, nothing was changed: ${reason}\n`,
  );
  process.exitCode = 1;
}
