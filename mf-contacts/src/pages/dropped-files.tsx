import { useNavigate } from '@rapport/remote-api/router';
import { useEffect, useEffectEvent } from 'react';
import { shareRoute } from '../contacts/contact-routes.ts';
import { giveShared, isShareable } from './share-page/shared-content.ts';

/** Opens contact cards and calendar files that are dropped on the page, as if they were shared. */
export function DroppedFiles() {
  const navigate = useNavigate();
  const drop = useEffectEvent((event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    // A field for files has taken them, or a form is open.
    if (event.defaultPrevented || document.querySelector('[role=dialog]') !== null) return;
    if (!files.some(isShareable)) return;
    event.preventDefault();
    void navigate(shareRoute(giveShared(files)));
  });
  // Dragging from other programs is outside of React.
  useEffect(() => {
    document.addEventListener('drop', drop);
    return () => document.removeEventListener('drop', drop);
  }, []);
  return null;
}
