import { Counter, type Registry } from 'prom-client';
import { type RemoteReportsService } from '../remote-reports/remote-reports.service.ts';

/** What pages have reported of remotes to this process, by version. */
export function collectRemotes(reports: RemoteReportsService, registry: Registry): void {
  const registers = [registry];
  new Counter({
    name: 'rapport_remote_loads_total',
    help: 'Pages that have loaded a version of a remote',
    labelNames: ['remote', 'version'],
    registers,
    collect() {
      this.reset();
      for (const { remote, version, reason, count } of reports.totals) {
        if (reason === '') this.inc({ remote, version }, count);
      }
    },
  });
  new Counter({
    name: 'rapport_remote_failures_total',
    help: 'Failures of a version of a remote, by their reason; those of pages themselves have the remote "shell"',
    labelNames: ['remote', 'version', 'reason'],
    registers,
    collect() {
      this.reset();
      for (const { remote, version, reason, count } of reports.totals) {
        if (reason !== '') this.inc({ remote, version, reason }, count);
      }
    },
  });
}
