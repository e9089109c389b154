/** What the shell reads of an error of the authentication service, whichever class it has. */
export interface ServiceError {
  name: string;
  message: string;
  status?: number | undefined;
  /** Why a password is too weak, as the service's own keys. */
  reasons?: readonly string[];
}

const WEAKNESSES: Record<string, string> = {
  length: 'It is too short.',
  characters: 'It needs more kinds of characters.',
  pwned: 'It appears in a known data leak.',
};

/** The service's own message, or a clear sentence where that would only be technical. */
export function serviceErrorText({ name, message, status, reasons = [] }: ServiceError): string {
  if (status === 429) return 'Too many attempts. Please wait a few minutes and try again.';
  if (status !== undefined && status >= 500) {
    return 'The sign-in service is not available right now. Please try again in a few minutes.';
  }
  if (name === 'AuthRetryableFetchError') {
    return 'The sign-in service could not be reached. Check your connection and try again.';
  }
  const weaknesses = reasons.flatMap((reason) => WEAKNESSES[reason] ?? []);
  return [message, ...weaknesses].join(' ');
}

/** Whether the service answered and said no, as opposed to not being able to answer. */
export function isRefusal({ name, status }: ServiceError): boolean {
  return name !== 'AuthRetryableFetchError' && status !== 429 && (status ?? 0) < 500;
}
