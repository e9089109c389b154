import { parseArgs } from 'node:util';
import { failWith, onStopRequest } from '@rapport/workspace-kit';
import { hostStack, type HostedStack } from './host-stack.ts';
import { WEB_SERVERS } from './web-servers.ts';

/**
 * Serves a running stack with a web server until it's stopped, for tests that start separate stacks:
 * `--stack <file> --server nginx --folder <folder>`. Writes `stack.json` into the folder when it's ready.
 */
let hosted: HostedStack | undefined;
onStopRequest(() => {
  void (hosted?.stop() ?? Promise.resolve()).finally(() => process.exit(0));
});
try {
  const TEXT = { type: 'string' } as const;
  const { values } = parseArgs({ options: { stack: TEXT, server: TEXT, folder: TEXT } });
  hosted = await hostStack({
    stackFile: values.stack ?? '',
    server: WEB_SERVERS.find((name) => name === values.server) ?? 'nginx',
    folder: values.folder ?? '',
  });
} catch (error) {
  failWith(error);
  process.exit(1);
}
