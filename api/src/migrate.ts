import 'reflect-metadata';
import { backfillFamilySort } from './contacts/backfill-family-sort.ts';
import { backfillPhoneKeys } from './contacts/backfill-phone-keys.ts';
import { runMigrations } from './database/run-migrations.ts';
import { readMigrationSettings } from './env.ts';
import { backfillDueDates } from './attention/backfill-due-dates.ts';
import { SettingsError } from './settings-reader.ts';

try {
  const { owner, api } = readMigrationSettings();
  const names = await runMigrations(owner, api);
  await backfillPhoneKeys(owner);
  await backfillDueDates(owner);
  await backfillFamilySort(owner);
  process.stdout.write(
    `${JSON.stringify({ level: 'info', msg: 'migrated', migrations: names })}\n`,
  );
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    error instanceof SettingsError
      ? `${reason}\n`
      : `The migrations failed, nothing was changed: ${reason}\n`,
  );
  process.exitCode = 1;
}
