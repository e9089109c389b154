/**
 * Why a link from a mail did not sign anybody in, in the service's words; null without such a
 * failure. The service puts it into the fragment of the address it leads back to.
 */
export function mailLinkFailure(fragment: string): string | null {
  const parameters = parametersOf(fragment);
  if (!parameters.has('error')) return null;
  const words = parameters.get('error_description') ?? 'This link did not work';
  return `${words.replace(/\.$/, '')}. Sign in, or sign up again to get a new link.`;
}

/**
 * Takes what a link from a mail brought along out of the address, where it would be read by who
 * looks at the history of the browser. The client of the service has its own copy by then.
 */
export function forgetMailLink(): void {
  const { hash, pathname, search } = window.location;
  const parameters = parametersOf(hash);
  if (!parameters.has('access_token') && !parameters.has('error')) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

function parametersOf(fragment: string): URLSearchParams {
  return new URLSearchParams(fragment.replace(/^#/, ''));
}
