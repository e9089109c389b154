import { type NestExpressApplication } from '@nestjs/platform-express';
import { type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createApplication } from './application.ts';
import { type Settings } from './env.ts';
import { createLog } from './http/log.ts';
import { ReadinessService } from './probes/readiness.service.ts';
import { tellReadiness } from './probes/tell-readiness.ts';

/** How long requests in flight may take once the process was told to stop. */
const DRAIN_MS = 10_000;
const IDLE_SWEEP_MS = 50;

/**
 * Starts listening. SIGTERM or SIGINT then stops it: no new connections, answers to what is in
 * flight, exit code 0 (1 if something had to be cut off).
 * @param makeRoom frees the port, where something listens there until now
 */
export async function startServer(
  settings: Settings,
  makeRoom: (() => Promise<void>) | null,
): Promise<void> {
  const log = createLog(settings);
  const app = await createApplication(settings, log);
  await app.init();
  await makeRoom?.();
  await app.listen(settings.port, settings.host);
  const telling = new AbortController();

  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    // A terminal and a supervisor may both pass the same Ctrl-C on.
    if (stopping) return;
    stopping = true;
    telling.abort();
    log.info({ signal }, 'stopping');
    void drain(app).then((clean) => {
      log.info({ clean }, 'stopped');
      process.exitCode = clean ? 0 : 1;
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Said last, since whoever reads it may stop the process at once.
  log.info({ url: await app.getUrl(), authMode: settings.auth.mode }, 'listening');
  void tellReadiness(app.get(ReadinessService), log, telling.signal);
}

/** Closes the server and then what is behind it. Returns whether everything ended by itself. */
async function drain(app: NestExpressApplication): Promise<boolean> {
  const server: Server = app.getHttpServer();
  const closed = app.close().then(() => true);
  // A connection that was busy when the server closed would otherwise be kept alive afterward.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  const deadline = delay(DRAIN_MS, false, { ref: false });
  const clean = await Promise.race([closed, deadline]);
  clearInterval(sweep);
  if (!clean) {
    server.closeAllConnections();
    await closed;
  }
  return clean;
}
