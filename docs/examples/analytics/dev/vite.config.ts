import { standAloneConfig } from '@rapport/remote-kit/vite-stand-alone';
import { defineConfig } from 'vite';

export default defineConfig(
  standAloneConfig({ name: 'mf-analytics', root: import.meta.dirname, port: 4294 }),
);
