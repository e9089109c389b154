import { AfterReach } from './after-reach/after-reach.tsx';

/** What all pages of the contacts have, loaded after the page. */
export function OnEveryPage() {
  return <AfterReach />;
}
