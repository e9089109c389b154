import { appendFileSync } from 'node:fs';

/**
 * Appends one line of JSON for each finished test to the file RAPPORT_RESULTS, so that a run that is killed still
 * leaves its results. `scripts/test/results.ts` describes the lines.
 */
export default class ResultLines {
  #file = process.env.RAPPORT_RESULTS;

  onTestFileResult({ path, context }, { testResults, testExecError, failureMessage, perfStats }) {
    if (!this.#file) return;
    const project = context.config.displayName?.name;
    const common = { runner: 'jest', file: path, project };
    const lines = testResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, duration, failureMessages }) => ({
        ...common,
        name: fullName,
        status,
        ms: duration ?? 0,
        ...(status === 'failed' && { message: failureMessages.join('\n') }),
      }));
    if (testExecError) {
      lines.push({ ...common, name: 'the file', status: 'failed', ms: 0, message: failureMessage });
    }
    lines.push({ ...common, name: '', status: 'file', ms: perfStats.end - perfStats.start });
    appendFileSync(this.#file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }
}
