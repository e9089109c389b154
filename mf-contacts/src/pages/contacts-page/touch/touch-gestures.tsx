import { PullToRefresh } from './pull-to-refresh.tsx';
import { RowSwipes, type RowSwipesProps } from './row-swipes.tsx';

/** What fingers can do with the list and the day, in addition to what its buttons do. */
export function TouchGestures(props: RowSwipesProps) {
  return (
    <>
      <PullToRefresh />
      <RowSwipes {...props} />
    </>
  );
}
