import { type INestApplication } from '@nestjs/common';
import { type Request, type RequestHandler, type Response } from 'express';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { Database } from '../database/database.ts';
import { TokenVerifier } from '../auth/token-verifier.ts';
import { type MetricsSettings } from '../operation-settings.ts';
import { type Admission } from '../http/admission.ts';
import { Limits } from '../limits/limits.ts';
import { RemoteReportsService } from '../remote-reports/remote-reports.service.ts';
import { poolCounts } from './pool-counts.ts';
import { collectRemotes } from './remote-metrics.ts';
import { collectReplica } from './replica-metrics.ts';

/** Upper bounds in seconds: most responses take milliseconds, and none more than a minute. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Supervisors request these constantly, which says nothing about users. */
const PROBES = new Set(['/healthz', '/readyz']);

/**
 * Measures this process and serves the result on a separate port, to anyone who can reach it: `/metrics` in the
 * text format of Prometheus, and `/remote-reports` as JSON. It closes with the application.
 * @returns the handler for every request
 * @throws errors of listening, especially EADDRINUSE
 */
export async function startMetrics(
  app: INestApplication,
  { host, port }: MetricsSettings,
  turns: Admission,
): Promise<RequestHandler> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  collectCounts(app, turns, registry);
  const { replica } = app.get(Database);
  if (replica !== null) collectReplica(replica, registry);
  const reports = app.get(RemoteReportsService);
  collectRemotes(reports, registry);
  const server = createServer((request, response) => {
    const path = request.method === 'GET' ? request.url : null;
    const text =
      path === '/metrics'
        ? registry.metrics().then((body) => ({ type: registry.contentType, body }))
        : path === '/remote-reports'
          ? reports
              .read()
              .then((found) => ({ type: 'application/json', body: JSON.stringify(found) }))
          : null;
    if (text === null)
      send(response, 404, 'text/plain', 'Only /metrics and /remote-reports are here.\n');
    else
      text.then(
        ({ type, body }) => send(response, 200, type, body),
        () => send(response, 503, 'text/plain', "The database can't be asked.\n"),
      );
  });
  server.listen(port, host);
  await once(server, 'listening');
  // Metrics remain readable until the process ends.
  server.unref();
  app.getHttpServer().once('close', () => {
    server.close();
    server.closeAllConnections();
  });
  return requestMetrics(registry);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

function requestMetrics(registry: Registry): RequestHandler {
  const durations = new Histogram({
    name: 'rapport_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response',
    labelNames: ['method', 'endpoint', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'rapport_http_failures_total',
    help: 'Responses with an error, by its code',
    labelNames: ['code'],
    registers: [registry],
  });
  return (request, response, next) => {
    if (PROBES.has(request.path)) {
      next();
      return;
    }
    const began = performance.now();
    response.once('close', () => {
      const labels = {
        method: request.method,
        endpoint: endpointOf(request),
        // The client disconnected before its response was complete.
        status: response.writableFinished
          ? `${Math.floor(response.statusCode / 100)}xx`
          : 'aborted',
      };
      durations.observe(labels, (performance.now() - began) / 1_000);
      const code = errorCodeOf(response);
      if (code !== null) failures.inc({ code });
    });
    next();
  };
}

/** Returns the route pattern, so that no ID is included; `none` if no handler matched. */
function endpointOf(request: Request): string {
  const route: unknown = request.route;
  if (typeof route !== 'object' || route === null || !('path' in route)) return 'none';
  return typeof route.path === 'string' ? route.path : 'none';
}

function errorCodeOf({ locals }: Response): string | null {
  const code: unknown = locals.errorCode;
  return typeof code === 'string' ? code : null;
}

/** Collects the counts of other parts of the API whenever metrics are read. */
function collectCounts(app: INestApplication, turns: Admission, registry: Registry): void {
  const tokens = app.get(TokenVerifier);
  const limits = app.get(Limits);
  const dataSource = app.get(DataSource);
  const registers = [registry];

  const gauge = (name: string, help: string, read: () => number | null) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read();
        if (value !== null) this.set(value);
      },
    });
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });

  gauge(
    'rapport_http_requests_at_work',
    'Requests that are being answered',
    () => turns.counts.atWork,
  );
  gauge(
    'rapport_http_requests_waiting',
    'Requests that wait for their turn',
    () => turns.counts.waiting,
  );
  counter(
    'rapport_http_requests_shed_total',
    'Requests that got 503 TOO_BUSY before any work was done for them',
    () => turns.counts.refused,
  );
  new Gauge({
    name: 'rapport_database_connections',
    help: 'Connections of the pool, by what they do',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle } = poolCounts(dataSource);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'in_use' }, total - idle);
    },
  });
  gauge(
    'rapport_database_waiting',
    'Statements and transactions that wait for a connection',
    () => poolCounts(dataSource).waiting,
  );
  gauge('rapport_claims_cached', 'Verified tokens in memory', () => tokens.counts.cached);
  new Counter({
    name: 'rapport_claims_lookups_total',
    help: 'Tokens that were looked up among the verified ones',
    labelNames: ['result'],
    registers,
    collect() {
      const { all, known } = tokens.counts;
      this.reset();
      this.inc({ result: 'hit' }, known);
      this.inc({ result: 'miss' }, all - known);
    },
  });
  gauge(
    'rapport_published_keys',
    'Keys of the auth service that are known; 0 until they were fetched',
    () => tokens.counts.keys,
  );
  new Counter({
    name: 'rapport_tokens_refused_total',
    help: 'Tokens with a good signature and a wrong issuer (iss) or audience (aud)',
    labelNames: ['claim'],
    registers,
    collect() {
      this.reset();
      for (const [claim, count] of tokens.counts.refused) this.inc({ claim }, count);
    },
  });
  counter(
    'rapport_limits_store_failures_total',
    "Times that the store of the rate limits couldn't be asked",
    () => limits.failures,
  );
}
