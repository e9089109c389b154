import { logFailure } from './log.ts';
import { reportedPage, sendReport, traceOf } from './send-report.ts';
import { quietKnownRejections } from './unhandled-rejections.ts';

/** The maximum number of reports per page, because further ones add nothing. */
const MOST_REPORTS = 20;

interface ReportTarget {
  /** The URL for reports; null without a receiver. */
  reportUrl: string | null;
  environment: string;
}

/** How a failure was detected: it was unhandled, React caught it while rendering, or the page couldn't start. */
type Reason = 'rejection' | 'exception' | 'render' | 'start';

export interface PageFailures {
  /** Starts sending reports, including those recorded so far. Called once the settings of the page are known. */
  reportTo(target: ReportTarget): void;
  /** Logs and records a failure that was caught elsewhere. */
  caught(reason: Reason, what: string, error: unknown): void;
  /** Stops watching. */
  stop(): void;
}

/**
 * Records unhandled failures of the page and reports each of them once. The browser logs them itself, and they
 * remain visible as errors.
 */
export function watchPageFailures(now: () => Date = () => new Date()): PageFailures {
  const reported = new Set<string>();
  let noted: object[] = [];
  let target: ReportTarget | null = null;

  const flush = () => {
    if (target === null) return;
    const { reportUrl, environment } = target;
    const reports = noted;
    noted = [];
    if (reportUrl === null) return;
    for (const report of reports) void sendReport(reportUrl, { ...report, environment });
  };
  const note = (reason: Reason, error: unknown) => {
    const message = wordsOf(error);
    const trace = traceOf(error);
    const key = [reason, message, ...trace].join('\n');
    if (reported.has(key) || reported.size >= MOST_REPORTS) return;
    reported.add(key);
    const page = reportedPage();
    const at = now().toISOString();
    noted.push({ kind: 'page-failure', reason, message, trace, page, at });
    flush();
  };
  const onError = ({ error, message }: ErrorEvent) => {
    // The browser only reports that it continues in the next frame.
    if (!message.startsWith('ResizeObserver loop')) note('exception', error ?? message);
  };

  window.addEventListener('error', onError);
  const stopRejections = quietKnownRejections((error) => note('rejection', error));
  return {
    reportTo(next) {
      target = next;
      flush();
    },
    caught(reason, what, error) {
      logFailure(what, error);
      note(reason, error);
    },
    stop() {
      window.removeEventListener('error', onError);
      stopRejections();
    },
  };
}

/** Describes the failure. A syntax error quotes what couldn't be parsed, which may be personal data. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 1000);
  const words = error instanceof SyntaxError ? error.name : `${error.name}: ${error.message}`;
  return words.slice(0, 1000);
}
