import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from './fixtures/browser-launch.ts';
import { otherBrowsers } from './fixtures/other-browsers.ts';
import { BOTH_WIDTHS } from './fixtures/widths.ts';

const chrome = { ...devices['Desktop Chrome'], ...browserLaunch() };
/** Nothing is measured half faded in, and no frame is drawn for a movement. The specs in stack/ keep the motion. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** RAPPORT_TESTS chooses by cost: `quick` leaves out `*.long.spec.ts`, `long` runs them alone, without it all run. */
const length = process.env.RAPPORT_TESTS ?? 'all';
const SPECS = length === 'long' ? '*.long.spec.ts' : '*.spec.ts';
const NOT_NOW = length === 'quick' ? ['**/*.long.spec.ts'] : [];

export default defineConfig({
  testDir: 'specs',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On two cores, four take an eighth longer than two and a fifth more of the processor.
  workers: 2,
  // Nothing waits this long on a machine that works: a limit only ends what would never end.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: process.env.RAPPORT_RESULTS ? [['list'], ['./result-lines.ts']] : [['list']],
  use: {
    // What can't be clicked for so long never will be, and the test says so while others still run.
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    // The calls, the network and the console. Pictures and copies of the page at every step take a quarter
    // of the CPU time of a run; `--trace on` records them when one test is run again.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      // These tests start and kill their own stacks and mostly wait. They come first, so the other worker
      // runs the rest in the meantime.
      name: 'stack',
      testMatch: `**/stack/**/${SPECS}`,
      // It is about web servers; hosted.config.ts has it.
      testIgnore: ['**/stack/hosting.long.spec.ts', ...NOT_NOW],
      fullyParallel: false,
      workers: length === 'quick' ? 1 : 2,
      use: { ...chrome, viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'wide',
      testMatch: `**/${SPECS}`,
      testIgnore: ['**/stack/**', '**/browsers/**', ...NOT_NOW],
      use: { ...chrome, ...still, viewport: { width: 1280, height: 800 } },
    },
    {
      // Tests whose result depends on the width or on touch; README.md says how to choose them.
      name: 'narrow',
      testMatch: `**/journeys/**/${SPECS}`,
      testIgnore: NOT_NOW,
      grep: new RegExp(BOTH_WIDTHS.tag),
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
