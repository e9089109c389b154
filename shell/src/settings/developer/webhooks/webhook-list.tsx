import { type Webhook } from '@rapport/api-client';
import {
  Badge,
  Button,
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSeparator,
  IconButton,
  RelativeTime,
  theme,
} from '@rapport/shared-ui';
import { Ellipsis, KeyRound, Pencil, Power, Trash2 } from 'lucide-react';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Buttons, SettingsText } from '../../settings-section.tsx';
import { EVENT_WORDS } from './webhook-words.ts';

export type WebhookAction = 'test' | 'log' | 'edit' | 'secret' | 'on' | 'off' | 'remove';

interface WebhookListProps {
  webhooks: readonly Webhook[];
  /** The id of the one that is being changed or tested. */
  busy: string | null;
  onAction: (action: WebhookAction, webhook: Webhook) => void;
  /** Returns what's shown below a webhook. */
  below: (webhook: Webhook) => ReactNode;
}

/** Where changes are sent, whether they arrive, and what can be done about it. */
export function WebhookList({ webhooks, busy, onAction, below }: WebhookListProps) {
  return (
    <List aria-label="Webhooks">
      {webhooks.map((webhook) => (
        <li key={webhook.id}>
          <div>
            <Name>
              <b>{webhook.name}</b>
              {!webhook.enabled ? (
                <Badge tone={webhook.offReason === null ? 'neutral' : 'warning'}>Off</Badge>
              ) : (
                webhook.failingSince !== null && <Badge tone="warning">Failing</Badge>
              )}
            </Name>
            <SettingsText>
              <Code>{webhook.address}</Code>
            </SettingsText>
            <SettingsText>
              {webhook.events.map((events) => EVENT_WORDS[events].label).join(', ')}
            </SettingsText>
            <State webhook={webhook} />
          </div>
          <Buttons>
            {!webhook.enabled && (
              <Button
                aria-label={`Turn on ${webhook.name}`}
                onClick={() => onAction('on', webhook)}
              >
                Turn on
              </Button>
            )}
            <Button
              aria-label={`Send a test to ${webhook.name}`}
              pending={busy === webhook.id}
              pendingLabel="Sending..."
              onClick={() => onAction('test', webhook)}
            >
              Send test
            </Button>
            <Button aria-label={`Log of ${webhook.name}`} onClick={() => onAction('log', webhook)}>
              Log
            </Button>
            <More webhook={webhook} onAction={onAction} />
          </Buttons>
          {below(webhook)}
        </li>
      ))}
    </List>
  );
}

function State({ webhook }: { webhook: Webhook }) {
  const { enabled, offReason, offAt, failingSince, waiting } = webhook;
  const waits = waiting === 1 ? '1 message waits.' : `${waiting} messages wait.`;
  if (!enabled) {
    if (offReason === null) return waiting > 0 ? <SettingsText>{waits}</SettingsText> : null;
    return (
      <SettingsText>
        {offReason === 'gone'
          ? 'Rapport turned it off because the receiver answered 410 (Gone)'
          : 'Rapport turned it off because the receiver took nothing for a day'}
        {offAt !== null && (
          <>
            , <RelativeTime value={offAt} />
          </>
        )}
        . {waiting > 0 && waits} Send a test, then turn it on: it goes on where it stopped.
      </SettingsText>
    );
  }
  if (failingSince === null) return waiting > 0 ? <SettingsText>{waits}</SettingsText> : null;
  return (
    <SettingsText>
      The receiver has taken nothing since <RelativeTime value={failingSince} />. {waits} After a
      day, Rapport turns it off and writes to you.
    </SettingsText>
  );
}

function More({ webhook, onAction }: Pick<WebhookListProps, 'onAction'> & { webhook: Webhook }) {
  const item = (action: WebhookAction) => ({ onSelect: () => onAction(action, webhook) });
  return (
    <DropdownMenu
      align="end"
      trigger={<IconButton label={`More for ${webhook.name}`} icon={<Ellipsis aria-hidden />} />}
    >
      <DropdownMenuItem icon={<Pencil aria-hidden />} {...item('edit')}>
        Edit
      </DropdownMenuItem>
      <DropdownMenuItem icon={<KeyRound aria-hidden />} {...item('secret')}>
        New secret
      </DropdownMenuItem>
      {webhook.enabled && (
        <DropdownMenuItem icon={<Power aria-hidden />} {...item('off')}>
          Turn off
        </DropdownMenuItem>
      )}
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={<Trash2 aria-hidden />} {...item('remove')}>
        Remove
      </DropdownMenuItem>
    </DropdownMenu>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[5]};

  & > li {
    display: grid;
    gap: ${theme.space[3]};
    min-width: 0;
    overflow-wrap: anywhere;
  }

  b {
    font: ${theme.font.bodyStrong};
  }
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;
`;

const Code = styled.code`
  color: ${theme.color.text};
`;
