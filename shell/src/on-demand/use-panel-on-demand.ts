import { useState } from 'react';
import { useOnDemand } from './use-on-demand.ts';

/**
 * A menu, sheet or dialog whose code is fetched when it is first opened.
 * @param load must be the same function on every render
 * @param onUnavailable told when it was to open and could not be fetched
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
    /** For the button that opens it: by the time it is pressed, the code is often there. */
    preparing: { onPointerEnter: prepare, onFocus: prepare },
  };
}
