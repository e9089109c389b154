import { logFailure } from './log.ts';
import { reportedPage, sendReport, traceOf } from './send-report.ts';
import { quietKnownRejections } from './unhandled-rejections.ts';

/** How many failures one page reports: a page that fails again and again adds nothing with the next report. */
const MOST_REPORTS = 20;

interface ReportTarget {
  /** Where reports go; null where nothing listens. */
  reportUrl: string | null;
  environment: string;
}

/** How a failure came to light: no one handled it, React drew it, or the page could not start. */
type Reason = 'rejection' | 'exception' | 'render' | 'start';

export interface PageFailures {
  /** Begins to send reports, with what was noted so far. It is called once the settings of the page are known. */
  reportTo(target: ReportTarget): void;
  /** Logs and notes a failure that someone else has caught. */
  caught(reason: Reason, what: string, error: unknown): void;
  /** Ends it. */
  stop(): void;
}

/**
 * Notes what no part of the page has handled and reports it, each failure once. The browser logs
 * these itself, and they stay errors to anyone who watches the page.
 */
export function watchPageFailures(now: () => Date = () => new Date()): PageFailures {
  const told = new Set<string>();
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
    if (told.has(key) || told.size >= MOST_REPORTS) return;
    told.add(key);
    const page = reportedPage();
    const at = now().toISOString();
    noted.push({ kind: 'page-failure', reason, message, trace, page, at });
    flush();
  };
  const onError = ({ error, message }: ErrorEvent) => {
    // The browser only says that it goes on with this in the next frame.
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

/** What happened. A syntax error quotes what could not be read, which may be someone's data. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 1000);
  const words = error instanceof SyntaxError ? error.name : `${error.name}: ${error.message}`;
  return words.slice(0, 1000);
}
