import { shellConfig } from '@rapport/remote-api/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => shellConfig({ command }));
