import { remoteConfig } from '@rapport/remote-kit/vite';
import { defineConfig } from 'vite';
import { FIRST_PAGES } from './first-pages.ts';

export default defineConfig(({ command }) =>
  remoteConfig({
    name: 'mf-coaching',
    exposes: { './module': './src/remote.tsx' },
    command,
    pages: FIRST_PAGES,
  }),
);
