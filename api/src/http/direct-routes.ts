import { type Application, type Request, type RequestHandler, type Response } from 'express';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import { IncomingMessage, ServerResponse } from 'node:http';

/** What answers a request. It never fails: what goes wrong in it becomes a response. */
export type Answer = (request: Request, response: Response, next: () => void) => unknown;
/** What answers a request that something before its handler refused. */
export type Refusal = (
  error: unknown,
  request: Request,
  response: Response,
  next: () => void,
) => unknown;

/** Paths of which Express and the table make the same: words and whole parameters. */
const PLAIN = /^(\/:?[\w-]+)+$/;

const nothing = () => undefined;

/**
 * Routes that are found by one look into a table, with what stands before them. Express compares a path with one
 * route after the other, and gives each request and response its prototype only when it arrives, which makes
 * every later look at them slow.
 *
 * What is not in the table, or is written in another way (upper case, a slash at the end), is for
 * Express: {@link answer} says so, and nothing has happened by then.
 */
export class DirectRoutes {
  private readonly table = findMyWay({ caseSensitive: true, ignoreTrailingSlash: false });
  private readonly before: RequestHandler[] = [];
  private readonly elsewhere: string[] = [];
  private refuse: Refusal | null = null;

  /** Lets these stand before every route, in their order. */
  addBefore(...handlers: readonly RequestHandler[]): void {
    this.before.push(...handlers);
  }

  /** Leaves a path and all below it to Express, because more stands before them there. */
  leave(path: string): void {
    this.elsewhere.push(path);
  }

  /**
   * Takes in the routes of an Express application, but for those that only Express understands.
   * @param stack `app.router.stack`
   */
  read(stack: readonly unknown[]): void {
    for (const { route } of stack.filter(isRouteLayer)) {
      for (const { method, handle } of route.stack)
        this.add(method.toUpperCase(), route.path, handle);
    }
  }

  /** Says what answers an error of what stands before the routes. */
  setRefusal(refuse: Refusal): void {
    this.refuse = refuse;
  }

  /**
   * Answers a request of one of the routes.
   * @returns false where there is none for it
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = '', url = '' } = request;
    if (!isMethod(method) || !isOfExpress(request) || !isOfExpress(response)) return false;
    const found = this.table.find(method, url);
    if (found === null || !isOneOfOurs(found)) return false;
    const { store, params } = found;
    request.originalUrl = url;
    request.baseUrl = '';
    request.params = params;
    request.res = response;
    response.locals = {};
    this.pass(request, response, store);
    return true;
  }

  private add(method: string, path: string, answer: Answer): void {
    const isLeft = this.elsewhere.some((left) => path === left || path.startsWith(`${left}/`));
    if (isLeft || !isMethod(method) || !PLAIN.test(path)) return;
    // Of two routes with one path, Express takes the first.
    if (this.table.hasRoute(method, path)) return;
    this.table.on(method, path, nothing, { answer, route: { path } });
  }

  private pass(request: Request, response: Response, { answer, route }: Route): void {
    const { before } = this;
    let at = 0;
    const next = (error?: unknown): void => {
      if (error !== undefined && error !== null) {
        this.refuse?.(error, request, response, nothing);
        return;
      }
      const handler = before[at];
      at += 1;
      if (handler === undefined) {
        request.route = route;
        answer(request, response, nothing);
        return;
      }
      try {
        const done: unknown = handler(request, response, next);
        if (done instanceof Promise) done.catch(next);
      } catch (thrown) {
        next(thrown);
      }
    };
    next();
  }
}

interface Route {
  answer: Answer;
  /** What Express says of it in the request. */
  route: { path: string };
}

/** The part of an Express router that holds one path. */
interface RouteLayer {
  route: { path: string; stack: readonly { method: string; handle: Answer }[] };
}

function isRouteLayer(layer: unknown): layer is RouteLayer {
  return (
    typeof layer === 'object' && layer !== null && 'route' in layer && isPathRoute(layer.route)
  );
}

function isPathRoute(route: unknown): boolean {
  return (
    typeof route === 'object' && route !== null && 'path' in route && typeof route.path === 'string'
  );
}

/** What the table gives for a request: its routes were stored as such, and their parameters are never optional. */
interface FoundRoute {
  store: Route;
  params: Record<string, string>;
}

function isOneOfOurs(found: { store: unknown; params: object }): found is FoundRoute {
  return typeof found.store === 'object' && found.store !== null && 'answer' in found.store;
}

const METHODS: ReadonlySet<string> = new Set<HTTPMethod>(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

function isMethod(method: string): method is HTTPMethod {
  return METHODS.has(method);
}

/** Whether a message was made with the classes below. */
function isOfExpress(message: IncomingMessage): message is Request;
function isOfExpress(message: ServerResponse): message is Response;
function isOfExpress(message: object): boolean {
  return 'app' in message;
}

/** Classes of messages that have what Express adds to them from the start. */
export function messagesOf(app: Application) {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse<Of extends IncomingMessage> extends ServerResponse<Of> {}
  Object.setPrototypeOf(ExpressRequest.prototype, Reflect.get(app, 'request'));
  Object.setPrototypeOf(ExpressResponse.prototype, Reflect.get(app, 'response'));
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse };
}
