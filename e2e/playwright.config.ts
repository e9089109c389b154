import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from './fixtures/browser-launch.ts';
import { BOTH_WIDTHS } from './fixtures/widths.ts';

const chrome = { ...devices['Desktop Chrome'], ...browserLaunch() };
/** Nothing is measured half faded in, and no frame is drawn for a movement. The specs in stack/ keep the motion. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

export default defineConfig({
  testDir: 'specs',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // At first two workers run tests that start and stop stacks and mostly wait, so that a machine of two
  // cores has room for two more.
  workers: 4,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    // The calls, the network and the console. Pictures and copies of the page at every step take a quarter
    // of the CPU time of a run; `--trace on` records them when one test is run again.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      // These tests start and kill their own stacks and mostly wait. They come first, so that the other
      // workers run the rest in the meantime. If they came last, those workers would have nothing to do.
      name: 'stack',
      testMatch: '**/stack/**/*.spec.ts',
      // It is about web servers; hosted.config.ts has it.
      testIgnore: '**/stack/hosting.spec.ts',
      fullyParallel: false,
      workers: 2,
      timeout: 300_000,
      use: { ...chrome, viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'wide',
      testIgnore: '**/stack/**',
      use: { ...chrome, ...still, viewport: { width: 1280, height: 800 } },
    },
    {
      // Tests whose result depends on the width or on touch; README.md says how to choose them.
      name: 'narrow',
      testMatch: '**/journeys/**/*.spec.ts',
      grep: new RegExp(BOTH_WIDTHS.tag),
      use: {
        ...chrome,
        ...still,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
