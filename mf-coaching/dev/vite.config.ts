import { standAloneConfig } from '@rapport/remote-kit/vite-stand-alone';
import { defineConfig } from 'vite';

export default defineConfig(
  standAloneConfig({ name: 'mf-coaching', root: import.meta.dirname, port: 4293 }),
);
