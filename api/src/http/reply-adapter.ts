import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import { type Request, type Response } from 'express';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { JsonFile, JsonText, Page, TextFile } from './json-text.ts';

/**
 * Turns what a handler returns into the text of the answer and the headers that go with it. An interceptor
 * would do it too, but every request would pass through the observables of rxjs for it.
 */
export class ReplyAdapter extends ExpressAdapter {
  override reply(response: Response, value: unknown, status?: number): unknown {
    return super.reply(response, replyOf(value, response.req, response), status);
  }
}

function replyOf(
  value: unknown,
  request: Request,
  response: Response,
): string | StreamableFile | undefined {
  if (value === undefined) return undefined;
  if (value instanceof TextFile) {
    response.set('Cache-Control', 'private, no-store');
    return new StreamableFile(Readable.from(value.pieces), {
      type: `${value.type}; charset=utf-8`,
      disposition: `attachment; filename="${value.name}"`,
    });
  }
  response.type('application/json');
  if (value instanceof JsonText) {
    if (value.version !== null) response.set('ETag', etagOf(value.version, value.text));
    return value.text;
  }
  if (value instanceof JsonFile) {
    response.set('Content-Disposition', `attachment; filename="${value.name}"`);
    response.set('Cache-Control', 'private, no-store');
    return value.text;
  }
  if (value instanceof Page) {
    if (value.next !== null) response.set('Link', `<${nextPage(request, value.next)}>; rel="next"`);
    if (value.total !== null) {
      response.set('X-Total-Count', String(value.total.count));
      const { relation } = value.total;
      if (relation !== null) response.set('X-Total-Count-Relation', relation);
    }
    return `[${value.items.join(',')}]`;
  }
  return JSON.stringify(value);
}

/**
 * The version, for `If-Match`, and a digest of the text: a later release may say more of the same
 * version, and a cache must notice.
 */
function etagOf(version: number, text: string): string {
  return `"${version}-${createHash('sha256').update(text).digest('base64url').slice(0, 12)}"`;
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
