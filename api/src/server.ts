import { type NestExpressApplication } from '@nestjs/platform-express';
import { type Server } from 'node:http';
import { createApplication } from './application.ts';
import { type Settings } from './env.ts';
import { drainServer } from './http/drain-server.ts';
import { createLog } from './http/log.ts';
import { ReadinessService } from './probes/readiness.service.ts';
import { untilReady } from './probes/until-ready.ts';

/**
 * Starts listening once requests can be answered: until then, a proxy in front is refused immediately and uses
 * another process, which works for a POST as well. SIGTERM or SIGINT stops it: health checks report it, requests
 * that arrive while connections drain are answered, then nothing new is accepted, and the exit code is 0 (1 if
 * something was cut off).
 */
export async function startServer(settings: Settings): Promise<void> {
  const log = createLog(settings);
  const app = await createApplication(settings, log);
  await app.init();
  const stopping = new AbortController();
  const stop = (signal: NodeJS.Signals) => {
    // A terminal and a supervisor may both forward the same Ctrl-C.
    if (stopping.signal.aborted) return;
    stopping.abort();
    log.info({ signal }, 'stopping');
    void end(app).then((clean) => {
      log.info({ clean }, 'stopped');
      process.exitCode = clean ? 0 : 1;
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await untilReady(app.get(ReadinessService), log, stopping.signal);
  if (stopping.signal.aborted) return;
  try {
    await app.listen(settings.port, settings.host);
  } catch (error) {
    await app.close();
    throw error;
  }
  // Logged last, because a reader of the log may stop the process immediately.
  log.info({ url: await app.getUrl(), authMode: settings.auth.mode }, 'listening');
}

/** Closes the server and then its dependencies. Returns whether every request got its response. */
async function end(app: NestExpressApplication): Promise<boolean> {
  const server: Server = app.getHttpServer();
  if (server.listening) await app.get(ReadinessService).stop();
  const clean = await drainServer(server);
  await app.close();
  return clean;
}
