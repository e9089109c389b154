import { api, type Webhook } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery, request, UNTIL_SHOWN } from '@rapport/remote-api/api-query';
import { isOfOtherRelease } from '@rapport/remote-api/failures';
import { useMutation, useQuery } from '@rapport/remote-api/query';
import { Alert, Button, ConfirmDialog, Skeleton } from '@rapport/shared-ui';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Buttons, SettingsText } from '../../settings-section.tsx';
import { useSettingsAction } from '../../use-settings-action.ts';
import { callFailureText } from '../../call-failure-text.ts';
import { CopyField } from '../copy-field.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { type WebhookAction, WebhookList } from './webhook-list.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { answerWords } from './webhook-words.ts';

/** A question before something that a program will notice. */
type Question = { about: 'remove' | 'secret'; webhook: Webhook };

const QUESTIONS = {
  remove: {
    title: (name: string) => `Remove ${name}?`,
    confirm: 'Remove webhook',
    text: 'Its log goes with it, and nothing is sent from then on.',
  },
  secret: {
    title: (name: string) => `Make a new secret for ${name}?`,
    confirm: 'Make secret',
    text: 'Messages are signed with both secrets for a day. Give your program the new one until then.',
  },
} as const;

/** The webhooks of a user: each can be tested, changed, turned off, and has a log. */
export function Webhooks() {
  const shell = useShellApi();
  const query = apiQuery(shell, api.get('/api/webhooks'));
  const { data, error, isError, refetch } = useQuery(query);
  const { mutateAsync } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    meta: UNTIL_SHOWN,
  });
  const [editing, setEditing] = useState<Webhook | 'new' | null>(null);
  useSettingsAction('new-webhook', () => setEditing('new'));
  const [reading, setReading] = useState<Webhook | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ id: string; title: string; text: string } | null>(null);
  /** Whether the dialog has made the one whose secret is shown, and not an earlier one. */
  const [isMade, setIsMade] = useState(false);
  const copyButton = useRef<HTMLButtonElement>(null);

  // A new secret appears after the question about it has given the focus back.
  useEffect(() => {
    if (made !== null) copyButton.current?.focus();
  }, [made]);

  async function run({ id }: Webhook, work: () => Promise<void>): Promise<void> {
    setBusy(id);
    setFailure(null);
    try {
      await mutateAsync(work);
    } catch (thrown) {
      setFailure({ id, title: "That didn't work", text: callFailureText(thrown) });
    }
    setBusy(null);
  }

  const test = (webhook: Webhook) =>
    run(webhook, async () => {
      const { id, name } = webhook;
      const delivery = await request(shell, api.post('/api/webhooks/{id}/test', { id }));
      if (delivery.failure === null) shell.notify({ title: `${name} took the test` });
      else {
        setFailure({ id, title: `${name} didn't take the test`, text: answerWords(delivery) });
      }
    });

  const turn = (webhook: Webhook, enabled: boolean) =>
    run(webhook, async () => {
      const { id, name } = webhook;
      await request(shell, api.patch('/api/webhooks/{id}', { id }), { body: { enabled } });
      shell.notify({ title: `${name} is ${enabled ? 'on' : 'off'}` });
    });

  const confirm = ({ about, webhook }: Question) =>
    run(webhook, async () => {
      const { id, name } = webhook;
      if (about === 'remove') {
        await request(shell, api.delete('/api/webhooks/{id}', { id }));
        shell.notify({ title: `${name} is removed` });
      } else {
        const { secret } = await request(shell, api.post('/api/webhooks/{id}/secret', { id }));
        setMade({ id, secret });
      }
    });

  function edit(webhook: Webhook | 'new'): void {
    setIsMade(false);
    setEditing(webhook);
  }

  const below = ({ id, name }: Webhook) => (
    <>
      {made?.id === id && (
        <CopyField
          isNext
          key={made.secret}
          label={`Secret of ${name}`}
          hint="Copy it now: Rapport won't show it again. Your program checks by it that a message is ours."
          value={made.secret}
          copyLabel="Copy secret"
          copyButton={copyButton}
        />
      )}
      {failure?.id === id && (
        <Alert tone="negative" title={failure.title}>
          {failure.text}
        </Alert>
      )}
    </>
  );

  function act(action: WebhookAction, webhook: Webhook): void {
    switch (action) {
      case 'test':
        return void test(webhook);
      case 'on':
      case 'off':
        return void turn(webhook, action === 'on');
      case 'log':
        return setReading(webhook);
      case 'edit':
        return edit(webhook);
      case 'secret':
      case 'remove':
        return setQuestion({ about: action, webhook });
      default:
        return action satisfies never;
    }
  }

  if (data === undefined) {
    if (!isError) return <Skeleton shape="block" height="4rem" />;
    return isOfOtherRelease(error) ? (
      <SettingsText>This Rapport is of an earlier release, without webhooks.</SettingsText>
    ) : (
      <Alert
        tone="negative"
        title="Couldn't load your webhooks"
        action={<Button onClick={() => void refetch()}>Retry</Button>}
      >
        {callFailureText(error)}
      </Alert>
    );
  }
  const asked = question && QUESTIONS[question.about];
  return (
    <>
      {data.length === 0 ? (
        <SettingsText>No webhooks yet.</SettingsText>
      ) : (
        <WebhookList webhooks={data} busy={busy} onAction={act} below={below} />
      )}
      <Buttons>
        <Button icon={<Plus aria-hidden />} onClick={() => edit('new')}>
          Add webhook
        </Button>
      </Buttons>
      <WebhookDialog
        webhook={editing}
        {...(isMade && { finalFocus: copyButton })}
        onClose={() => setEditing(null)}
        onMade={(webhook) => {
          setMade(webhook);
          setIsMade(true);
        }}
      />
      <WebhookLog webhook={reading} onClose={() => setReading(null)} />
      <ConfirmDialog
        open={question !== null}
        title={asked?.title(question?.webhook.name ?? '') ?? 'Are you sure?'}
        confirmLabel={asked?.confirm ?? 'Continue'}
        cancelLabel="Cancel"
        tone="caution"
        onConfirm={() => {
          if (question) void confirm(question);
          setQuestion(null);
        }}
        onCancel={() => setQuestion(null)}
      >
        {asked?.text}
      </ConfirmDialog>
    </>
  );
}
