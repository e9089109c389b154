import { report } from './report.ts';
import { type Visit } from './visit.ts';

const visit = (scriptBytes: number): Visit => ({
  scriptBytes,
  bytes: scriptBytes + 50_000,
  requests: 20,
  scriptRequests: 10,
  firstPaint: 300.4,
  contactsShown: 500.6,
});

test('each figure stands beside the figure of the other build, with the ratio of the two', () => {
  const text = report([
    { line: null, cache: 'cold', medians: { remotes: visit(250_000), single: visit(200_000) } },
  ]);
  expect(text).toMatch(/^cold cache, this machine$/m);
  expect(text).toMatch(/^JavaScript\s+250,000 B\s+200,000 B\s+1\.25$/m);
  expect(text).toMatch(/^Contacts shown\s+501 ms\s+501 ms\s+1\.00$/m);
});

test('nothing is divided by zero: a figure that the second build does not have has no ratio', () => {
  const text = report([
    {
      line: { latencyMs: 40, bytesPerSecond: 1_250_000 },
      cache: 'warm',
      medians: { remotes: visit(450), single: visit(0) },
    },
  ]);
  expect(text).toMatch(/^warm cache, 40 ms and 1\.25 MB\/s$/m);
  expect(text).toMatch(/^JavaScript\s+450 B\s+0 B\s+–$/m);
});
