import { type RequestHandler } from 'express';
import helmet from 'helmet';

const NOTHING = ["'none'"];
const OWN = ["'self'"];

const forData = helmet({
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

/** The documentation is an HTML page; its renderer uses inline styles and icons from data URLs. */
const forDocumentation = helmet({
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
 * Sets headers that keep browsers from sniffing, framing, or storing responses.
 * @param documentationPath the path of this API's only HTML page
 */
export function securityHeaders(documentationPath: string): RequestHandler {
  const below = `${documentationPath}/`;
  return (request, response, next) => {
    response.setHeader('Cache-Control', 'private, no-cache');
    const { path } = request;
    const isPage = path === documentationPath || path.startsWith(below);
    (isPage ? forDocumentation : forData)(request, response, next);
  };
}
