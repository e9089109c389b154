import {
  context,
  type Context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  RandomIdGenerator,
} from '@opentelemetry/sdk-trace-node';
import { type Request, type RequestHandler } from 'express';
import { statementHook } from '../database/statement-hook.ts';
import { type TraceSettings } from '../operation-settings.ts';

const TRACES_PATH = '/v1/traces';
const SEND_AFTER_MS = 2_000;
const LONGEST_STATEMENT = 4_000;
/** Supervisors request these constantly. */
const PROBES = new Set(['/healthz', '/readyz']);
/** Request IDs that are valid as a trace ID: a UUID, or 32 hex digits without hyphens, as proxies write them. */
const TRACE_ID = /^(?!0{32}$)[\da-f]{32}$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

interface Tracing {
  /** The handler for every request, after its ID is set. */
  handler: RequestHandler;
  /** Sends the remaining spans. */
  end: () => Promise<void>;
}

/**
 * Traces requests and their statements, and sends the spans by OTLP over HTTP. A request continues the trace of its
 * `traceparent`. Without one, its ID becomes the trace ID if it's valid, so the `X-Request-Id` of a response leads
 * to its trace.
 */
export function startTracing({ url, serviceName, timeoutMs }: TraceSettings): Tracing {
  const ids = new RequestIds();
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    idGenerator: ids,
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({ url: url + TRACES_PATH, timeoutMillis: timeoutMs }),
        {
          scheduledDelayMillis: SEND_AFTER_MS,
        },
      ),
    ],
  });
  provider.register();
  const tracer = provider.getTracer('rapport-api');
  statementHook.watch = (client) => traceStatements(client, tracer);
  return {
    handler: traceRequests(tracer, ids),
    end: async () => {
      statementHook.watch = null;
      // An unavailable receiver must not keep the process from exiting.
      await provider.shutdown().catch(() => undefined);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

/** Generates random IDs, except for a trace that begins with a request whose ID is a valid trace ID. */
class RequestIds extends RandomIdGenerator {
  /** The ID of the next trace. It's read in the same turn of the event loop in which it's set. */
  next: string | null = null;

  override generateTraceId = (): string => {
    const id = this.next;
    this.next = null;
    return id ?? randomIds.generateTraceId();
  };
}
const randomIds = new RandomIdGenerator();

function traceRequests(tracer: Tracer, ids: RequestIds): RequestHandler {
  return (request, response, next) => {
    if (PROBES.has(request.path)) {
      next();
      return;
    }
    const outside = propagation.extract(ROOT_CONTEXT, request.headers);
    const requestId = String(request.id);
    ids.next = traceIdOf(requestId);
    const span = tracer.startSpan(
      request.method,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'rapport.request_id': requestId },
      },
      outside,
    );
    ids.next = null;
    response.once('close', () => endRequest(span, request, response.statusCode, response.locals));
    context.with(trace.setSpan(outside, span), next);
  };
}

function traceIdOf(requestId: string): string | null {
  const digits = UUID.test(requestId) ? requestId.replaceAll('-', '') : requestId;
  return TRACE_ID.test(digits) ? digits : null;
}

/** Reports the route pattern, because parameter values identify people. */
function endRequest(span: Span, request: Request, status: number, locals: object): void {
  const route: unknown = request.route;
  if (typeof route === 'object' && route !== null && 'path' in route) {
    span.updateName(`${request.method} ${String(route.path)}`);
    span.setAttribute('http.route', String(route.path));
  }
  span.setAttribute('http.response.status_code', status);
  const code: unknown = Reflect.get(locals, 'errorCode');
  if (typeof code === 'string') span.setAttribute('error.type', code);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Adds a span for every statement that a connection runs for a request. Its values aren't included. */
function traceStatements(client: object, tracer: Tracer): void {
  const query: unknown = Reflect.get(client, 'query');
  if (typeof query !== 'function') return;
  Reflect.set(client, 'query', (...given: unknown[]): unknown => {
    const parent = context.active();
    const result = () => Reflect.apply(query, client, given);
    if (trace.getSpan(parent) === undefined) return result();
    const span = startStatement(tracer, textOf(given[0]), parent);
    const running: unknown = result();
    if (!(running instanceof Promise)) {
      span.end();
      return running;
    }
    return running.then(
      (rows: unknown) => {
        span.end();
        return rows;
      },
      (error: unknown) => {
        span.setStatus({ code: SpanStatusCode.ERROR });
        const code: unknown = Reflect.get(Object(error), 'code');
        if (typeof code === 'string') span.setAttribute('db.response.status_code', code);
        span.end();
        throw error;
      },
    );
  });
}

function startStatement(tracer: Tracer, text: string, parent: Context): Span {
  return tracer.startSpan(
    /^\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL',
    {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    },
    parent,
  );
}

/** Statements use placeholders, so their text contains no values. */
function textOf(statement: unknown): string {
  const text: unknown =
    typeof statement === 'string' ? statement : Reflect.get(Object(statement), 'text');
  return String(text).trim().slice(0, LONGEST_STATEMENT);
}
