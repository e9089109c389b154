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

/** The documentation is a page; its renderer sets styles inline and draws its icons from data URLs. */
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
 * Headers that keep a browser from guessing, framing or storing what is not meant for that.
 * @param documentationPath where the one HTML page of this API is
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
