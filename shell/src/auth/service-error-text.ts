/** What the shell reads of an error of the authentication service, whichever class it has. */
export interface ServiceError {
  name: string;
  message: string;
  status?: number | undefined;
  /** Why a password is too weak, as the service's own keys. */
  reasons?: readonly string[];
}

const WEAKNESSES: Record<string, string> = {
  length: "It's too short.",
  characters: 'It needs more kinds of characters.',
  pwned:
    "It's among those that attackers try first. Three or four unrelated words are hard to guess.",
};

/** The service's own message, or a clear sentence where there is none or no one answered. */
export function serviceErrorText(error: ServiceError): string {
  if (!isAnswer(error) || !isReadable(error.message)) return ownSentence(error);
  const weaknesses = (error.reasons ?? []).flatMap((reason) => WEAKNESSES[reason] ?? []);
  return [error.message, ...weaknesses].join(' ');
}

/** Whether the service said anything. The client reports a dead network as an error, too. */
function isAnswer({ name, status }: ServiceError): boolean {
  return name !== 'AuthRetryableFetchError' || (status ?? 0) > 0;
}

/** The client puts JSON or a proxy's HTML into the message of a response without one. */
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

/** Whether the service answered and said no, as opposed to not being able to answer. */
export function isRefusal({ name, status }: ServiceError): boolean {
  return name !== 'AuthRetryableFetchError' && status !== 429 && (status ?? 0) < 500;
}
