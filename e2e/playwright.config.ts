import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from './fixtures/browser-launch.ts';
import { otherBrowsers } from './fixtures/other-browsers.ts';
import { narrowTests, wideTests } from './fixtures/widths.ts';

const chrome = { ...devices['Desktop Chrome'], ...browserLaunch() };
/**
 * Nothing is measured during a transition, and no frames are rendered for animations. The specs in stack/ keep
 * them.
 */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** RAPPORT_TESTS selects by cost: `quick` excludes `*.long.spec.ts`, `long` runs only those; without it, all run. */
const length = process.env.RAPPORT_TESTS ?? 'all';
const SPECS = length === 'long' ? '*.long.spec.ts' : '*.spec.ts';
const NOT_NOW = length === 'quick' ? ['**/*.long.spec.ts'] : [];

export default defineConfig({
  testDir: 'specs',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On two cores, four workers take an eighth longer than two, and a fifth more CPU time.
  workers: 2,
  // Passing tests never wait this long: the limit only ends those that hang.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: process.env.RAPPORT_RESULTS ? [['list'], ['./result-lines.ts']] : [['list']],
  use: {
    // A click that takes this long will never succeed, so the test fails while others still run.
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    // Records calls, network, and console. Screenshots and snapshots of every step take a quarter of a run's CPU
    // time; `--trace on` records them when a single test is repeated.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // Tests about a start without a network allow it: a page's routes don't see what a worker requests.
    serviceWorkers: 'block',
  },
  projects: [
    {
      // These tests start and kill their own stacks and mostly wait. They come first, so the other worker runs the
      // rest in the meantime.
      name: 'stack',
      testMatch: `**/stack/**/${SPECS}`,
      // It's about web servers, so hosted.config.ts runs it.
      testIgnore: ['**/stack/hosting.long.spec.ts', ...NOT_NOW],
      fullyParallel: false,
      workers: length === 'quick' ? 1 : 2,
      use: { ...chrome, viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'wide',
      testMatch: '**/*.spec.ts',
      testIgnore: ['**/stack/**', '**/browsers/**', ...NOT_NOW],
      grep: wideTests(length),
      use: { ...chrome, ...still, viewport: { width: 1280, height: 800 } },
    },
    {
      // Tests whose result depends on the width or on touch; README.md says how to choose them.
      name: 'narrow',
      testMatch: '**/journeys/**/*.spec.ts',
      testIgnore: NOT_NOW,
      grep: narrowTests(length),
      use: {
        ...chrome,
        ...still,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    ...otherBrowsers(length),
  ],
});
