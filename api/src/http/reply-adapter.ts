import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import { type Application, type Request, type RequestHandler, type Response } from 'express';
import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { DirectRoutes, messagesOf, type Refusal } from './direct-routes.ts';
import { JsonFile, JsonText, Page, TextFile } from './json-text.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Nest on Express, with a table of routes in front. What a handler returns becomes the text of the response and
 * the headers that go with it. An interceptor would do that too, but every request would pass through the
 * observables of rxjs for it.
 */
export class ReplyAdapter extends ExpressAdapter {
  private readonly routes = new DirectRoutes();

  /** Lets these stand before everything, in their order. */
  before(...handlers: RequestHandler[]): void {
    this.routes.addBefore(...handlers);
    for (const handler of handlers) this.use(handler);
  }

  /** Lets these stand before one path and all below it, after those that stand before everything. */
  beforePath(path: string, ...handlers: RequestHandler[]): void {
    this.routes.leave(path);
    this.use(path, ...handlers);
  }

  override setErrorHandler(handler: Refusal, prefix?: string): unknown {
    this.routes.setRefusal(handler);
    return super.setErrorHandler(handler, prefix);
  }

  override initHttpServer(): void {
    const express: Application = this.getInstance();
    const server = createServer(messagesOf(express), (request, response) => {
      if (!this.routes.answer(request, response)) express(request, response);
    });
    // All routes are there by then, and nothing was asked yet.
    server.once('listening', () => this.routes.read(express.router.stack));
    this.setHttpServer(server);
  }

  override reply(response: Response, value: unknown, status?: number): unknown {
    if (status !== undefined) response.statusCode = status;
    if (value === undefined) return super.reply(response, value);
    if (value instanceof TextFile) return super.reply(response, fileOf(value, response));
    const version = value instanceof JsonText ? value.version : null;
    return sendJson(response, textOf(value, response), version);
  }
}

/**
 * Sends a text, or says that the client has it already.
 * @param version of the resource, where it has one
 */
function sendJson(response: Response, text: string, version: number | null): Response {
  // Made once: Node would encode a text for its digest, for its length and to write it, each time anew.
  const bytes = Buffer.from(text);
  response.setHeader('Content-Type', JSON_TYPE);
  response.setHeader('ETag', version === null ? weakTagOf(bytes) : etagOf(version, bytes));
  const { req } = response;
  if (req.headers['if-none-match'] !== undefined && req.fresh) {
    response.statusCode = 304;
    response.removeHeader('Content-Type');
    return response.end();
  }
  response.setHeader('Content-Length', bytes.length);
  // The server itself leaves the text out of a response to HEAD.
  return response.end(bytes);
}

function fileOf({ pieces, type, name }: TextFile, response: Response): StreamableFile {
  response.setHeader('Cache-Control', 'private, no-store');
  return new StreamableFile(Readable.from(pieces), {
    type: `${type}; charset=utf-8`,
    disposition: `attachment; filename="${name}"`,
  });
}

function textOf(value: unknown, response: Response): string {
  if (value instanceof JsonText) return value.text;
  if (value instanceof JsonFile) {
    response.setHeader('Content-Disposition', `attachment; filename="${value.name}"`);
    response.setHeader('Cache-Control', 'private, no-store');
    return value.text;
  }
  if (value instanceof Page) {
    const { text, next, total } = value;
    if (next !== null) {
      response.setHeader('Link', `<${nextPage(response.req, next)}>; rel="next"`);
    }
    if (total !== null) {
      response.setHeader('X-Total-Count', String(total.count));
      if (total.relation !== null) response.setHeader('X-Total-Count-Relation', total.relation);
    }
    return text;
  }
  return JSON.stringify(value);
}

/**
 * The version, for `If-Match`, and a digest of the text: a later release may say more of the same
 * version, and a cache must notice.
 */
function etagOf(version: number, text: Buffer): string {
  return `"${version}-${hash('sha256', text, 'base64url').slice(0, 12)}"`;
}

/**
 * Length and checksum, which take a fifth of the time of a digest. Of 4 billion changes one has the same checksum,
 * and only a client that asks for the same address again would not see it until the next change.
 */
function weakTagOf(text: Buffer): string {
  return `W/"${text.length.toString(36)}.${crc32(text).toString(36)}"`;
}

/** Relative on purpose: behind a proxy this API does not know its own origin. */
function nextPage(request: Request, cursor: string): string {
  const [path = '', ...query] = request.originalUrl.split('?');
  const parameters = new URLSearchParams(query.join('?'));
  parameters.set('cursor', cursor);
  // The total of the whole list was answered with its first page.
  parameters.delete('count');
  return `${path}?${parameters}`;
}
