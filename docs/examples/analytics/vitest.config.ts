import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    globals: true,
    setupFiles: ['./vitest-setup.ts'],
    // Through Vite, as in the build: Node would load styled-components in another form.
    server: { deps: { inline: [/@rapport/, 'styled-components'] } },
  },
});
