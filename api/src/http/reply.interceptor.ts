import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import { type Request, type Response } from 'express';
import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { map, type Observable } from 'rxjs';
import { JsonFile, JsonText, Page, TextFile } from './json-text.ts';

/**
 * Sends JSON from Postgres unchanged, with the headers of a resource, a page, or a file. Express does the rest:
 * lengths, ETags without a version, and 304.
 */
@Injectable()
export class ReplyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(map((value) => reply(value, response)));
  }
}

function reply(value: unknown, response: Response): unknown {
  if (value instanceof TextFile) {
    response.setHeader('Cache-Control', 'private, no-store');
    return new StreamableFile(Readable.from(value.pieces), {
      type: `${value.type}; charset=utf-8`,
      disposition: `attachment; filename="${value.name}"`,
    });
  }
  if (value instanceof JsonText) {
    if (value.version !== null) response.setHeader('ETag', etagOf(value.version, value.text));
    return json(value.text, response);
  }
  if (value instanceof JsonFile) {
    response.setHeader('Content-Disposition', `attachment; filename="${value.name}"`);
    response.setHeader('Cache-Control', 'private, no-store');
    return json(value.text, response);
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
    return json(text, response);
  }
  return value;
}

function json(text: string, response: Response): string {
  response.type('json');
  return text;
}

/**
 * Combines the version, for `If-Match`, and a digest of the text: a later release may return more for the same
 * version, and caches must notice that.
 */
function etagOf(version: number, text: string): string {
  return `"${version}-${hash('sha256', text, 'base64url').slice(0, 12)}"`;
}

/** A relative URL, because behind a proxy this API doesn't know its own origin. */
function nextPage(request: Request, cursor: string): string {
  const [path = '', ...query] = request.originalUrl.split('?');
  const parameters = new URLSearchParams(query.join('?'));
  parameters.set('cursor', cursor);
  // The total was returned with the first page.
  parameters.delete('count');
  return `${path}?${parameters}`;
}
