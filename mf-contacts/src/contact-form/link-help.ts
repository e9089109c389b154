import { completeWebAddress, type LinkObstacle, linkObstacle } from '@rapport/contracts';

const HELP: Readonly<Record<LinkObstacle, string>> = {
  scheme: 'Enter an address that begins with https://',
  spaces: 'Enter an address without spaces',
  invisible: 'Type this address again, because it contains invisible characters',
  form: 'Enter a complete address like https://example.com',
  host: 'Enter an address with a host like example.com',
  credentials: 'Enter an address without a user name or password',
};

/**
 * Advice for an address that can't be a link; undefined if it can.
 * @param instead another way, like "leave this empty"
 */
export function linkHelp(text: string, instead: string): string | undefined {
  const obstacle = linkObstacle(completeWebAddress(text));
  return obstacle === null ? undefined : `${HELP[obstacle]}, or ${instead}.`;
}
