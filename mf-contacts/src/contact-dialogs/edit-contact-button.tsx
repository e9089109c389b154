import { Button } from '@rapport/shared-ui';
import { Pencil } from 'lucide-react';
import { useContactDialogs } from './contact-dialogs.ts';

/** Opens the dialog that edits the contact. */
export function EditContactButton() {
  const { open, opening } = useContactDialogs();
  return (
    <Button
      icon={<Pencil aria-hidden />}
      pending={opening === 'edit-contact'}
      onClick={() => open({ kind: 'edit-contact' })}
    >
      Edit contact
    </Button>
  );
}
