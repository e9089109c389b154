import { type ContactSummary } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useNavigate } from '@rapport/remote-api/router';
import { Button, type ButtonProps } from '@rapport/shared-ui';
import {
  CalendarPlus,
  Download,
  Ear,
  Ellipsis,
  FileUser,
  MailOpen,
  Merge,
  MessageSquareQuote,
  Pencil,
  Plus,
  Printer,
  Trash2,
  UsersRound,
} from 'lucide-react';
import { mergeRoute } from '../contacts/contact-routes.ts';
import { isCandidate } from '../contacts/is-candidate.ts';
import { exportContacts } from '../contacts/export-contacts.ts';
import { shortName } from '../contacts/contact-text.ts';
import { MenuButton } from '../ui/menu-button.tsx';
import { useContactDialogs } from './contact-dialogs.ts';

interface ContactMenuProps {
  contact: Pick<ContactSummary, 'id' | 'displayName' | 'labels' | 'objectedAt'>;
  /** Prints the contact, if the page can. */
  onPrint?: () => void;
}

/** More actions for a contact: edit, show or hand over the person's data, export, print, merge, and delete. */
export function ContactMenu({ contact, onPrint }: ContactMenuProps) {
  const shell = useShellApi();
  const { open } = useContactDialogs();
  const navigate = useNavigate();
  return (
    <MenuButton
      ahead
      variant="outline"
      label={`More for ${nameInSentence(contact.displayName)}`}
      icon={<Ellipsis aria-hidden />}
      entries={[
        { label: 'Edit contact', icon: Pencil, onSelect: () => open({ kind: 'edit-contact' }) },
        {
          label: 'Find words',
          icon: MessageSquareQuote,
          onSelect: () => open({ kind: 'compose' }),
        },
        {
          label: 'Plan a meeting',
          icon: CalendarPlus,
          onSelect: () => open({ kind: 'plan-meeting' }),
        },
        {
          label: 'Add what they told you',
          icon: Ear,
          onSelect: () => open({ kind: 'stated-preference' }),
        },
        {
          label: 'Add a relation',
          icon: UsersRound,
          onSelect: () => open({ kind: 'relation' }),
        },
        ...(contact.objectedAt === null && !isCandidate(contact)
          ? [
              {
                label: 'Paste something they wrote',
                icon: MailOpen,
                onSelect: () => open({ kind: 'paste-writing' as const }),
              },
            ]
          : []),
        {
          label: `Data about ${shortName(contact.displayName)}`,
          icon: FileUser,
          onSelect: () => open({ kind: 'person-data' }),
        },
        {
          label: 'Export as vCard',
          icon: Download,
          onSelect: () => exportContacts(shell, 'vcf', [contact.id]),
        },
        ...(onPrint ? [{ label: 'Print on one page', icon: Printer, onSelect: onPrint }] : []),
        {
          label: 'Merge with…',
          icon: Merge,
          onSelect: () => void navigate(mergeRoute(contact.id)),
        },
        'separator',
        { label: 'Delete contact', icon: Trash2, onSelect: () => open({ kind: 'delete-contact' }) },
      ]}
    />
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

/** Opens the dialog that plans a meeting with the contact. */
export function PlanMeetingButton() {
  const { open, opening } = useContactDialogs();
  return (
    <Button
      variant="ghost"
      icon={<CalendarPlus aria-hidden />}
      pending={opening === 'plan-meeting'}
      onClick={() => open({ kind: 'plan-meeting' })}
    >
      Plan a meeting
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
