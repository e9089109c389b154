import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/**
 * The tests against an export that nginx or Caddy serves (`pnpm test:nginx`): all journeys at both widths, and
 * failures of remotes. The other specs in stack/ are about the start command.
 */
export default defineConfig({
  ...config,
  projects: (config.projects ?? []).map((project) =>
    project.name === 'stack'
      ? {
          ...project,
          testMatch: ['**/stack/hosting.long.spec.ts', '**/stack/remote-failures.long.spec.ts'],
          testIgnore: [],
        }
      : project,
  ),
});
