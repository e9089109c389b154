import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
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
  return (request: Request, response: Response, next: NextFunction) => {
    response.set('Cache-Control', 'private, no-cache');
    const isPage =
      request.path === documentationPath || request.path.startsWith(`${documentationPath}/`);
    (isPage ? forDocumentation : forData)(request, response, next);
  };
}
