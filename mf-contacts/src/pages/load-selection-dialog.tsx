import { type ContactSummary } from '@rapport/api-client';
import { type ReactNode } from 'react';
import { exactly } from '../contacts/list-total.ts';

/** The dialogs of a selection, for one contact alone. */
export async function loadSelectionDialog(
  kind: 'labels' | 'cadence',
  contact: ContactSummary,
): Promise<(onClose: () => void) => ReactNode> {
  const about = { count: exactly(1), target: { ids: [contact.id] } };
  if (kind === 'labels') {
    const { LabelDialog } = await import('../features/selection/label-dialog.tsx');
    return (onClose) => (
      <LabelDialog {...about} contacts={[contact]} onClose={onClose} onDone={onClose} />
    );
  }
  const { CadenceDialog } = await import('../features/selection/bulk-dialogs.tsx');
  return (onClose) => <CadenceDialog {...about} onClose={onClose} onDone={onClose} />;
}
