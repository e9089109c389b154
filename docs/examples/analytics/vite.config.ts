import { remoteConfig } from '@rapport/remote-kit/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) =>
  remoteConfig({ name: 'mf-analytics', exposes: { './module': './src/remote.tsx' }, command }),
);
