import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { type RequestHandler } from 'express';
import { type Logger } from 'pino';
import { AppModule } from './app.module.ts';
import { CallerVerifier } from './auth/caller-verifier.ts';
import { documentedListLimits } from './documentation/list-limits.ts';
import { DOCUMENTATION_PATH, serveDocumentation } from './documentation/open-api.ts';
import { type Settings } from './env.ts';
import { Admission, admission } from './http/admission.ts';
import { answerClientError } from './http/client-error.ts';
import { closeAfterRequest } from './http/close-after-request.ts';
import { PreparedExpressAdapter } from './http/express-adapter.ts';
import { bodyBytes, jsonBody } from './http/json-body.ts';
import { FrameworkLog, requestLog } from './http/log.ts';
import { limitPerAddress, rateLimit } from './auth/rate-limit.ts';
import { Limits } from './limits/limits.ts';
import { mcp, MCP_PATH } from './mcp/mcp.ts';
import { REMOTE_REPORTS_PATH } from './remote-reports/remote-reports.controller.ts';
import { requestId } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { type WebNetwork, PUBLIC_NETWORK } from './web/web-network.ts';
import { createValidationPipe } from './validation/validation-pipe.ts';

const CROSS_ORIGIN = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: [
    'Authorization',
    'Content-Type',
    'Idempotency-Key',
    'If-Match',
    'MCP-Protocol-Version',
    'traceparent',
    'X-Request-Id',
  ],
  exposedHeaders: [
    'Link',
    'X-Total-Count',
    'X-Total-Count-Relation',
    'ETag',
    'Retry-After',
    'Content-Disposition',
    'X-Request-Id',
  ],
  maxAge: 600,
};
/** Many pages of an office can share one address. */
const REPORTS_PER_MINUTE = 240;

/**
 * Creates the whole API, ready to listen or to be tested.
 * @param network the public internet, except in tests
 */
export async function createApplication(
  settings: Settings,
  log: Logger,
  network: WebNetwork = PUBLIC_NETWORK,
): Promise<NestExpressApplication> {
  const module = AppModule.with(settings, network);
  const app = await NestFactory.create<NestExpressApplication>(
    module,
    new PreparedExpressAdapter(),
    {
      bodyParser: false,
      abortOnError: false,
      logger: new FrameworkLog(log),
    },
  );
  app.set('trust proxy', settings.trustProxy);
  app.disable('x-powered-by');
  app.use(requestId, requestLog(log), securityHeaders(DOCUMENTATION_PATH));
  const turns = new Admission();
  for (const observer of await observers(app, settings, turns)) app.use(observer);
  app.enableCors({ ...CROSS_ORIGIN, origin: [...settings.corsOrigins] });
  app.use(bodyBytes);
  const limits = app.get(Limits);
  const callers = app.get(CallerVerifier);
  const perCaller = rateLimit(settings.requestsPerMinute, callers, limits);
  const json = jsonBody(documentedListLimits(app));
  // Before the admission, because it waits for calls to this API, which need turns of their own.
  app.use(MCP_PATH, perCaller, json, mcp(callers, settings.corsOrigins));
  app.use(admission(turns), perCaller, json);
  app.use(`/${REMOTE_REPORTS_PATH}`, limitPerAddress('reports', REPORTS_PER_MINUTE, limits));
  app.useGlobalPipes(createValidationPipe());
  serveDocumentation(app);
  app.getHttpServer().on('clientError', answerClientError);
  closeAfterRequest(app.getHttpServer());
  return app;
}

/**
 * Returns handlers that measure and trace requests, if configured. Without them, their libraries aren't even
 * loaded.
 */
async function observers(
  app: NestExpressApplication,
  { metrics, traces }: Settings,
  turns: Admission,
): Promise<RequestHandler[]> {
  const handlers: RequestHandler[] = [];
  if (metrics !== null) {
    const { startMetrics } = await import('./metrics/start-metrics.ts');
    handlers.push(await startMetrics(app, metrics, turns));
  }
  if (traces !== null) {
    const { startTracing } = await import('./tracing/start-tracing.ts');
    const { handler, end } = startTracing(traces);
    handlers.push(handler);
    app.getHttpServer().once('close', () => void end());
  }
  return handlers;
}
