import { StepError } from '@rapport/workspace-kit';

/** A request that the service does not follow, and what its sender reads. */
export class Refusal extends StepError {
  override readonly name = 'Refusal';
  /** Of HTTP. */
  readonly status: number;
  /** Headers that the answer has as well. */
  readonly headers: Readonly<Record<string, string>>;
  /** The remote that it was about, for the log. */
  about: string | undefined;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** Does a step of the commands, and refuses with what it says if it fails. */
export async function refusing<T>(status: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StepError) throw new Refusal(status, error.message);
    throw error;
  }
}
