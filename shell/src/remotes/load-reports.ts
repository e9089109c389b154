import { type RuntimeConfig } from '../config/runtime-config.ts';
import { sendReport } from '../send-report.ts';

/**
 * Reports to the API which versions of remotes this page has loaded, so that failures can be shown as a rate. The
 * report is sent when the page is hidden, so that it delays no load. Other receivers get failures only.
 * @returns a function that records a loaded version
 */
export function createLoadReports({
  reportUrl,
  apiUrl,
  environment,
}: RuntimeConfig): (remote: string, version: string) => void {
  const loads = new Set<string>();
  if (reportUrl?.startsWith(`${apiUrl}/`)) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'hidden' || loads.size === 0) return;
      void sendReport(reportUrl, { kind: 'remote-loads', environment, loads: [...loads] });
      loads.clear();
    });
  }
  return (remote, version) => loads.add(`${remote} ${version}`);
}
