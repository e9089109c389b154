/** How an attempt to sign in or up ended. */
export type AuthOutcome =
  | { status: 'entered'; userId: string }
  /** The account exists once the link in the mail is opened. */
  | { status: 'confirmationSent'; email: string }
  /** `refused` tells that the service did not accept what was typed. */
  | { status: 'failed'; message: string; refused: boolean };

export function failed(message: string, refused = false): AuthOutcome {
  return { status: 'failed', message, refused };
}
