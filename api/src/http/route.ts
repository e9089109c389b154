import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  UseInterceptors,
} from '@nestjs/common';
import { type Decoder, type Method } from '@rapport/contracts';
import { type JsonFile, type JsonText, type Page, type TextFile } from './json-text.ts';
import { WriteInterceptor } from './write.interceptor.ts';

/** The parts of an endpoint of contracts that a route needs. */
interface RoutedEndpoint<Response> {
  readonly method: Method;
  readonly pattern: string;
  readonly status: number;
  readonly decode: Decoder<Response>;
}

/** What a handler may return to send a `Response`: null is sent as an empty body. */
type Returned<Response> = [Response] extends [null]
  ? void
  : Response extends readonly (infer Item)[]
    ? Response | JsonText<Response> | Page<Item>
    : Response extends string
      ? TextFile
      : Response | JsonText<Response> | JsonFile<Response>;

type Handler<Response> = (...given: never[]) => Returned<Response> | Promise<Returned<Response>>;

/**
 * Makes a controller method the handler of an endpoint, under its method and path and with its status of
 * success. A handler that returns something else than the endpoint's response does not compile.
 */
export function Route<Response>({ method, pattern, status }: RoutedEndpoint<Response>) {
  const decorate = applyDecorators(
    RequestMapping({ method: RequestMethod[method], path: pattern }),
    HttpCode(status),
    ...(method === 'GET' ? [] : [UseInterceptors(WriteInterceptor)]),
  );
  return <H extends Handler<Response>>(
    target: object,
    name: string,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => decorate(target, name, descriptor);
}
