import 'reflect-metadata';
import { fillFamilySort } from './contacts/fill-family-sort.ts';
import { fillPhoneKeys } from './contacts/fill-phone-keys.ts';
import { runMigrations } from './database/run-migrations.ts';
import { readMigrationSettings } from './env.ts';
import { fillDueDates } from './health/fill-due-dates.ts';
import { SettingsError } from './settings-reader.ts';

try {
  const { owner, api } = readMigrationSettings();
  const names = await runMigrations(owner, api);
  await fillPhoneKeys(owner);
  await fillDueDates(owner);
  await fillFamilySort(owner);
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
