import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from './fixtures/browser-launch.ts';

const chrome = { ...devices['Desktop Chrome'], ...browserLaunch() };

export default defineConfig({
  testDir: 'specs',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    // A picture of every step would take a third of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'wide',
      testIgnore: '**/stack/**',
      use: { ...chrome, viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'narrow',
      testMatch: '**/journeys/**/*.spec.ts',
      use: { ...chrome, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      // These start and kill stacks of their own, which is enough work for two cores at a time.
      name: 'stack',
      testMatch: '**/stack/**/*.spec.ts',
      fullyParallel: false,
      workers: 1,
      timeout: 300_000,
      use: { ...chrome, viewport: { width: 1280, height: 800 } },
    },
  ],
});
