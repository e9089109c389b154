import { type NestExpressApplication } from '@nestjs/platform-express';
import { type Server } from 'node:http';
import { createApplication } from './application.ts';
import { type Settings } from './env.ts';
import { drainServer } from './http/drain-server.ts';
import { createLog } from './http/log.ts';
import { ReadinessService } from './probes/readiness.service.ts';
import { untilReady } from './probes/until-ready.ts';

/**
 * Starts listening once requests can be answered: until then, a proxy in front is refused at once and asks
 * another process, which it may do with a POST as well. SIGTERM or SIGINT stops it: health checks learn it,
 * all that arrives while connections are given up is answered, then nothing new is taken, and the exit code is
 * 0 (1 if something had to be cut off).
 */
export async function startServer(settings: Settings): Promise<void> {
  const log = createLog(settings);
  const app = await createApplication(settings, log);
  await app.init();
  const stopping = new AbortController();
  const stop = (signal: NodeJS.Signals) => {
    // A terminal and a supervisor may both pass the same Ctrl-C on.
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
  // Said last, since a reader may stop the process at once.
  log.info({ url: await app.getUrl(), authMode: settings.auth.mode }, 'listening');
}

/** Ends the server and then what is behind it. Returns whether every request had its response. */
async function end(app: NestExpressApplication): Promise<boolean> {
  const server: Server = app.getHttpServer();
  if (server.listening) await app.get(ReadinessService).stop();
  const clean = await drainServer(server);
  await app.close();
  return clean;
}
