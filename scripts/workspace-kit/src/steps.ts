/** Prints a line for the user at the terminal. */
export type Print = (line: string) => void;

/** An expected failure: its message is enough, so it's printed without a stack. */
export class StepError extends Error {
  override readonly name: string = 'StepError';
}

/** Formats milliseconds as seconds with one decimal. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Returns the message of any thrown value. */
export function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error)
    return String(error.message);
  return String(error);
}

/** Runs one step, prints its duration, and returns its result. */
export async function step<T>(print: Print, name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  printDone(print, name, 'ready', started);
  return result;
}

/** Prints a line for a finished step. @param started on the process clock, in milliseconds */
export function printDone(print: Print, name: string, state: string, started: number): void {
  print(`  ${name.padEnd(16)} ${state.padEnd(9)} ${seconds(performance.now() - started)}`);
}

/** Ends the program after a failure; prints only the message of an expected one. */
export function failWith(error: unknown): void {
  const foreseen = error instanceof StepError;
  const unforeseen = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(`
${foreseen ? error.message : unforeseen}`);
  process.exitCode = 1;
}
