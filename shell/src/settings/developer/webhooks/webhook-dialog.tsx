import { api, type Webhook } from '@rapport/api-client';
import { WEBHOOK_EVENTS, WEBHOOK_LIMITS, type WebhookEvents } from '@rapport/contracts';
import { isRequestError, useShellApi, useUnsavedText } from '@rapport/remote-api';
import { request, UNTIL_SHOWN } from '@rapport/remote-api/api-query';
import { useMutation } from '@rapport/remote-api/query';
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  type DialogProps,
  TextField,
  theme,
} from '@rapport/shared-ui';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { callFailureText } from '../../call-failure-text.ts';
import { EVENT_WORDS } from './webhook-words.ts';

interface WebhookDialogProps extends Pick<DialogProps, 'finalFocus'> {
  /** The one to change, a new one, or none. */
  webhook: Webhook | 'new' | null;
  onClose: () => void;
  onMade: (made: { id: string; secret: string }) => void;
}

/** Asks where changes are sent, and which. */
export function WebhookDialog({ webhook, finalFocus, onClose, onMade }: WebhookDialogProps) {
  const form = useId();
  const [isSaving, setIsSaving] = useState(false);
  const isNew = webhook === 'new';
  return (
    <Dialog
      size="narrow"
      open={webhook !== null}
      title={isNew ? 'New webhook' : 'Edit webhook'}
      description="Rapport posts each change to the address, signed, in the order in which it happened."
      {...(finalFocus !== undefined && { finalFocus })}
      onOpenChange={(isOpen) => !isOpen && !isSaving && onClose()}
      footer={
        <>
          <Button variant="ghost" disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            pending={isSaving}
            pendingLabel="Saving..."
          >
            {isNew ? 'Add webhook' : 'Save'}
          </Button>
        </>
      }
    >
      {webhook !== null && (
        <WebhookForm
          id={form}
          webhook={isNew ? null : webhook}
          isSaving={isSaving}
          onSaving={setIsSaving}
          onMade={onMade}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface WebhookFormProps extends Pick<WebhookDialogProps, 'onClose' | 'onMade'> {
  id: string;
  webhook: Webhook | null;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
}

interface Saved {
  name: string;
  address: string;
  events: WebhookEvents[];
}

function WebhookForm({ id, webhook, isSaving, onSaving, onMade, onClose }: WebhookFormProps) {
  const shell = useShellApi();
  const { mutateAsync } = useMutation({
    mutationFn: async (body: Saved) => {
      if (webhook === null) return request(shell, api.post('/api/webhooks'), { body });
      await request(shell, api.patch('/api/webhooks/{id}', { id: webhook.id }), { body });
      return null;
    },
    meta: UNTIL_SHOWN,
  });
  const [name, setName] = useState(webhook?.name ?? '');
  const [address, setAddress] = useState(webhook?.address ?? '');
  const [events, setEvents] = useState<readonly WebhookEvents[]>(webhook?.events ?? ['contacts']);
  const [problem, setProblem] = useState<{
    of: 'name' | 'address' | 'events' | 'call';
    text: string;
  }>();
  const nameField = useRef<HTMLInputElement>(null);
  const addressField = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const problemId = useId();
  useUnsavedText(webhook === null && `${name}${address}` !== '');

  function firstProblem(): typeof problem {
    if (name.trim() === '') return { of: 'name', text: 'Say what receives it' };
    if (!/^https?:\/\/./i.test(address.trim())) {
      return { of: 'address', text: 'Enter an address that begins with https://' };
    }
    if (events.length === 0) return { of: 'events', text: 'Choose what it tells of' };
    return undefined;
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    const found = firstProblem();
    setProblem(found);
    if (found?.of === 'name') nameField.current?.focus();
    if (found?.of === 'address') addressField.current?.focus();
    if (found?.of === 'events') group.current?.querySelector('button')?.focus();
    if (found !== undefined) return;
    onSaving(true);
    try {
      const body = { name: name.trim(), address: address.trim(), events: [...events] };
      const made = await mutateAsync(body);
      if (made === null) shell.notify({ title: `${body.name} is saved` });
      else onMade({ id: made.id, secret: made.secret });
      onClose();
    } catch (error) {
      const isOfAddress = isRequestError(error) && error.status === 400;
      if (isOfAddress) setProblem({ of: 'address', text: sentence(error.message) });
      else setProblem({ of: 'call', text: callFailureText(error) });
    }
    onSaving(false);
  }

  const toggle = (each: WebhookEvents, isChosen: boolean) => {
    // In the order in which they are listed.
    setEvents(WEBHOOK_EVENTS.filter((one) => (one === each ? isChosen : events.includes(one))));
    setProblem(undefined);
  };

  return (
    <Form id={id} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={nameField}
        label="What receives it?"
        placeholder="CRM sync"
        autoComplete="off"
        maxLength={WEBHOOK_LIMITS.name}
        readOnly={isSaving}
        error={problem?.of === 'name' ? problem.text : undefined}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(undefined);
        }}
      />
      <TextField
        ref={addressField}
        label="Address"
        placeholder="https://crm.example.com/hooks"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={WEBHOOK_LIMITS.address}
        readOnly={isSaving}
        error={problem?.of === 'address' ? problem.text : undefined}
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          setProblem(undefined);
        }}
      />
      <Group ref={group} aria-describedby={problem?.of === 'events' ? problemId : undefined}>
        <legend>What does it tell of?</legend>
        {WEBHOOK_EVENTS.map((each) => (
          <Checkbox
            key={each}
            {...EVENT_WORDS[each]}
            disabled={isSaving}
            checked={events.includes(each)}
            onCheckedChange={(isChosen) => toggle(each, isChosen)}
          />
        ))}
        {problem?.of === 'events' && (
          <Problem id={problemId} role="alert">
            {problem.text}
          </Problem>
        )}
      </Group>
      {problem?.of === 'call' && (
        <Alert tone="negative" title="The webhook isn't saved">
          {problem.text}
        </Alert>
      )}
    </Form>
  );
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}`;
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[5]};
`;

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-bottom: ${theme.space[3]};
    font: ${theme.font.bodyMedium};
  }
`;

const Problem = styled.p`
  color: ${theme.color.negativeText};
  font: ${theme.font.small};
`;
