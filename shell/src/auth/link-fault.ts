/**
 * Why a link from a mail did not sign anybody in, in the service's words; null without such a
 * fault. The service puts it into the fragment of the address it leads back to.
 */
export function linkFault(fragment: string): string | null {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!parameters.has('error')) return null;
  const words = parameters.get('error_description') ?? 'The link could not be used';
  return `${words.replace(/\.$/, '')}. Sign in, or sign up again to get a new link.`;
}
