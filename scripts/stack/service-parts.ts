import { createHash, createHmac } from 'node:crypto';
import { join } from 'node:path';
import { REPOSITORY, typescriptProgram } from '@rapport/workspace-kit';
import { type AuthKeys } from '../auth/keys.ts';
import { nodePart } from './node-part.ts';
import { localOrigin, shellOrigins, type StackPorts } from './ports.ts';
import { type StackSettings } from './settings.ts';
import { type Part } from './supervisor.ts';

/** Context of both services. */
export interface ServiceContext {
  settings: StackSettings;
  ports: StackPorts;
  logFolder: string;
}

/** Creates the part with the embedded auth service on a separate database. */
export function authPart(context: ServiceContext, databaseUrl: string, keys: AuthKeys): Part {
  const { settings, ports, logFolder } = context;
  return nodePart({
    name: 'auth',
    args: typescriptProgram(join(REPOSITORY, 'scripts/auth/main.ts')),
    logFolder,
    env: {
      ...process.env,
      ...settings.limits,
      PORT: String(ports.auth),
      MAIL_PORT: String(ports.mail),
      AUTH_DATABASE_URL: databaseUrl,
      APP_ORIGINS: shellOrigins(settings.port).join(','),
      SITE_URL: localOrigin(ports.shell),
      PUBLIC_URL: localOrigin(ports.auth),
      JWT_SECRET: keys.jwtSecret,
      PUBLISHABLE_KEY: keys.publishableKey,
      SECRET_KEY: keys.secretKey,
      API_URL: `http://127.0.0.1:${ports.api}`,
      CONFIRM_EMAILS: settings.confirmEmails ? '1' : '0',
    },
    isReady: () => answers(ports.auth, '/healthz'),
  });
}

/** Returns the API's environment variables. */
export function apiEnvironment(
  context: ServiceContext,
  databaseUrl: string,
  keys: AuthKeys | undefined,
): NodeJS.ProcessEnv {
  const { settings, ports } = context;
  const { hosted, limits } = settings;
  return {
    ...process.env,
    // The API must not get the owner's credentials: an undefined variable is left out.
    MIGRATION_DATABASE_URL: undefined,
    NODE_ENV: hosted ? 'production' : 'development',
    HOST: '127.0.0.1',
    PORT: String(ports.api),
    CORS_ORIGINS: shellOrigins(settings.port).join(','),
    DATABASE_URL: databaseUrl,
    // There's only one process, so its memory is enough.
    LIMITS_STORE: process.env.LIMITS_STORE ?? 'memory',
    ...(limits.TRUST_PROXY !== undefined && { TRUST_PROXY: limits.TRUST_PROXY }),
    ...(keys === undefined
      ? { AUTH_MODE: 'hosted', SUPABASE_URL: hosted?.supabaseUrl }
      : {
          AUTH_MODE: 'local',
          JWT_SECRET: keys.jwtSecret,
          SECRETS_KEY: process.env.SECRETS_KEY ?? secretsKey(keys),
          // With these, users who delete their data also delete their account.
          SUPABASE_URL: `http://127.0.0.1:${ports.auth}`,
          SUPABASE_SECRET_KEY: keys.secretKey,
          // Emails go to the local mailbox.
          SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
          MAIL_FROM: 'rapport@rapport.example',
          APP_URL: localOrigin(ports.shell),
          API_URL: localOrigin(ports.api),
          DIGEST_EVERY_SECONDS: '5',
          // Subscriptions of browsers are valid as long as this key doesn't change.
          VAPID_PRIVATE_KEY: createHash('sha256')
            .update(`push ${keys.jwtSecret}`)
            .digest('base64url'),
          VAPID_SUBJECT: 'mailto:rapport@rapport.example',
          PUSH_EVERY_SECONDS: '5',
        }),
  };
}

/** Returns the key for stored passwords: always the same for a data folder, so they can be read after a restart. */
function secretsKey({ jwtSecret }: AuthKeys): string {
  return createHmac('sha256', jwtSecret).update('stored passwords').digest('base64');
}

/** Creates the part with the built API. */
export function apiPart(context: ServiceContext, env: NodeJS.ProcessEnv): Part {
  return nodePart({
    name: 'api',
    args: ['--enable-source-maps', join(REPOSITORY, 'api/dist/main.js')],
    logFolder: context.logFolder,
    env,
    isReady: () => answers(context.ports.api, '/readyz'),
  });
}

/** True if a part responds to this path with success. */
export async function answers(port: number, path: string): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    signal: AbortSignal.timeout(5_000),
  });
  await response.arrayBuffer();
  return response.ok;
}
