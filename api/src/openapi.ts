import { createApplication } from './application.ts';
import { createOpenApiDocument } from './documentation/open-api.ts';
import { readSettings } from './env.ts';
import { createLog } from './http/log.ts';

/**
 * Prints the OpenAPI document; with `--check`, only checks that every call declares what the document needs. It
 * doesn't listen or connect, so the settings don't matter.
 */
const settings = readSettings({
  DATABASE_URL: 'postgres://localhost/rapport',
  AUTH_MODE: 'local',
  JWT_SECRET: 'no token is ever checked with this',
  LOG_LEVEL: 'silent',
});
const app = await createApplication(settings, createLog(settings));
const text = `${JSON.stringify(createOpenApiDocument(app), null, 2)}\n`;
if (!process.argv.includes('--check')) process.stdout.write(text);
