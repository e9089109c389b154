import { type Decoder, endpoints, type ErrorCode, type Method } from '@rapport/contracts';
import { type Operation } from './document.ts';

interface AnyEndpoint {
  method: Method;
  pattern: string;
  status: number;
  errors: readonly ErrorCode[];
  decode: Decoder<unknown>;
  query?: { fields: object | undefined };
}

/** Every endpoint of contracts. */
export const ENDPOINTS: readonly AnyEndpoint[] = Object.values(endpoints).flatMap((group) =>
  Object.values<AnyEndpoint>(group),
);

/** The path of an endpoint as the document writes it: `/api/contacts/{id}`. */
export function documentedPath({ pattern }: AnyEndpoint): string {
  return pattern.replaceAll(/:(\w+)/g, '{$1}');
}

/** The endpoint that an operation of the document is; none for the probes. */
export function endpointOf({ method, path }: Operation): AnyEndpoint | undefined {
  return ENDPOINTS.find(
    (endpoint) => endpoint.method === method && documentedPath(endpoint) === path,
  );
}
