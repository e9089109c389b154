import config from './playwright.config.ts';
export default {
  ...config,
  expect: { timeout: 20_000 },
  use: { ...config.use, actionTimeout: 25_000, navigationTimeout: 40_000 },
};
