import { spawnProgram, type SpawnedProgram } from '../../postgres/test/spawned-program.ts';

export const SHELL = 'http://localhost:4200';
export const SHELL_BY_ADDRESS = 'http://127.0.0.1:4200';
export const PUBLISHABLE_KEY = 'sb_publishable_for-tests-only-0001';
export const SECRET_KEY = 'sb_secret_for-tests-only-00000001';
export const JWT_SECRET = 'a-secret-for-tests-only-of-enough-length';

/** Valid settings, for a test to modify. */
export const settings = (databaseUrl: string) => ({
  AUTH_DATABASE_URL: databaseUrl,
  PORT: '0',
  APP_ORIGINS: `${SHELL}, ${SHELL_BY_ADDRESS}`,
  SITE_URL: SHELL,
  JWT_SECRET,
  PUBLISHABLE_KEY,
  SECRET_KEY,
  // bcrypt's lowest cost.
  PASSWORD_COST: '4',
});

/** The auth service as it runs in the stack, with a way to call it. */
export type AuthProgram = SpawnedProgram & {
  url: string;
  /** Calls a path below /auth/v1 as supabase-js does; uses POST if there's a body. */
  call(path: string, body?: unknown, init?: RequestInit): Promise<Response>;
};

export async function startAuth(env: NodeJS.ProcessEnv): Promise<AuthProgram> {
  const program = spawnProgram('auth/main.ts', env);
  const { authUrl } = await program.firstLine;
  const url = authUrl!;
  return {
    ...program,
    url,
    call: (path, body, init = {}) =>
      fetch(`${url}/auth/v1/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        redirect: 'manual',
        ...init,
        headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json', ...init.headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}

export async function stopAuth(program: AuthProgram): Promise<number | string> {
  program.child.stdin!.end();
  return program.exited;
}

/** All fields that a response may have; a test reads only those it expects. */
type Answer = {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  expires_in: number;
  email_confirmed_at: string;
  user: { id: string; email: string };
  error_code: string;
  msg: string;
};

export const json = (response: Response) => response.json() as Promise<Answer>;
