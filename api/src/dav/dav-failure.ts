/** Why a server of address books or calendars couldn't be used. */
export type DavFailure =
  | 'google'
  | 'address'
  | 'refused'
  | 'unreachable'
  | 'tooSlow'
  | 'certificate'
  | 'wrongPassword'
  | 'appPassword'
  | 'noPassword'
  | 'forbidden'
  | 'notFound'
  | 'moved'
  | 'notDav'
  | 'tooLarge'
  | 'full'
  | 'busy'
  | 'changed'
  | 'syncToken';

/** A server couldn't be used, or refused a request. Its message never has a password or an address in it. */
export class DavFailed extends Error {
  constructor(
    readonly failure: DavFailure,
    options: { cause?: unknown; waitSeconds?: number; movedTo?: string } = {},
  ) {
    super(failure, { cause: options.cause });
    this.waitSeconds = options.waitSeconds ?? 0;
    this.movedTo = options.movedTo ?? null;
  }

  /** The Retry-After of the server, in seconds. */
  readonly waitSeconds: number;
  /** The origin that a server sends to and that isn't its own; the user has to decide. */
  readonly movedTo: string | null;
}

const CERTIFICATE =
  /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER))/;

/** Returns the failure of a request that had no answer. */
export function failureOf(error: unknown): DavFailure {
  const code: unknown = Reflect.get(Object(error), 'code');
  return typeof code === 'string' && CERTIFICATE.test(code) ? 'certificate' : 'unreachable';
}
