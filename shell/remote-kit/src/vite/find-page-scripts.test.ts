import { findPageScripts } from './find-page-scripts.ts';

const files = [
  { fileName: 'a/start.js', facadeModuleId: '/shell/src/start.ts', imports: ['a/ui.js'] },
  { fileName: 'a/ui.js', facadeModuleId: null, imports: ['a/react.js', 'a/start.js'] },
  { fileName: 'a/react.js', imports: [] },
  { fileName: 'a/dialog.js', facadeModuleId: '/shell/src/dialog.ts', imports: ['a/ui.js'] },
  { fileName: 'a/font.woff2' },
];

test('a module brings what it imports, and what that imports, each once', () => {
  expect(findPageScripts(files, ['/src/start.ts'])).toEqual([
    'a/start.js',
    'a/ui.js',
    'a/react.js',
  ]);
});

test('what no one named stays out, even when it imports the same files', () => {
  expect(findPageScripts(files, ['/src/start.ts'])).not.toContain('a/dialog.js');
  expect(findPageScripts(files, [])).toEqual([]);
});
