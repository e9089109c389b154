import { api, type Webhook, type WebhookDelivery } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery, request, UNTIL_SHOWN } from '@rapport/remote-api/api-query';
import { useMutation, useQuery } from '@rapport/remote-api/query';
import {
  Alert,
  Badge,
  type BadgeTone,
  Button,
  Dialog,
  RelativeTime,
  Skeleton,
  theme,
} from '@rapport/shared-ui';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { callFailureText } from '../../call-failure-text.ts';
import { answerWords } from './webhook-words.ts';

interface WebhookLogProps {
  /** Null if the log isn't shown. */
  webhook: Webhook | null;
  onClose: () => void;
}

/** The last hundred messages of a webhook, each of which can be sent again. */
export function WebhookLog({ webhook, onClose }: WebhookLogProps) {
  return (
    <Dialog
      open={webhook !== null}
      title={`Log of ${webhook?.name ?? ''}`}
      description="The last 100 messages, those tried last first."
      placement="top"
      fullScreenWhenSmall
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {webhook !== null && <Deliveries id={webhook.id} />}
    </Dialog>
  );
}

const STATES: Readonly<Record<WebhookDelivery['state'], { label: string; tone: BadgeTone }>> = {
  delivered: { label: 'Delivered', tone: 'positive' },
  waiting: { label: 'Waiting', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'warning' },
};

function Deliveries({ id }: { id: string }) {
  const shell = useShellApi();
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...apiQuery(shell, api.get('/api/webhooks/{id}/deliveries', { id })),
    // Messages are sent without a write of this page.
    refetchOnMount: 'always',
  });
  const { mutateAsync } = useMutation({
    mutationFn: (deliveryId: string) =>
      request(
        shell,
        api.post('/api/webhooks/{id}/deliveries/{deliveryId}/send', { id, deliveryId }),
      ),
    meta: UNTIL_SHOWN,
  });
  const [sending, setSending] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(deliveryId: string): Promise<void> {
    setSending(deliveryId);
    setFailure(null);
    try {
      const delivery = await mutateAsync(deliveryId);
      if (delivery.failure === null) shell.notify({ title: 'The message was taken' });
      else setFailure(answerWords(delivery));
    } catch (thrown) {
      setFailure(callFailureText(thrown));
    }
    setSending(null);
  }

  if (data === undefined) {
    if (!isError) return <Skeleton shape="block" height="8rem" />;
    return (
      <Alert
        tone="negative"
        title="Couldn't load the log"
        action={<Button onClick={() => void refetch()}>Retry</Button>}
      >
        {callFailureText(error)}
      </Alert>
    );
  }
  return (
    <Parts>
      <div>
        <Button
          icon={<RotateCw aria-hidden />}
          pending={isFetching}
          pendingLabel="Loading..."
          onClick={() => void refetch()}
        >
          Refresh
        </Button>
      </div>
      {failure !== null && (
        <Alert tone="negative" title="The message wasn't taken">
          {failure}
        </Alert>
      )}
      {data.length === 0 && <p>Nothing was sent yet.</p>}
      <List aria-label="Messages">
        {data.map((delivery) => (
          <Delivery
            key={delivery.id}
            delivery={delivery}
            isSending={sending === delivery.id}
            onSend={() => void send(delivery.id)}
          />
        ))}
      </List>
    </Parts>
  );
}

interface DeliveryProps {
  delivery: WebhookDelivery;
  isSending: boolean;
  onSend: () => void;
}

function Delivery({ delivery, isSending, onSend }: DeliveryProps) {
  const { type, state, attempts, triedAt, nextTryAt, tookMs } = delivery;
  const { label, tone } = STATES[state];
  return (
    <li>
      <div>
        <Type>
          <code>{type}</code>
          <Badge tone={tone}>{label}</Badge>
        </Type>
        <Small>
          {answerWords(delivery)}
          {triedAt !== null && attempts > 0 && (
            <>
              {' '}
              {attempts === 1 ? 'Sent' : `Attempt ${attempts}`} <RelativeTime value={triedAt} />
              {tookMs !== null && `, ${tookMs} ms`}.
            </>
          )}
          {nextTryAt !== null && attempts > 0 && (
            <>
              {' '}
              Again <RelativeTime value={nextTryAt} />.
            </>
          )}
        </Small>
      </div>
      <Button
        size="sm"
        aria-label={`Send ${type} again`}
        pending={isSending}
        pendingLabel="Sending..."
        onClick={onSend}
      >
        {attempts === 0 ? 'Send now' : 'Send again'}
      </Button>
    </li>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const List = styled.ul`
  display: grid;

  & > li {
    display: flex;
    gap: ${theme.space[3]};
    align-items: start;
    justify-content: space-between;
    padding: ${theme.space[3]} 0;
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  }

  & > li > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > li > :last-child {
    flex: none;
  }
`;

const Type = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;
`;

const Small = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;
