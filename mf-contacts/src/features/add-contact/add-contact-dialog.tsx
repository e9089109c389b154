import { type Contact } from '@rapport/contracts';
import { useBlocker } from '@rapport/remote-api/router';
import { Alert, Button, ConfirmDialog, Dialog, TextField, theme } from '@rapport/shared-ui';
import { useEffect, useId, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import styled from 'styled-components';
import { explainFailure } from './add-contact-failure.ts';
import {
  checkContactForm,
  CONTACT_FIELDS,
  EMPTY_FORM,
  FIELD_LABELS,
  hasText,
  type ContactField,
  type FieldErrors,
} from './contact-form.ts';
import { useAddContact } from './use-add-contact.ts';

interface AddContactDialogProps {
  /** Called when the dialog is closed without a new contact. */
  onClose: () => void;
  onAdded: (contact: Contact) => void;
}

const INPUTS: Record<ContactField, ComponentProps<'input'>> = {
  displayName: { required: true, autoComplete: 'off' },
  primaryEmail: { type: 'email', inputMode: 'email', autoComplete: 'off' },
  primaryPhone: { type: 'tel', autoComplete: 'off' },
  organizationName: { autoComplete: 'off' },
  organizationTitle: { autoComplete: 'off' },
  linkedinUrl: { type: 'url', inputMode: 'url', autoComplete: 'off' },
};

/** Asks for a new contact. It is open as long as it is rendered, and loses no text without a question. */
export function AddContactDialog({ onClose, onAdded }: AddContactDialogProps) {
  const formId = useId();
  const [form, setForm] = useState(EMPTY_FORM);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  const unsaved = hasText(form);
  const blocker = useBlocker(() => unsaved && !done.current);
  useQuestionBeforeUnload(unsaved);

  const { add, pending } = useAddContact({
    onAdded: (contact) => {
      done.current = true;
      onAdded(contact);
    },
    onFailed: (error) => {
      const failure = explainFailure(error);
      setErrors(failure.fields);
      setMessage(failure.message);
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = checkContactForm(form);
    const firstBad = CONTACT_FIELDS.find((field) => found[field] !== undefined);
    setErrors(found);
    setMessage(null);
    if (firstBad === undefined) add(form);
    else focusField(event.currentTarget, firstBad);
  };

  const close = () => {
    // Whether it is saved is not known until the answer is here.
    if (pending) return;
    if (unsaved) setAsking(true);
    else onClose();
  };

  const field = (name: ContactField) => (
    <TextField
      {...INPUTS[name]}
      ref={name === 'displayName' ? nameField : undefined}
      key={name}
      name={name}
      label={FIELD_LABELS[name]}
      optional={name !== 'displayName'}
      value={form[name]}
      error={errors[name]}
      onChange={(event) => {
        setForm({ ...form, [name]: event.target.value });
        setErrors({ ...errors, [name]: undefined });
      }}
    />
  );

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
            <Button variant="ghost" disabled={pending} onClick={close}>
              Cancel
            </Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              pending={pending}
              pendingLabel="Adding..."
            >
              Add Contact
            </Button>
          </>
        }
      >
        {/* The browser's own bubbles would hide the messages at the fields. */}
        <Form id={formId} noValidate onSubmit={submit}>
          {message !== null && (
            <Alert tone="negative" title="The contact was not saved">
              {message}
            </Alert>
          )}
          {field('displayName')}
          <Pairs>
            {field('primaryEmail')}
            {field('primaryPhone')}
            {field('organizationName')}
            {field('organizationTitle')}
          </Pairs>
          {field('linkedinUrl')}
        </Form>
      </Dialog>
      <ConfirmDialog
        open={asking || blocker.state === 'blocked'}
        title={pending ? 'Leave while saving?' : 'Discard this contact?'}
        confirmLabel={pending ? 'Leave' : 'Discard'}
        cancelLabel={pending ? 'Stay' : 'Keep editing'}
        tone="danger"
        onConfirm={() => {
          done.current = true;
          if (blocker.state === 'blocked') blocker.proceed();
          onClose();
        }}
        onCancel={() => {
          setAsking(false);
          if (blocker.state === 'blocked') blocker.reset();
        }}
      >
        {pending
          ? 'The contact is being saved. If you leave now, it may still be added.'
          : 'What you typed has not been saved.'}
      </ConfirmDialog>
    </>
  );
}

function focusField(form: HTMLFormElement, name: ContactField) {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLElement) input.focus();
}

/** Reloading or closing the tab is out of the router's hands; the browser asks then. */
function useQuestionBeforeUnload(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;

const Pairs = styled.div`
  display: grid;
  /* Two columns where each can hold about eighteen letters. */
  grid-template-columns: repeat(auto-fit, minmax(min(calc(${theme.space[16]} * 2.75), 100%), 1fr));
  gap: ${theme.space[4]};
`;
