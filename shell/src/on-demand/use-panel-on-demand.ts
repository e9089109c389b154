import { useState } from 'react';
import { useOnDemand } from './use-on-demand.ts';

/**
 * A menu, sheet, or dialog whose code is fetched when it's first opened.
 * @param load must be the same function on every render
 * @param onUnavailable called if it couldn't be fetched for opening
 */
export function usePanelOnDemand<T>(load: () => Promise<T>, onUnavailable: () => void) {
  const { part, prepare, demand } = useOnDemand(load);
  const [open, setOpen] = useState(false);

  async function show(): Promise<void> {
    if (await demand()) setOpen(true);
    else onUnavailable();
  }

  return {
    part,
    open,
    setOpen,
    show: () => void show(),
    /** For its trigger: by the time it's pressed, the code is often loaded. */
    preparing: { onPointerEnter: prepare, onFocus: prepare },
  };
}
