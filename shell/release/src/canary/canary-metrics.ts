import { type Registry } from '@rapport/registry';
import { type HistoryEntry } from '../history.ts';
import { type RemoteRecord } from '../remote-records.ts';
import { rateOf } from './decide.ts';

/**
 * Formats the state of a canary as Prometheus metrics, for the textfile collector of the node exporter.
 * @param history newest first
 */
export function canaryMetrics(
  registry: Registry | undefined,
  records: readonly RemoteRecord[],
  history: readonly HistoryEntry[],
  now: Date,
): string {
  const tried = (registry?.remotes ?? []).flatMap(({ name, current, candidate }) =>
    candidate ? [{ name, current, candidate }] : [],
  );
  const labels = (remote: string, version: string, more = '') =>
    `{remote="${remote}",version="${version}"${more}}`;
  const withdrawn = history.filter(({ action, why }) => action === 'withdraw' && why !== undefined);
  return [
    ...metric(
      'rapport_canary_percent',
      'Percent of the people who have the candidate',
      tried.map(({ name, candidate }) => [labels(name, candidate.version), candidate.percent]),
    ),
    ...metric(
      'rapport_canary_failures_per_load',
      'Failures in the attempts to load a version, as the canary compares them',
      tried.flatMap(({ name, current, candidate }) =>
        [
          { version: candidate.version, of: ',of="candidate"' },
          { version: current.version, of: ',of="current"' },
        ].map(({ version, of }): Sample => {
          const { rate } = rateOf(records, name, version);
          return [labels(name, version, of), rate];
        }),
      ),
    ),
    ...metric(
      'rapport_canary_withdrawn_timestamp_seconds',
      'When the canary took a candidate away by itself',
      withdrawn.map(({ remote, version, at }) => [
        labels(remote, version),
        new Date(at).getTime() / 1_000,
      ]),
    ),
    ...metric('rapport_canary_run_timestamp_seconds', 'When the canary last looked', [
      ['', now.getTime() / 1_000],
    ]),
    '',
  ].join('\n');
}

type Sample = [labels: string, value: number];

function metric(name: string, help: string, samples: readonly Sample[]): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    ...samples.map(([labels, value]) => `${name}${labels} ${value}`),
  ];
}
