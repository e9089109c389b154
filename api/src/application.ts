import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { type Logger } from 'pino';
import { AppModule } from './app.module.ts';
import { DOCUMENTATION_PATH, serveDocumentation } from './documentation/open-api.ts';
import { type Settings } from './env.ts';
import { jsonBody } from './http/json-body.ts';
import { FrameworkLog, requestLog } from './http/log.ts';
import { requestId } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createValidationPipe } from './validation/validation-pipe.ts';

const PREFLIGHT_SECONDS = 600;

/** The whole API, ready to listen or to be tested. */
export async function createApplication(
  settings: Settings,
  log: Logger,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(settings), {
    bodyParser: false,
    abortOnError: false,
    logger: new FrameworkLog(log),
  });
  app.set('trust proxy', settings.trustProxy);
  app.disable('x-powered-by');
  app.use(requestId, requestLog(log), securityHeaders(DOCUMENTATION_PATH));
  app.enableCors({
    origin: settings.corsOrigins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match'],
    exposedHeaders: ['Link', 'X-Total-Count', 'ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: PREFLIGHT_SECONDS,
  });
  app.use(jsonBody);
  app.useGlobalPipes(createValidationPipe());
  serveDocumentation(app);
  return app;
}
