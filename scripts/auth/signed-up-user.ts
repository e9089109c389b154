import { randomBytes } from 'node:crypto';

/** The values that differ between new accounts. */
type NewAccount = { id: string; identityId: string; createdAt: string };

/**
 * Creates the response to a sign-up that waits for its confirmation. The same code writes it for a free and for a
 * taken address, so it doesn't reveal which.
 *
 * @param account null for a made-up one
 * @param data the user's own data from the sign-up
 */
export function signedUpUser(email: string, data: unknown, account: NewAccount | null): Response {
  const { id, identityId, createdAt } = account ?? madeUp();
  const metadata = {
    ...(typeof data === 'object' && data !== null ? data : {}),
    email,
    email_verified: false,
    phone_verified: false,
    sub: id,
  };
  return Response.json({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: createdAt,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [
      {
        identity_id: identityId,
        id,
        user_id: id,
        identity_data: metadata,
        provider: 'email',
        last_sign_in_at: createdAt,
        created_at: createdAt,
        updated_at: createdAt,
        email,
      },
    ],
    created_at: createdAt,
    updated_at: createdAt,
    is_anonymous: false,
  });
}

function madeUp(): NewAccount {
  return { id: uuidV7(), identityId: uuidV7(), createdAt: new Date().toISOString() };
}

/** Creates an id like the library's: time and random bits (RFC 9562). */
function uuidV7(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) % 16) + 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) % 64) + 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Returns the account in a response of the library; null without one. */
export async function newAccountOf(response: Response): Promise<NewAccount | null> {
  const body: unknown = await response.clone().json();
  const id = text(body, 'id');
  const identities = field(body, 'identities');
  const identityId = text(Array.isArray(identities) ? identities[0] : null, 'identity_id');
  const createdAt = text(body, 'created_at');
  if (id === null || identityId === null || createdAt === null) return null;
  return { id, identityId, createdAt: new Date(createdAt).toISOString() };
}

function text(value: unknown, name: string): string | null {
  const found = field(value, name);
  return typeof found === 'string' ? found : null;
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
