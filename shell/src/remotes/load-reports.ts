import { type RuntimeConfig } from '../config/runtime-config.ts';
import { sendReport } from '../send-report.ts';

/** Takes notes of the remotes of this page. */
interface LoadReports {
  /** Notes a version that was loaded. @param ms how long that took, in milliseconds */
  loaded(this: void, remote: string, version: string, ms: number): void;
  /** Records that the first page of a version has rendered. @param ms from its request to its rendering */
  shown(this: void, remote: string, version: string, ms: number): void;
}

/**
 * Reports to the API which versions of remotes this page has loaded, so that failures can be shown as a rate, and how
 * long that took if pages are measured. The report is sent once the page is hidden, so that no load waits for it.
 * Other receivers of reports get failures only.
 */
export function createLoadReports(config: RuntimeConfig): LoadReports {
  const { reportUrl, apiUrl, environment, measurePages } = config;
  const isReported = reportUrl?.startsWith(`${apiUrl}/`) === true;
  const loads = new Set<string>();
  /** Values by what they are of, like `mf-contacts 1.2.0 load`; a later one takes the place of the one before. */
  const timings = new Map<string, string>();
  const measures = isReported && measurePages;
  let isFirst = measures;
  let isOver = false;
  if (isReported) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'hidden' || loads.size + timings.size === 0) return;
      const measured = [...timings].map((timing) => timing.join(' '));
      const report = { kind: 'remote-loads', environment, loads: [...loads] };
      void sendReport(reportUrl, measured.length > 0 ? { ...report, timings: measured } : report);
      loads.clear();
      timings.clear();
      isOver = true;
    });
  }
  const measure = (what: string, value: number, digits = 0) => {
    if (measures) timings.set(what, value.toFixed(digits));
  };
  return {
    loaded(remote, version, ms) {
      loads.add(`${remote} ${version}`);
      measure(`${remote} ${version} load`, ms);
    },
    shown(remote, version, ms) {
      measure(`${remote} ${version} render`, ms);
      // Once people have clicked or typed, the page was opened with something else.
      const isOpened = isFirst && !navigator.userActivation.hasBeenActive;
      isFirst = false;
      if (!isOpened) return;
      const note = (name: string, value: number) => {
        // A page counts once, up to when it's hidden.
        if (!isOver) measure(`${remote} ${version} ${name}`, value, name === 'cls' ? 4 : 0);
      };
      void import('./page-vitals.ts').then(({ watchVitals }) => watchVitals(note)).catch(() => {});
    },
  };
}
