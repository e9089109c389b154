import { useShellApi } from '@rapport/remote-api';
import { openFailure } from '@rapport/remote-api/failures';
import { IconButton } from '@rapport/shared-ui';
import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { usePanelOnDemand } from '../on-demand/use-panel-on-demand.ts';
import { useUndos } from './use-undos.ts';

const loadPanel = () => import('./undo-panel.tsx');

interface UndoButtonProps {
  /** How often the command menu has asked for what can be undone. */
  asked?: number;
}

/** Is in the header of every page as long as something can be undone, also after a reload. */
export function UndoButton({ asked = 0 }: UndoButtonProps) {
  const { notify } = useShellApi();
  const undos = useUndos();
  const { part, open, setOpen, show, preparing } = usePanelOnDemand(loadPanel, () =>
    notify(openFailure()),
  );
  const answer = useEffectEvent(show);
  // The menu is outside of the header.
  useEffect(() => {
    if (asked > 0) answer();
  }, [asked]);
  if (undos.length === 0 && !open) return null;
  const button = {
    label: `Recent changes, ${undos.length}`,
    icon: <Undo2 aria-hidden strokeWidth={1.75} />,
  };
  return part === null ? (
    <IconButton
      {...button}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={show}
      {...preparing}
    />
  ) : (
    <part.UndoPanel
      trigger={<IconButton {...button} />}
      undos={undos}
      open={open}
      onOpenChange={setOpen}
    />
  );
}
