import { AsyncLocalStorage } from 'node:async_hooks';
import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { type AuthSettings } from './env.ts';
import { CODE_LENGTH } from './mail-code.ts';
import { type Mailbox } from './mailbox.ts';

/** The GoTrue-compatible library, reachable in this process only. */
export type AuthLibrary = {
  /**
   * @param request addressed to any host; only its path counts
   * @param returnTo where the link of a mail written in the meantime leads in the end
   */
  handle(request: Request, returnTo: string): Promise<Response>;
  close(): Promise<void>;
};

/** How many connections it may use; password hashing keeps it busier than the database does. */
const CONNECTIONS = 4;

/**
 * Sets the library up on its database, making its tables where they are missing.
 *
 * @param publicUrl origin of this service, which the links in mails start with
 */
export async function openLibrary(
  settings: AuthSettings,
  publicUrl: string,
  mailbox: Mailbox,
): Promise<AuthLibrary> {
  // The library reads it each time it hashes a password, and takes it in no other way.
  process.env['LITE_AUTH_BCRYPT_COST'] = String(settings.passwordCost);
  // The library drops the client's ?redirect_to= on the way to the mail, so it is carried beside it.
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
      // The library makes links from the site's URL, and they have to lead to this service.
      site_url: publicUrl,
      additional_redirect_urls: settings.appOrigins.flatMap((origin) => [origin, `${origin}/**`]),
      minimum_password_length: 6,
      email: {
        enable_signup: true,
        enable_confirmations: settings.confirmEmails,
        otp_length: CODE_LENGTH,
        // The proof of a new address is that someone reads mail there.
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
