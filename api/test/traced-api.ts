import { createServer } from 'node:http';
import { localEnvironment, startBuilt } from './built-api.ts';
import { listen } from './ports.ts';

/** A span as a collector receives it. */
interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

export function attributeOf({ attributes }: OtlpSpan, name: string): string | number | undefined {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
}

/** Returns the spans of requests, without those of their statements. */
export const requestsOf = (spans: OtlpSpan[]) =>
  spans.filter((span) => attributeOf(span, 'rapport.request_id') !== undefined);

/** Starts the built API with a trace collector; `end` returns the spans once all of them have arrived. */
export async function startTraced(databaseUrl: string, settings: Record<string, string> = {}) {
  const spans: OtlpSpan[] = [];
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as {
        resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[];
      };
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((s) => s.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const port = await listen(receiver);
  const api = await startBuilt({
    ...localEnvironment(databaseUrl),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    ...settings,
  });
  const end = async () => {
    api.process.kill('SIGTERM');
    expect(await api.exit).toBe(0);
    receiver.closeAllConnections();
    receiver.close();
    return spans;
  };
  return { url: api.url, end };
}
