import express, { type RequestHandler } from 'express';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { DirectRoutes, messagesOf } from './direct-routes.ts';

/** An application of Express with the table in front, and a path that tells who has answered. */
async function serve(...before: RequestHandler[]) {
  const app = express();
  app.use((_request, response, next) => {
    response.setHeader('By', 'express');
    next();
  });
  app.get('/items/new', (_request, response) => void response.end('new'));
  app.get('/items/:id', ({ params, query, route }, response) => {
    response.json({ params, query, path: route.path });
  });
  app.get('/left/below', (_request, response) => void response.end('left'));
  app.get('/files/*name', (_request, response) => void response.end('file'));
  const routes = new DirectRoutes();
  routes.addBefore(...before);
  routes.leave('/left');
  routes.setRefusal((error, _request, response) => {
    response.status(418).end(String(error));
  });
  routes.read(app.router.stack);
  const server = createServer(messagesOf(app), (request, response) => {
    if (!routes.answer(request, response)) app(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    get: async (path: string, method = 'GET') => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { method });
      const text = await response.text();
      return { status: response.status, text, by: response.headers.get('by') ?? 'table' };
    },
    close: () => server.close(),
  };
}

describe('DirectRoutes', () => {
  it('answers the routes of the application by itself, with what Express says of a request', async () => {
    const { get, close } = await serve();
    const { status, text, by } = await get('/items/a%20b?c=d');
    expect([status, by]).toEqual([200, 'table']);
    expect(JSON.parse(text)).toEqual({
      params: { id: 'a b' },
      query: { c: 'd' },
      path: '/items/:id',
    });
    expect(await get('/items/new')).toEqual({ status: 200, text: 'new', by: 'table' });
    close();
  });

  it.each([
    ['another way to write a path', '/ITEMS/a/'],
    ['a pattern that only Express knows', '/files/a/b'],
    ['a path that it was told to leave', '/left/below'],
    ['a path that nobody has', '/nothing'],
    ['an escape that is none', '/items/%zz'],
  ])('leaves to Express: %s', async (_, path) => {
    const { get, close } = await serve();
    expect((await get(path)).by).toBe('express');
    close();
  });

  it('leaves other methods to Express', async () => {
    const { get, close } = await serve();
    expect((await get('/items/new', 'HEAD')).by).toBe('express');
    expect((await get('/items/new', 'POST')).by).toBe('express');
    close();
  });

  it('passes what stands before the routes in its order', async () => {
    const passed: number[] = [];
    const note =
      (n: number): RequestHandler =>
      async (_request, _response, next) => {
        await Promise.resolve();
        passed.push(n);
        next();
      };
    const { get, close } = await serve(note(1), note(2), note(3));
    await get('/items/new');
    expect(passed).toEqual([1, 2, 3]);
    close();
  });

  it.each<[string, RequestHandler]>([
    ['hands it on', (_request, _response, next) => next('no')],
    [
      'throws it',
      () => {
        throw 'no';
      },
    ],
    ['rejects with it', () => Promise.reject('no')],
  ])('lets the refusal answer an error when a handler %s', async (_, handler) => {
    const { get, close } = await serve(handler);
    expect(await get('/items/new')).toEqual({ status: 418, text: 'no', by: 'table' });
    close();
  });
});
