import { ExpressAdapter } from '@nestjs/platform-express';
import { type Application } from 'express';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';

/** What a connection may take, in milliseconds. */
const PATIENCE = {
  // For a request to arrive completely; bodies are small.
  requestTimeout: 30_000,
  headersTimeout: 30_000,
  // How often Node looks for those that took longer. By default it does so twice a minute.
  connectionsCheckingInterval: 5_000,
  // Longer than a proxy in front keeps its connections, or it would send into a closing one.
  keepAliveTimeout: 65_000,
};

/**
 * Nest on Express, whose messages have Express's prototypes from the start. Express changes the prototype of each
 * message when it arrives; V8 then looks up every property of it the slow way.
 */
export class PreparedExpressAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    const express: Application = this.getInstance();
    class Request extends IncomingMessage {}
    class Response<Of extends IncomingMessage> extends ServerResponse<Of> {}
    Object.setPrototypeOf(Request.prototype, Reflect.get(express, 'request'));
    Object.setPrototypeOf(Response.prototype, Reflect.get(express, 'response'));
    // Setting the prototype that an object has already is nothing to V8.
    Object.assign(express, { request: Request.prototype, response: Response.prototype });
    this.setHttpServer(
      createServer({ ...PATIENCE, IncomingMessage: Request, ServerResponse: Response }, express),
    );
  }
}
