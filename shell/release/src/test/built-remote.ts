import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a remote like Vite's output into `folder`: an entry, one script, and the plugin's manifest. */
export function writeBuiltRemote(folder: string, content: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'remoteEntry.js'), `import('./assets/module.js'); // ${content}`);
  writeFileSync(join(folder, 'assets/module.js'), `export default '${content}';`);
  writeFileSync(join(folder, 'assets/module.js.br'), 'packed');
  writeFileSync(join(folder, '.build.json'), '{}');
  writeFileSync(
    join(folder, 'mf-manifest.json'),
    JSON.stringify({
      metaData: { remoteEntry: { name: 'remoteEntry.js' } },
      shared: [{ name: 'react', requiredVersion: '^19.3.1' }],
      exposes: [{ path: './module', assets: { js: { sync: ['assets/module.js'] } } }],
    }),
  );
}
