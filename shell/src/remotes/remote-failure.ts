/** Why a remote could not be loaded, in words for the page and in words for the log. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    readonly reason:
      'unknown' | 'incompatible' | 'timeout' | 'unreachable' | 'malformed' | 'integrity' | 'render',
    /** What exactly happened; shown folded away. */
    message: string,
  ) {
    super(message);
  }
}
