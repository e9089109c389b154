import { useShellApi } from '@rapport/remote-api';
import { openFailure } from '@rapport/remote-api/failures';
import { useCallback, useRef, useState } from 'react';

/**
 * A dialog or panel whose code is loaded when it's first opened, which keeps the page small. If loading fails, a
 * toast says so, and opening it again retries.
 * @param load must be a stable function
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
      notify(openFailure());
      return;
    }
    // Wrapped in a function, because React would call a function as an updater.
    setPart(() => loaded);
    setOpen(true);
  }, [fetchPart, notify]);

  /** For the button that opens it: starts loading before the user presses it. */
  const prepare = useCallback(() => void fetchPart(), [fetchPart]);

  const onClick = useCallback(() => void show(), [show]);
  return {
    part,
    open,
    /** Whether it's being loaded to be opened. */
    opening,
    setOpen,
    show: onClick,
    prepare,
    /** Attributes for the button that opens it, until the loaded part has its own. */
    opener: {
      'aria-expanded': open,
      'aria-busy': opening || undefined,
      onClick,
      onPointerEnter: prepare,
      onFocus: prepare,
    },
  };
}
