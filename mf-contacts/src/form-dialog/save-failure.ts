import { type FieldProblem, isRequestError, type RequestError } from '@rapport/remote-api';
import { failureReason, whenAgain } from '@rapport/remote-api/failures';

/** The reasons why something wasn't saved: at the fields that need correction, otherwise as a sentence. */
export interface SaveFailure<Field extends string> {
  fields: { [F in Field]?: string | undefined };
  /** What happened and what to do; null if the fields say it all. */
  message: string | null;
}

const STILL_HERE = 'What you typed is still here.';

/**
 * Converts an error to messages for the user.
 * @param labels of the fields on the screen, by their API names
 * @param button the label of the button that retries
 */
export function saveFailure<Field extends string>(
  error: unknown,
  labels: Readonly<Record<Field, string>>,
  button: string,
): SaveFailure<Field> {
  if (!isRequestError(error))
    return { fields: {}, message: `Something went wrong on this page. ${STILL_HERE} Try again.` };
  const isOfFields = error.status === 400 || (error.problems ?? []).length > 0;
  if (isOfFields) return validationFailure(error, labels);
  return {
    fields: {},
    message: `${failureReason(error)} ${STILL_HERE} ${advice(error.status, button)}`,
  };
}

function advice(status: number | null, button: string): string {
  if (status === 429) return `Wait a moment and choose ${button} again.`;
  return whenAgain(`Choose ${button} again`);
}

/**
 * Assigns each problem to its field. The API's earlier releases send no problems; their message is shown unchanged.
 */
function validationFailure<Field extends string>(
  { message, problems = [] }: RequestError,
  labels: Readonly<Record<Field, string>>,
): SaveFailure<Field> {
  const fields: SaveFailure<Field>['fields'] = {};
  const others: string[] = [];
  for (const problem of problems) {
    const field = fieldOf(problem, labels);
    if (field === undefined) others.push(sentence(`${problem.field} ${problem.message}`));
    else fields[field] ??= sentence(`${labels[field]} ${problem.message}`);
  }
  const rest = problems.length === 0 ? sentence(message) : others.join(' ');
  return { fields, message: rest === '' ? null : `${rest} ${STILL_HERE}` };
}

function fieldOf<Field extends string>(
  problem: FieldProblem,
  labels: Readonly<Record<Field, string>>,
): Field | undefined {
  for (const field in labels) if (field === problem.field) return field;
  return undefined;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
