import { type RuntimeConfig } from '../config/runtime-config.ts';
import { sendReport } from '../send-report.ts';

/**
 * Tells the API which versions of remotes this page has loaded, so that its failures are a rate. It is told
 * once the page is hidden, so that no load waits for it. Other receivers of reports want failures only.
 * @returns notes a version that was loaded
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
