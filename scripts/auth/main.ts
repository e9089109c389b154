import { hasCode, onStopRequest } from '@rapport/workspace-kit';
import { startAuthServer } from './auth-server.ts';
import { readSettings, SettingsError } from './env.ts';
import { guardConsole } from './guard-console.ts';

const END_WITHIN = 8_000;

/**
 * Runs the auth service as a separate program. Its settings are environment variables (see env.ts). It writes one
 * line of JSON, `{"authUrl": …}`, when it's ready, and stops on SIGTERM or when its parent has ended.
 */
async function main(): Promise<void> {
  guardConsole();
  const settings = readSettings(process.env);
  const server = await startAuthServer(settings, (line) => console.error(line));
  onStopRequest(() => {
    // A database that doesn't respond must not keep the service from ending.
    setTimeout(() => process.exit(1), END_WITHIN).unref();
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
  console.log(JSON.stringify({ authUrl: server.url }));
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const port = process.env['PORT'] ?? '';
  if (hasCode(error, 'EADDRINUSE')) {
    return `Port ${port} on 127.0.0.1, which the auth service needs, is taken by another program. Stop that program, or choose other ports with RAPPORT_PORT.`;
  }
  const reason = error instanceof Error && error.message !== '' ? error.message : String(error);
  return `The auth service could not start: ${reason}. See whether its database runs and AUTH_DATABASE_URL is right.`;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
