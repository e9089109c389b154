import { defineConfig } from '@playwright/test';
import everything from './playwright.config.ts';

const stack = everything.projects?.find(({ name }) => name === 'stack');

/** `pnpm test:outside`: tests a remote in a separate repository. It installs packages, so it needs their registry. */
export default defineConfig({
  ...everything,
  testDir: 'outside',
  workers: 1,
  timeout: 900_000,
  projects: [{ name: 'outside', ...(stack?.use && { use: stack.use }) }],
});
