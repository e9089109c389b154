import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { type RequestListener, type ServerResponse } from 'node:http';
import { jwtVerify } from 'jose';

/** What a device shows, as its worker reads it. */
interface Shown {
  title: string;
  body: string;
  path: string;
  tag: string;
}

/** A request to the push service. */
interface Received {
  path: string;
  headers: Record<string, string>;
  bytes: Buffer;
}

/** A message as a device reads it. */
interface ReadMessage extends Shown {
  device: string;
  headers: Record<string, string>;
}

/** A browser with a subscription. */
export interface Browser {
  path: string;
  /** The body of POST /api/push/devices. */
  subscription: (origin?: string) => { endpoint: string; publicKey: string; auth: string };
  read: (bytes: Buffer) => Shown;
}

type Answer = (response: ServerResponse, path: string) => void;

const taken: Answer = (response) => response.writeHead(201).end();
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const HEADER = { salt: 16, publicKey: 21, end: 86 } as const;

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Creates a browser that reads what is sent to it by RFC 8291, without the library that wrote it. */
export function browser(): Browser {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  const path = `/send/${randomUUID()}`;
  return {
    path,
    subscription: (origin = 'https://push.test') => ({
      endpoint: `${origin}${path}`,
      publicKey: own.toString('base64url'),
      auth: auth.toString('base64url'),
    }),
    read(bytes) {
      const salt = bytes.subarray(0, HEADER.salt);
      const theirs = bytes.subarray(HEADER.publicKey, HEADER.end);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
      const secret = derived(pair.computeSecret(theirs), auth, info, 32);
      const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', KEY_BYTES);
      const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', NONCE_BYTES);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(bytes.subarray(-16));
      const text = Buffer.concat([
        decipher.update(bytes.subarray(HEADER.end, -16)),
        decipher.final(),
      ]);
      // The last byte marks the end of the padding.
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
}

/** Returns a body of POST /api/push/devices, of a browser that no one reads. */
export function deviceBody(endpoint = `https://push.invalid/${randomUUID()}`) {
  const clock = { timeZone: 'UTC', hourCycle: 'h12' };
  return { ...browser().subscription(), endpoint, ...clock, name: 'Chrome on Android' };
}

/** A push service that keeps what it's sent, and answers each as `answer` says. */
export function pushService() {
  const received: Received[] = [];
  let answer: Answer = taken;
  const listener: RequestListener = (request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
      const path = request.url ?? '';
      received.push({ path, headers: Object.fromEntries(headers), bytes: Buffer.concat(chunks) });
      answer(response, path);
    })();
  };
  return {
    received,
    listener,
    answer: (next: Answer = taken) => {
      answer = next;
    },
    /** Returns what a browser has been sent, decrypted, and forgets it. */
    shown(to: Browser): ReadMessage[] {
      const mine = received.filter(({ path }) => path === to.path);
      const others = received.filter(({ path }) => path !== to.path);
      received.splice(0, received.length, ...others);
      return mine.map(({ path, headers, bytes }) => ({ ...to.read(bytes), device: path, headers }));
    },
  };
}

/** Returns what the sender says about itself, if it's signed by the key that subscriptions name. @throws if it isn't */
export async function senderOf({ headers }: ReadMessage, publicKey: string) {
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('signed with another key');
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const point = Buffer.from(publicKey, 'base64url');
  const verifier = await crypto.subtle.importKey('raw', point, algorithm, false, ['verify']);
  return (await jwtVerify(token, verifier)).payload;
}
