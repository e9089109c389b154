import { remoteConfig } from '@rapport/remote-kit/vite';
import { defineConfig } from 'vite';
import { PRELOADS } from './preloads.ts';

export default defineConfig(({ command }) =>
  remoteConfig({
    name: 'mf-contacts',
    exposes: { './module': './src/remote.tsx' },
    command,
    pages: PRELOADS,
  }),
);
