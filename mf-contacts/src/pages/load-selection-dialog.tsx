import { type ContactSummary } from '@rapport/api-client';
import { type ReactNode } from 'react';
import { type ContactDialog } from '../contact-dialogs/contact-dialogs.ts';
import { exactly } from '../contacts/list-total.ts';

/** The dialogs for selected contacts, used for a single contact. */
export async function loadSelectionDialog(
  dialog: Extract<ContactDialog, { kind: 'labels' | 'cadence' }>,
  contact: ContactSummary,
): Promise<(onClose: () => void) => ReactNode> {
  const about = { count: exactly(1), target: { ids: [contact.id] } };
  if (dialog.kind === 'labels') {
    const { name } = dialog;
    const { LabelDialog } = await import('../features/selection/label-dialog.tsx');
    return (onClose) => (
      <LabelDialog {...{ ...about, name, onClose }} contacts={[contact]} onDone={onClose} />
    );
  }
  const { CadenceDialog } = await import('../features/selection/bulk-dialogs.tsx');
  const { days } = dialog;
  return (onClose) => <CadenceDialog {...about} days={days} onClose={onClose} onDone={onClose} />;
}
