import { type Plugin } from 'vite';

const ENDPOINTS = /\/contracts\/src\/endpoints\/[\w-]+\.ts$/;
const ERRORS = /\berrors: \[[^\]]*\]/g;

/**
 * Leaves out of a build which errors each endpoint can send: only the API and its document read that,
 * and every page would carry it.
 */
export function withoutEndpointErrors(): Plugin {
  return {
    name: 'without-endpoint-errors',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: ENDPOINTS },
      handler: (code) => ({ code: withoutErrors(code), map: null }),
    },
  };
}

/** The same source, in which no endpoint names an error. */
export function withoutErrors(code: string): string {
  return code.replaceAll(ERRORS, 'errors: []');
}
