import { AfterReach } from './after-reach/after-reach.tsx';
import { DroppedFiles } from './dropped-files.tsx';

/** What all pages of the contacts have, loaded after the page. */
export function OnEveryPage() {
  return (
    <>
      <AfterReach />
      <DroppedFiles />
    </>
  );
}
