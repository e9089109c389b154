import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { type Server } from 'node:http';
import { type Logger } from 'pino';
import { AppModule } from './app.module.ts';
import { openCall } from './auth/current-call.ts';
import { TokenVerifier } from './auth/token-verifier.ts';
import { UNSUBSCRIBE_PATH } from './digest/digest-email.ts';
import { DOCUMENTATION_PATH, serveDocumentation } from './documentation/open-api.ts';
import { type Settings } from './env.ts';
import { admission } from './http/admission.ts';
import { answerClientError } from './http/client-error.ts';
import { jsonBody } from './http/json-body.ts';
import { FrameworkLog, requestLog } from './http/log.ts';
import { limitPerAddress, rateLimit } from './auth/rate-limit.ts';
import { Limits } from './limits/limits.ts';
import { requestId } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { type WebNetwork, PUBLIC_NETWORK } from './web/web-network.ts';
import { createValidationPipe } from './validation/validation-pipe.ts';

const PREFLIGHT_SECONDS = 600;
/** For a request to arrive completely; bodies are small. */
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 65_000;
/** A mail provider sends those of all its people from a few addresses. */
const UNSUBSCRIPTIONS_PER_MINUTE = 120;

/**
 * The whole API, ready to listen or to be tested.
 * @param network the public internet, but for tests
 */
export async function createApplication(
  settings: Settings,
  log: Logger,
  network: WebNetwork = PUBLIC_NETWORK,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(settings, network), {
    bodyParser: false,
    abortOnError: false,
    logger: new FrameworkLog(log),
  });
  app.set('trust proxy', settings.trustProxy);
  app.disable('x-powered-by');
  app.use(openCall, requestId, requestLog(log), securityHeaders(DOCUMENTATION_PATH));
  app.enableCors({
    origin: settings.corsOrigins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match'],
    exposedHeaders: [
      'Link',
      'X-Total-Count',
      'X-Total-Count-Relation',
      'ETag',
      'Retry-After',
      'Content-Disposition',
      'X-Request-Id',
    ],
    maxAge: PREFLIGHT_SECONDS,
  });
  const limits = app.get(Limits);
  const perCaller = rateLimit(settings.requestsPerMinute, app.get(TokenVerifier), limits);
  app.use(admission(), perCaller, jsonBody);
  app.use(
    `/${UNSUBSCRIBE_PATH}`,
    limitPerAddress('unsubscriptions', UNSUBSCRIPTIONS_PER_MINUTE, limits),
  );
  app.useGlobalPipes(createValidationPipe());
  serveDocumentation(app);
  tuneServer(app.getHttpServer());
  return app;
}

function tuneServer(server: Server): void {
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = REQUEST_TIMEOUT_MS;
  // Longer than a proxy in front keeps its connections, or it would send into a closing one.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('clientError', answerClientError);
}
