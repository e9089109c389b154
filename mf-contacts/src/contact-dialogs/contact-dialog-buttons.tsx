import { type ContactSummary, nameInSentence } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useNavigate } from '@rapport/remote-api/router';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSeparator,
  IconButton,
  Button,
  type ButtonProps,
} from '@rapport/shared-ui';
import {
  CalendarPlus,
  Download,
  Ellipsis,
  FileUser,
  Merge,
  Pencil,
  Plus,
  Printer,
  Trash2,
} from 'lucide-react';
import { mergeRoute } from '../contacts/contact-routes.ts';
import { exportContacts } from '../contacts/export-contacts.ts';
import { shortName } from '../contacts/contact-text.ts';
import { useContactDialogs } from './contact-dialogs.ts';

interface ContactMenuProps {
  contact: Pick<ContactSummary, 'id' | 'displayName'>;
  /** Prints the contact, where the page can. */
  onPrint?: () => void;
}

/**
 * What else can be done with a contact: edit it, see and hand over what is held about the person, export or
 * print it, merge it with another one, delete it.
 */
export function ContactMenu({ contact, onPrint }: ContactMenuProps) {
  const shell = useShellApi();
  const { open } = useContactDialogs();
  const navigate = useNavigate();
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
      <DropdownMenuItem
        icon={<CalendarPlus aria-hidden />}
        onSelect={() => open({ kind: 'plan-meeting' })}
      >
        Plan a meeting
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={<FileUser aria-hidden />}
        onSelect={() => open({ kind: 'person-data' })}
      >
        Data about {shortName(contact.displayName)}
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={<Download aria-hidden />}
        onSelect={() => exportContacts(shell, 'vcf', [contact.id])}
      >
        Export as vCard
      </DropdownMenuItem>
      {onPrint && (
        <DropdownMenuItem icon={<Printer aria-hidden />} onSelect={onPrint}>
          Print on one page
        </DropdownMenuItem>
      )}
      <DropdownMenuItem
        icon={<Merge aria-hidden />}
        onSelect={() => void navigate(mergeRoute(contact.id))}
      >
        Merge with…
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

/** Opens the dialog that logs an interaction. */
export function LogInteractionButton(props: Pick<ButtonProps, 'size' | 'variant' | 'block'>) {
  const { open, opening } = useContactDialogs();
  return (
    <Button
      {...props}
      icon={<Plus aria-hidden />}
      pending={opening === 'log-interaction'}
      onClick={() => open({ kind: 'log-interaction' })}
    >
      Log interaction
    </Button>
  );
}
