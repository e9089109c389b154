import { Counter, Histogram, type Registry } from 'prom-client';
import { type RemoteReportsService } from '../remote-reports/remote-reports.service.ts';

/** Upper bounds in seconds: those of good and poor web vitals are among them. */
const SECONDS = [0.05, 0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 4, 10];
/** Upper bounds of layout shifts: up to 0.1 is good, more than 0.25 poor. */
const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5];
/** Versions that are measured: anyone may make up some. */
const MOST_VERSIONS = 200;

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
  collectTimings(reports, registers);
}

function collectTimings(reports: RemoteReportsService, registers: Registry[]): void {
  const times = new Histogram({
    name: 'rapport_remote_time_seconds',
    help: 'Times that pages have measured: load and render of a remote, and web vitals of pages opened with it',
    labelNames: ['remote', 'version', 'measure'],
    buckets: SECONDS,
    registers,
  });
  const shifts = new Histogram({
    name: 'rapport_remote_layout_shift',
    help: 'Cumulative layout shift of pages that were opened with a remote',
    labelNames: ['remote', 'version'],
    buckets: SHIFTS,
    registers,
  });
  const versions = new Set<string>();
  reports.hearTimings(({ remote, version, measure, value }) => {
    const key = `${remote} ${version}`;
    if (!versions.has(key) && versions.size >= MOST_VERSIONS) return;
    versions.add(key);
    if (measure === 'cls') shifts.observe({ remote, version }, value);
    else times.observe({ remote, version, measure }, value / 1_000);
  });
}
