import { AsyncLocalStorage } from 'node:async_hooks';
import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { type AuthSettings } from './env.ts';
import { CODE_LENGTH } from './mail-code.ts';
import { type Mailbox } from './mailbox.ts';

/** The GoTrue-compatible library, reachable only inside this process. */
export type AuthLibrary = {
  /**
   * @param request to any host; only its path counts
   * @param returnTo the page that the link of an email written by this request leads to in the end
   */
  handle(request: Request, returnTo: string): Promise<Response>;
  close(): Promise<void>;
};

/** Maximum number of connections. Password hashing is the bottleneck, not the database. */
const CONNECTIONS = 4;

/**
 * Opens the library on its database, and creates missing tables.
 *
 * @param publicUrl origin of this service, which links in emails start with
 */
export async function openLibrary(
  settings: AuthSettings,
  publicUrl: string,
  mailbox: Mailbox,
): Promise<AuthLibrary> {
  // The library reads it from the environment for each password; there's no option for it.
  process.env['LITE_AUTH_BCRYPT_COST'] = String(settings.passwordCost);
  // The library drops the client's ?redirect_to= before it writes the email, so it's passed separately.
  const returnPlace = new AsyncLocalStorage<string>();
  const connection = createPostgresConnection({
    url: settings.databaseUrl,
    postgresOptions: { max: CONNECTIONS, onnotice: () => {} },
  });
  const app = new App({
    connection,
    api: { enabled: false },
    studio: { enabled: false },
    auth: {
      enabled: true,
      jwt_secret: settings.jwtSecret,
      jwt_expiry: settings.accessTokenSeconds,
      publishable_key: settings.publishableKey,
      secret_key: settings.secretKey,
      // The library builds links from the site's URL, and they have to lead to this service.
      site_url: publicUrl,
      additional_redirect_urls: settings.appOrigins.flatMap((origin) => [origin, `${origin}/**`]),
      minimum_password_length: 6,
      email: {
        enable_signup: true,
        enable_confirmations: settings.confirmEmails,
        otp_length: CODE_LENGTH,
        // Following the link in the email proves that the user owns the new address.
        double_confirm_changes: false,
      },
    },
    options: {
      drivers: {
        email: {
          async send(mail) {
            mailbox.deliver(mail, returnPlace.getStore() ?? settings.siteUrl);
          },
        },
      },
      server: { disableStudio: true, disableFallback: true, admin: false },
    },
  });
  await app.ensureSystemSchema();
  await app.init();
  return {
    handle: (request, returnTo) => returnPlace.run(returnTo, async () => app.fetch(request)),
    close: () => connection.close(),
  };
}
