import { createOriginServer, stopOnSignal } from './serve/origin-server.ts';
import { type OriginSettings, readOriginSettings } from './origin-settings.ts';
import { remoteOrigin } from './serve/remote-origin.ts';
import { shellOrigin } from './serve/shell-origin.ts';

/** Runs one origin in a separate process, so that a crash doesn't affect the others. */
const settings = readOriginSettings(process.env);
const warn = (message: string) => console.error(message);
const server = createOriginServer(originOf(settings), { warn });
server.listen(settings.port, '127.0.0.1', () =>
  console.log(`${settings.kind} origin listens on port ${settings.port}`),
);
stopOnSignal(server);

function originOf(of: OriginSettings) {
  switch (of.kind) {
    case 'remote':
      return remoteOrigin(of.root);
    case 'shell':
      return shellOrigin({ ...of, warn, log: (line) => console.log(line) });
    default:
      return of satisfies never;
  }
}
