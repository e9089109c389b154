import { ExpressAdapter } from '@nestjs/platform-express';
import { type Application } from 'express';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';

/** Timeouts of connections, in milliseconds. */
const PATIENCE = {
  // For a complete request to arrive; bodies are small.
  requestTimeout: 30_000,
  headersTimeout: 30_000,
  // How often Node checks for requests that took longer; by default, only twice a minute.
  connectionsCheckingInterval: 5_000,
  // Longer than a proxy in front keeps its connections, or it would send into a closing one.
  keepAliveTimeout: 65_000,
};

/**
 * Nest on Express, with messages that have Express's prototypes from the start. Otherwise Express changes the
 * prototype of each message on arrival, and V8 then looks up all its properties the slow way.
 */
export class PreparedExpressAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    const express: Application = this.getInstance();
    class Request extends IncomingMessage {}
    class Response<Of extends IncomingMessage> extends ServerResponse<Of> {}
    Object.setPrototypeOf(Request.prototype, Reflect.get(express, 'request'));
    Object.setPrototypeOf(Response.prototype, Reflect.get(express, 'response'));
    // Setting a prototype that an object already has costs nothing in V8.
    Object.assign(express, { request: Request.prototype, response: Response.prototype });
    this.setHttpServer(
      createServer({ ...PATIENCE, IncomingMessage: Request, ServerResponse: Response }, express),
    );
  }
}
