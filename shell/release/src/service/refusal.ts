import { StepError } from '@rapport/workspace-kit';

/** A request that the service refuses, with the message for its sender. */
export class Refusal extends StepError {
  override readonly name = 'Refusal';
  /** HTTP status. */
  readonly status: number;
  /** Additional headers of the response. */
  readonly headers: Readonly<Record<string, string>>;
  /** The remote of the request, for the log. */
  about: string | undefined;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** Runs a step of the commands; if it fails, refuses the request with its message. */
export async function refusing<T>(status: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StepError) throw new Refusal(status, error.message);
    throw error;
  }
}
