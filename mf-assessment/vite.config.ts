import { remoteConfig } from '@rapport/remote-kit/vite';
import { defineConfig } from 'vite';
import { PRELOADS } from './preloads.ts';

export default defineConfig(({ command }) =>
  remoteConfig({
    name: 'mf-assessment',
    exposes: {
      './module': './src/remote.tsx',
      './quiz-dialog': './src/features/quiz/quiz-dialog.tsx',
    },
    command,
    pages: PRELOADS,
  }),
);
