import { logFailure } from '../log.ts';
import { reportedPage, sendReport, traceOf } from '../send-report.ts';
import { RemoteFailure } from './remote-failure.ts';

/** The context of a remote's failure, without personal data. */
interface FailureContext {
  remote: string;
  /** The requested module. */
  module: string;
  /** The version that failed; empty if none was chosen yet. */
  version: string;
}

export type ReportFailure = (context: FailureContext, error: unknown) => void;

interface ReporterOptions {
  /** The URL for reports; null without a receiver. */
  reportUrl: string | null;
  environment: string;
  now?: () => Date;
}

/**
 * Reports failures of remotes to the operators of this deployment, and logs them to the console. Each failure is
 * reported once, however often the user retries.
 */
export function createFailureReports({
  reportUrl,
  environment,
  now = () => new Date(),
}: ReporterOptions): ReportFailure {
  const reported = new Set<string>();
  return (context, error) => {
    const { remote, module, version } = context;
    const reason = error instanceof RemoteFailure ? error.reason : 'render';
    const message = textOf(error);
    // A retry fails at a different URL, but it's the same failure.
    const key = [remote, module, version, reason, message.replaceAll(/\/~\d+\//g, '/')].join('\n');
    if (reported.has(key)) return;
    reported.add(key);
    logFailure(`${remote}/${module} ${version} failed.`, error);
    if (reportUrl === null) return;
    const report = {
      kind: 'remote-failure',
      environment,
      ...context,
      reason,
      message: message.slice(0, 1000),
      // The shell's own failures all have the same trace.
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
