import { useShellApi } from '@rapport/remote-api';
import { useCallback, useRef, useState } from 'react';

/**
 * A dialog or panel whose code is fetched when it is first opened, so that the page before it stays
 * small. When it cannot be fetched a toast says so, and opening again tries again.
 * @param load must be the same function on every render
 */
export function useLazyDialog<T>(load: () => Promise<T>) {
  const { notify } = useShellApi();
  const [part, setPart] = useState<T | null>(null);
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState(false);
  const loading = useRef<Promise<T | null> | null>(null);

  const fetchPart = useCallback((): Promise<T | null> => {
    loading.current ??= load().catch(() => {
      loading.current = null;
      return null;
    });
    return loading.current;
  }, [load]);

  const show = useCallback(async () => {
    setOpening(true);
    const loaded = await fetchPart();
    setOpening(false);
    if (loaded === null) {
      notify({
        title: "Couldn't open this",
        description: 'Check your connection and try again.',
        variant: 'destructive',
      });
      return;
    }
    // A module could be mistaken for an updater if it were a function.
    setPart(() => loaded);
    setOpen(true);
  }, [fetchPart, notify]);

  /** For the button that opens it: by the time it is pressed, the code is often there. */
  const prepare = useCallback(() => void fetchPart(), [fetchPart]);

  const onClick = useCallback(() => void show(), [show]);
  return {
    part,
    open,
    /** Whether it was asked for and is still being fetched. */
    opening,
    setOpen,
    show: onClick,
    prepare,
    /** Of the button that opens it, as long as the part has none of its own. */
    opener: {
      'aria-expanded': open,
      'aria-busy': opening || undefined,
      onClick,
      onPointerEnter: prepare,
      onFocus: prepare,
    },
  };
}
