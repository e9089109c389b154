/**
 * The kind of failure in reports: `threw` is a script that matches the release and threw while it was imported;
 * `render` is everything that went wrong after that.
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

/** Why a remote couldn't be loaded, with messages for the page and for the log. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    readonly reason: FailureReason,
    /** The details, which are collapsed on the page. */
    message: string,
  ) {
    super(message);
  }
}
