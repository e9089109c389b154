import { type RequestHandler } from 'express';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

const NOTHING = ["'none'"];
const OWN = ["'self'"];

/** Keeps what is set, as it is written. */
class HeaderList extends ServerResponse {
  readonly entries: [string, string][] = [];

  override setHeader(name: string, value: number | string | readonly string[]): this {
    this.entries.push([name, String(value)]);
    return this;
  }
}

/** What helmet sets on every response alike, asked for once. */
function headersOf(options: Parameters<typeof helmet>[0]): readonly [string, string][] {
  const request = new IncomingMessage(new Socket());
  const list = new HeaderList(request);
  helmet(options)(request, list, () => undefined);
  return list.entries;
}

const FOR_DATA = headersOf({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: NOTHING,
      frameAncestors: NOTHING,
      baseUri: NOTHING,
      formAction: NOTHING,
    },
  },
  xFrameOptions: { action: 'deny' },
});

/** The documentation is a page; its renderer sets styles inline and draws its icons from data URLs. */
const FOR_DOCUMENTATION = headersOf({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: NOTHING,
      scriptSrc: OWN,
      styleSrc: [...OWN, "'unsafe-inline'"],
      imgSrc: [...OWN, 'data:'],
      fontSrc: OWN,
      connectSrc: OWN,
      frameAncestors: NOTHING,
      baseUri: NOTHING,
      formAction: NOTHING,
    },
  },
  xFrameOptions: { action: 'deny' },
});

/**
 * Headers that keep a browser from guessing, framing or storing what is not meant for that.
 * @param documentationPath where the one HTML page of this API is
 */
export function securityHeaders(documentationPath: string): RequestHandler {
  const below = `${documentationPath}/`;
  return (request, response, next) => {
    response.setHeader('Cache-Control', 'private, no-cache');
    const { path } = request;
    const isPage = path === documentationPath || path.startsWith(below);
    for (const [name, value] of isPage ? FOR_DOCUMENTATION : FOR_DATA) {
      response.setHeader(name, value);
    }
    next();
  };
}
