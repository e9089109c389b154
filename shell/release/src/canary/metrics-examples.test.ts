import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@rapport/workspace-kit';

const text = (...path: string[]) => readFileSync(join(REPOSITORY, ...path), 'utf8');
const namesIn = (source: string) => source.match(/\brapport_[a-z_]+/g) ?? [];
const METRICS = 'api/src/metrics';
const kept = new Set(
  [
    ...readdirSync(join(REPOSITORY, METRICS)).map((file) => text(METRICS, file)),
    text('shell/release/src/canary/canary-metrics.ts'),
  ].flatMap(namesIn),
);

it.each(['prometheus-alerts.yml', 'grafana-dashboard.json'])(
  '%s asks for metrics that the API and the canary have',
  (file) => {
    const asked = namesIn(text('docs/deploy', file)).map((name) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    );
    expect(asked.length).toBeGreaterThan(5);
    expect([...kept]).toEqual(expect.arrayContaining(asked));
  },
);

it('the dashboard is valid JSON, and its panels don’t overlap', () => {
  const { panels }: { panels: { id: number; gridPos: { x: number; y: number } }[] } = JSON.parse(
    text('docs/deploy/grafana-dashboard.json'),
  );
  const places = panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(panels.length);
});
