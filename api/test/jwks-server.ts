import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';

export interface JwksServer {
  url: string;
  issuer: string;
  requests: () => number;
  /** Sets the behavior of all further responses. */
  behave: (behavior: 'well' | 'fails' | 'babbles' | 'hangs') => void;
  sign: (payload: JWTPayload, key?: 'ES256' | 'RS256' | 'unknown') => Promise<string>;
  close: () => Promise<void>;
}

/** Creating an RSA key takes a while, so all servers of a test file share their keys. */
const makingKeys = Promise.all([
  generateKeyPair('ES256'),
  generateKeyPair('RS256'),
  generateKeyPair('ES256'),
]);

/** Starts a fake auth service that only publishes keys. */
export async function startJwksServer(): Promise<JwksServer> {
  const [es, rs, unknown] = await makingKeys;
  const keys = {
    ES256: { ...es, alg: 'ES256', kid: 'es' },
    RS256: { ...rs, alg: 'RS256', kid: 'rs' },
    unknown: { ...unknown, alg: 'ES256', kid: 'who' },
  };
  const published = await Promise.all(
    [keys.ES256, keys.RS256].map(async ({ publicKey, alg, kid }) => ({
      ...(await exportJWK(publicKey)),
      alg,
      kid,
      use: 'sig',
    })),
  );
  let requests = 0;
  let behavior = 'well';
  const server = createServer((_, response) => {
    requests += 1;
    if (behavior === 'hangs') return;
    response.statusCode = behavior === 'fails' ? 500 : 200;
    response.setHeader('Content-Type', 'application/json');
    response.end(behavior === 'babbles' ? '<html>' : JSON.stringify({ keys: published }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = `${origin}/auth/v1`;
  return {
    url: `${issuer}/.well-known/jwks.json`,
    issuer,
    requests: () => requests,
    behave: (next) => {
      behavior = next;
    },
    sign: (payload, key = 'ES256') => {
      const { privateKey, alg, kid } = keys[key];
      const all = 'iss' in payload ? payload : { ...payload, iss: issuer };
      return new SignJWT(all).setProtectedHeader({ alg, kid, typ: 'JWT' }).sign(privateKey);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
