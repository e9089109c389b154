/** Where lines for the person at the terminal go. */
export type Print = (line: string) => void;

/** A failure that was foreseen: its message is all that the person needs, without a stack. */
export class StepError extends Error {
  override readonly name: string = 'StepError';
}

/** Seconds with one decimal, as people read them. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error)
    return String(error.message);
  return String(error);
}

/** Does one step, says how long it took when it is done, and hands its result on. */
export async function step<T>(print: Print, name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  printDone(print, name, 'ready', started);
  return result;
}

/** One line for something that is done. @param started on the process clock, in milliseconds */
export function printDone(print: Print, name: string, state: string, started: number): void {
  print(`  ${name.padEnd(16)} ${state.padEnd(9)} ${seconds(performance.now() - started)}`);
}

/** Ends the program after a failure: foreseen ones with their message only. */
export function failWith(error: unknown): void {
  const foreseen = error instanceof StepError;
  const unforeseen = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(`
${foreseen ? error.message : unforeseen}`);
  process.exitCode = 1;
}
