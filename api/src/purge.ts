import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { Clock } from './clock.ts';
import { dataSourceOptions } from './database/data-source.ts';
import { Database } from './database/database.ts';
import { ENTITIES } from './entities.ts';
import { readDatabaseSettings } from './env.ts';
import { SettingsError } from './settings-reader.ts';
import { AttentionService } from './attention/attention.service.ts';
import { SettlePlansService } from './attention/settle-plans.service.ts';
import { AdoptPlansService } from './interactions/adopt-plans.service.ts';
import { PurgeService } from './purge/purge.service.ts';

try {
  const dataSource = new DataSource(
    dataSourceOptions({ ...readDatabaseSettings(), poolSize: 1 }, ENTITIES),
  );
  try {
    const [database, clock] = [new Database(dataSource), new Clock()];
    const removed = await new PurgeService(database, clock).run();
    const attention = new AttentionService(database, clock);
    await new SettlePlansService(database, clock, attention).run();
    await new AdoptPlansService(database, clock).run();
    process.stdout.write(
      `${JSON.stringify({ level: 'info', msg: 'purged', contacts: removed })}\n`,
    );
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    error instanceof SettingsError
      ? `${reason}\n`
      : `The purge stopped; the next one finds what is left: ${reason}\n`,
  );
  process.exitCode = 1;
}
