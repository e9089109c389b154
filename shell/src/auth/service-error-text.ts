/** The fields of an authentication error that the shell uses, regardless of its class. */
export interface ServiceError {
  name: string;
  message: string;
  status?: number | undefined;
  /** Why a password is too weak, as the service's codes. */
  reasons?: readonly string[];
}

const WEAKNESSES: Record<string, string> = {
  length: "It's too short.",
  characters: 'It needs more kinds of characters.',
  pwned:
    "It's among those that attackers try first. Three or four unrelated words are hard to guess.",
};

/** Returns the service's message, or a clear sentence if there is none or the service didn't respond. */
export function serviceErrorText(error: ServiceError): string {
  if (!isAnswer(error) || !isReadable(error.message)) return ownSentence(error);
  const weaknesses = (error.reasons ?? []).flatMap((reason) => WEAKNESSES[reason] ?? []);
  return [error.message, ...weaknesses].join(' ');
}

/** Returns whether the service responded. The client reports a network failure as an error, too. */
function isAnswer({ name, status }: ServiceError): boolean {
  return name !== 'AuthRetryableFetchError' || (status ?? 0) > 0;
}

/** For a response without a message, the client uses JSON or a proxy's HTML as the message. */
function isReadable(message: string): boolean {
  return /^[^\s{[<]/.test(message.trim());
}

function ownSentence(error: ServiceError): string {
  const { status } = error;
  if (!isAnswer(error)) {
    return "Couldn't reach the sign-in service. Check your connection and try again.";
  }
  if (status === 429) return 'Too many attempts. Please wait a few minutes and try again.';
  if (status !== undefined && status >= 500) {
    return "The sign-in service isn't available right now. Please try again in a few minutes.";
  }
  return 'The sign-in service refused this without saying why. Please try again.';
}

/** Returns whether the service rejected the request, as opposed to being unable to respond. */
export function isRefusal({ name, status }: ServiceError): boolean {
  return name !== 'AuthRetryableFetchError' && status !== 429 && (status ?? 0) < 500;
}
