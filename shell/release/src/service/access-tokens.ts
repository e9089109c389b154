import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { StepError } from '@rapport/workspace-kit';
import { folderStore } from '../stores/folder-store.ts';

/** Actions that a token can allow for its remotes. */
export const ACTIONS = [
  'release',
  'preview',
  'promote',
  'rollback',
  'retire',
  'nav',
  'remove',
] as const;
export type Action = (typeof ACTIONS)[number];

/** A team's permissions, and the hash that identifies its token; the token itself isn't stored. */
export interface AccessToken {
  /** Part of the token, and its name in lists and in the log. */
  id: string;
  team: string;
  /** Names of remotes, `shell` for the shell; `*` for all of them. */
  remotes: readonly string[];
  actions: readonly Action[];
  /** SHA-256 of the token, in hex. */
  hash: string;
  createdAt: string;
  expiresAt: string;
  revokedAt?: string;
}

/** Secret scanners find a token by this prefix. */
const PREFIX = 'rapport_rt_';
const FORM = new RegExp(`^${PREFIX}([0-9a-f]{8})_[\\w-]{43}$`);
const FILE = 'tokens.json';
const DAY_MS = 24 * 60 * 60_000;

export type Recognition =
  | { status: 'valid'; token: AccessToken }
  | { status: 'unknown' | 'expired' | 'revoked' };

/** True if a token is for this remote, or for the shell. */
export function isForRemote({ remotes }: AccessToken, name: string): boolean {
  return remotes.includes(name) || remotes.includes('*');
}

/**
 * Opens the tokens of a service, in a folder that only its account can read.
 * @param folder created if it doesn't exist
 */
export async function openTokens(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const store = folderStore(folder);

  const read = async () => {
    const found = await store.read(FILE);
    return { tag: found?.tag, tokens: found ? parseTokens(found.bytes.toString(), folder) : [] };
  };
  const change = async (next: (tokens: AccessToken[]) => AccessToken[]) => {
    for (;;) {
      const { tag, tokens } = await read();
      const bytes = Buffer.from(`${JSON.stringify(next(tokens), null, 2)}\n`);
      if ((await store.replace(FILE, bytes, tag)) === 'written') return;
    }
  };

  return {
    list: async () => (await read()).tokens,

    /** @returns the token, which is shown only once */
    async add(
      grant: Pick<AccessToken, 'team' | 'remotes' | 'actions'> & { days: number },
      now: Date,
    ): Promise<{ secret: string; token: AccessToken }> {
      const id = randomBytes(4).toString('hex');
      const secret = `${PREFIX}${id}_${randomBytes(32).toString('base64url')}`;
      const { team, remotes, actions, days } = grant;
      const expiresAt = new Date(now.getTime() + days * DAY_MS).toISOString();
      const hash = hashOf(secret).toString('hex');
      const token = { id, team, remotes, actions, hash, createdAt: now.toISOString(), expiresAt };
      await change((tokens) => [...tokens, token]);
      return { secret, token };
    },

    /** @throws StepError if the token doesn't exist or is already revoked */
    async revoke(id: string, now: Date): Promise<AccessToken> {
      let revoked: AccessToken | undefined;
      await change((tokens) => {
        const found = tokens.find((token) => token.id === id);
        if (!found) throw new StepError(`There is no token ${id}. "pnpm registry tokens" has all.`);
        if (found.revokedAt) throw new StepError(`Token ${id} was revoked at ${found.revokedAt}.`);
        const next = { ...found, revokedAt: now.toISOString() };
        revoked = next;
        return tokens.map((token) => (token === found ? next : token));
      });
      if (!revoked) throw new StepError(`Token ${id} could not be revoked.`);
      return revoked;
    },

    /** Reads the file each time, so a revocation takes effect immediately. */
    async recognize(secret: string, now: Date): Promise<Recognition> {
      const id = FORM.exec(secret)?.[1];
      const token = (await read()).tokens.find((known) => known.id === id);
      if (!token || !timingSafeEqual(Buffer.from(token.hash, 'hex'), hashOf(secret))) {
        return { status: 'unknown' };
      }
      if (token.revokedAt !== undefined) return { status: 'revoked' };
      return token.expiresAt <= now.toISOString()
        ? { status: 'expired' }
        : { status: 'valid', token };
    },
  };
}

export type Tokens = Awaited<ReturnType<typeof openTokens>>;

/** 32 random bytes can't be guessed, so a fast hash is enough. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

function parseTokens(text: string, folder: string): AccessToken[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value) && value.every(isToken)) return value;
  } catch {
    // Reported below, as for other invalid JSON.
  }
  throw new StepError(`${FILE} in ${folder} is not readable. Bring it back from a backup.`);
}

function isToken(value: unknown): value is AccessToken {
  const read = (name: string): unknown => Reflect.get(Object(value), name);
  const isList = (list: unknown) =>
    Array.isArray(list) && list.every((item) => typeof item === 'string');
  return (
    ['id', 'team', 'createdAt', 'expiresAt'].every((name) => typeof read(name) === 'string') &&
    /^[0-9a-f]{64}$/.test(String(read('hash'))) &&
    isList(read('remotes')) &&
    isList(read('actions'))
  );
}
