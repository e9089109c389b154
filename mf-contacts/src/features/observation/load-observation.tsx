import { type ContactSummary } from '@rapport/api-client';
import { type ShellApi } from '@rapport/remote-api';
import { type useQueryClient } from '@rapport/remote-api/query';
import { type ReactNode } from 'react';
import { type ContactDialog } from '../../contact-dialogs/contact-dialogs.ts';
import { ObservationDialog } from './observation-dialog.tsx';
import { guidanceBefore } from './questions-after.ts';
import { tipsToRate } from './tips-to-rate.ts';

type Dialog = Extract<ContactDialog, { kind: 'observation' | 'rate-tips' }>;

/**
 * The dialog for observations, or for rating tips.
 * @throws RequestError, UnreadableAnswer if the tips to rate can't be fetched
 */
export async function loadObservation(
  dialog: Dialog,
  contact: Pick<ContactSummary, 'id'>,
  shell: ShellApi,
  queries: ReturnType<typeof useQueryClient>,
): Promise<(onClose: () => void) => ReactNode> {
  const known = guidanceBefore(shell, queries, contact.id);
  if (dialog.kind === 'rate-tips') {
    const before = await known;
    const { interactionId } = dialog;
    const asked = { watchFor: null, interactionId, before, tips: tipsToRate(before) };
    return (onClose) => <ObservationDialog contact={contact} {...asked} onClose={onClose} />;
  }
  const before = await known.catch(() => null);
  const { watchFor, interactionId } = dialog;
  const asked = { watchFor, interactionId, before, tips: [] };
  return (onClose) => <ObservationDialog contact={contact} {...asked} onClose={onClose} />;
}
