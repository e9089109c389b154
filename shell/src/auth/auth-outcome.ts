/** The result of an attempt to sign in or up. */
export type AuthOutcome =
  | { status: 'entered'; userId: string }
  /** The account exists once the link in the email is opened. */
  | { status: 'confirmationSent'; email: string }
  /** `refused` is true if the service rejected the input. */
  | { status: 'failed'; message: string; refused: boolean };

export function failed(message: string, refused = false): AuthOutcome {
  return { status: 'failed', message, refused };
}
