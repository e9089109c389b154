import { type Contact } from '@rapport/api-client';
import { Alert, Button, ConfirmDialog, Dialog, theme } from '@rapport/shared-ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { ContactInputs } from '../../contact-form/contact-inputs.tsx';
import { MoreInputs } from '../../contact-form/more-inputs.tsx';
import { PhotoField } from '@rapport/shared-ui/photo';
import { DuplicateNotice } from './duplicate-notice.tsx';
import { useAddForm } from './use-add-form.ts';

interface AddContactDialogProps {
  /** The initial name, if there's no draft with one. */
  name?: string | undefined;
  /** Called when the dialog is closed without a new contact. */
  onClose: () => void;
  /** `sameAs` is the contact to merge the new one with, if the user chose one. */
  onAdded: (contact: Contact, sameAs: string | null) => void;
  /** Called when the user wants to open an existing contact instead. */
  onOpenContact: (contactId: string) => void;
}

/** The dialog for a new contact. It's open while it's rendered, and asks before it discards text. */
export function AddContactDialog(props: AddContactDialogProps) {
  const { name, onClose, onAdded, onOpenContact } = props;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const sameAs = useRef<string | null>(null);
  const entry = useAddForm({
    name,
    onAdded: (contact) => onAdded(contact, sameAs.current),
    onAddedUnseen: onClose,
    onBadField: (field) => {
      const input = form.current?.elements.namedItem(field);
      if (input instanceof HTMLElement) input.focus();
    },
  });
  const { timesHeldBack } = entry;

  // Focus is outside of React, and the notice must be rendered first.
  useEffect(() => {
    if (timesHeldBack > 0) notice.current?.focus();
  }, [timesHeldBack]);

  const close = () => {
    // Until the response arrives, it's unknown if the contact was saved.
    if (entry.pending) return;
    if (entry.unsaved) setAsking(true);
    else onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sameAs.current = null;
    entry.submit();
  };

  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open) close();
        }}
        title="Add New Contact"
        size="narrow"
        initialFocus={nameField}
        footer={
          <>
            <Button variant="ghost" disabled={entry.pending} onClick={close}>
              Cancel
            </Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              pending={entry.pending}
              pendingLabel="Adding..."
            >
              Add Contact
            </Button>
          </>
        }
      >
        {/* The browser's own messages would cover those at the fields. */}
        <Form ref={form} id={formId} noValidate onSubmit={submit}>
          {entry.message !== null && (
            <Alert tone="negative" title="Couldn't save the contact">
              {entry.message}
            </Alert>
          )}
          {entry.isRestored && (
            <Restored>
              <span>What you typed before is still here.</span>
              <Button size="sm" variant="ghost" onClick={entry.startOver}>
                Start over
              </Button>
            </Restored>
          )}
          <ContactInputs
            values={entry.form}
            problems={entry.errors}
            onChange={entry.change}
            onName={entry.changeName}
            onUseLink={entry.takeLink}
            onPasted={entry.takePasted}
            nameField={nameField}
          >
            {/* Rendered while empty, because screen readers announce only later changes. */}
            <Findings role="status">
              {entry.duplicates.length > 0 && (
                <DuplicateNotice
                  ref={notice}
                  matches={entry.duplicates}
                  disabled={entry.pending}
                  isHeldBack={timesHeldBack > 0}
                  onAddAnyway={() => {
                    sameAs.current = null;
                    entry.addAnyway();
                  }}
                  onMerge={(contactId) => {
                    sameAs.current = contactId;
                    entry.addAnyway();
                  }}
                  onOpen={(contactId) => {
                    entry.leave();
                    onOpenContact(contactId);
                  }}
                />
              )}
            </Findings>
          </ContactInputs>
          <PhotoField name={entry.form.displayName} stored={null} entry={entry.photo} />
          <MoreInputs
            more={entry.more}
            problems={entry.moreErrors}
            primaryPhone={entry.form.primaryPhone}
            onChange={entry.changeMore}
          />
        </Form>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="Discard this contact?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={() => {
          entry.discard();
          onClose();
        }}
        onCancel={() => setAsking(false)}
      >
        What you typed hasn't been saved.
      </ConfirmDialog>
    </>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;

const Findings = styled.div`
  & > * {
    margin-top: ${theme.space[4]};
  }
`;

const Restored = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  margin-block: calc(-1 * ${theme.space[2]});
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;
