/**
 * What kind of failure it is, as reports name it: `threw` is a script that is what was released and threw
 * while it was imported; `render` is everything that went wrong after that.
 */
type FailureReason =
  | 'unknown'
  | 'incompatible'
  | 'timeout'
  | 'unreachable'
  | 'malformed'
  | 'integrity'
  | 'threw'
  | 'render';

/** Why a remote could not be loaded, in words for the page and in words for the log. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    readonly reason: FailureReason,
    /** What exactly happened; shown folded away. */
    message: string,
  ) {
    super(message);
  }
}
