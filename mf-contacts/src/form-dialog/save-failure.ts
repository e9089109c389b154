import { type FieldProblem, isRequestError, type RequestError } from '@rapport/remote-api';
import { failureReason, whenAgain } from '@rapport/remote-api/failures';

/** Why something was not saved: at the fields where it can be put right, and in a sentence otherwise. */
export interface SaveFailure<Field extends string> {
  fields: { [F in Field]?: string | undefined };
  /** What happened and what to do; null when the fields say it all. */
  message: string | null;
}

const STILL_HERE = 'What you typed is still here.';

/**
 * Translates a failed save for the person who typed it.
 * @param labels the fields of the form by their key at the API, with their labels on screen
 * @param button the label of the button that tries again
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

/** Puts each problem at its field. An API that sends no problems is of an earlier release: its sentence is shown as it is. */
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
