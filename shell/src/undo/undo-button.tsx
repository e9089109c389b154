import { useShellApi } from '@rapport/remote-api';
import { openFailure } from '@rapport/remote-api/failures';
import { IconButton } from '@rapport/shared-ui';
import { Undo2 } from 'lucide-react';
import { usePanelOnDemand } from '../on-demand/use-panel-on-demand.ts';
import { useUndos } from './use-undos.ts';

const loadPanel = () => import('./undo-panel.tsx');

/** Shown in the header of every page while something can be undone, even after a reload. */
export function UndoButton() {
  const { notify } = useShellApi();
  const undos = useUndos();
  const { part, open, setOpen, show, preparing } = usePanelOnDemand(loadPanel, () =>
    notify(openFailure()),
  );
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
