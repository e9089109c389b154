import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from './fixtures/browser-launch.ts';

const chrome = { ...devices['Desktop Chrome'], ...browserLaunch() };
const wide = { ...chrome, viewport: { width: 1280, height: 800 } };
const narrow = { ...chrome, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Takes the pictures of docs/screens.md from a running stack; their names end with the name of the project. */
export default defineConfig({
  testDir: 'screens',
  testMatch: '**/*.screen.ts',
  outputDir: 'test-results/screens',
  workers: 2,
  timeout: 90_000,
  reporter: [['list']],
  use: { contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: '1280-light', use: { ...wide, colorScheme: 'light' } },
    { name: '1280-dark', use: { ...wide, colorScheme: 'dark' } },
    { name: '390-light', use: { ...narrow, colorScheme: 'light' } },
    { name: '390-dark', use: { ...narrow, colorScheme: 'dark' } },
  ],
});
