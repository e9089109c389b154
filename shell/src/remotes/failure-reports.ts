import { logFailure } from '../log.ts';
import { reportedPage, sendReport, traceOf } from '../send-report.ts';
import { RemoteFailure } from './remote-failure.ts';

/** What is known of a failure of a remote, beside the failure itself. Nothing in it tells of a person. */
interface FailureContext {
  remote: string;
  /** The exposed module that was wanted. */
  module: string;
  /** The version that failed; empty when none was chosen yet. */
  version: string;
}

export type ReportFailure = (context: FailureContext, error: unknown) => void;

interface ReporterOptions {
  /** Where reports go; null where nothing listens. */
  reportUrl: string | null;
  environment: string;
  now?: () => Date;
}

/**
 * Reports failures of remotes to the operators of this deployment, and logs them for anyone who looks at
 * the console. One failure is told once, however often a person retries.
 */
export function createFailureReports({
  reportUrl,
  environment,
  now = () => new Date(),
}: ReporterOptions): ReportFailure {
  const told = new Set<string>();
  return (context, error) => {
    const { remote, module, version } = context;
    const reason = error instanceof RemoteFailure ? error.reason : 'render';
    const message = textOf(error);
    // A retry fails under an address of its own; it is the same failure.
    const key = [remote, module, version, reason, message.replaceAll(/\/~\d+\//g, '/')].join('\n');
    if (told.has(key)) return;
    told.add(key);
    logFailure(`${remote}/${module} ${version} failed.`, error);
    if (reportUrl === null) return;
    const report = {
      kind: 'remote-failure',
      environment,
      ...context,
      reason,
      message: message.slice(0, 1000),
      // Our own failures all begin in the same place.
      ...(!(error instanceof RemoteFailure) && { trace: traceOf(error) }),
      page: reportedPage(),
      at: now().toISOString(),
    };
    void sendReport(reportUrl, report);
  };
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
