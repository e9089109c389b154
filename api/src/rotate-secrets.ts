import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { rotatePasswords } from './address-books/rotate-passwords.ts';
import { dataSourceOptions } from './database/data-source.ts';
import { Database } from './database/database.ts';
import { ENTITIES } from './entities.ts';
import { readRotationSettings } from './env.ts';
import { SettingsError } from './settings-reader.ts';

try {
  const { database: settings, keys } = readRotationSettings();
  const dataSource = new DataSource(dataSourceOptions({ ...settings, poolSize: 1 }, ENTITIES));
  try {
    const { rotated, unreadable } = await rotatePasswords(new Database(dataSource), keys);
    process.stdout.write(
      `${JSON.stringify({ level: 'info', msg: 'rotated', passwords: rotated, unreadable })}\n`,
    );
    // Their users have to enter them again; the key before may still be needed.
    if (unreadable > 0) process.exitCode = 1;
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    error instanceof SettingsError
      ? `${reason}\n`
      : `The rotation stopped; run it again, and it goes on where it stopped: ${reason}\n`,
  );
  process.exitCode = 1;
}
