import { type ContactSummary, nameInSentence } from '@rapport/contracts';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSeparator,
  IconButton,
} from '@rapport/shared-ui';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useContactDialogs } from './contact-dialogs.ts';

/** What else can be done with a contact: edit it, delete it. */
export function ContactMenu({ contact }: { contact: Pick<ContactSummary, 'displayName'> }) {
  const { open } = useContactDialogs();
  return (
    <DropdownMenu
      trigger={
        <IconButton
          variant="outline"
          label={`More for ${nameInSentence(contact.displayName)}`}
          icon={<Ellipsis aria-hidden />}
        />
      }
    >
      <DropdownMenuItem
        icon={<Pencil aria-hidden />}
        onSelect={() => open({ kind: 'edit-contact' })}
      >
        Edit contact
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem
        icon={<Trash2 aria-hidden />}
        onSelect={() => open({ kind: 'delete-contact' })}
      >
        Delete contact
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
