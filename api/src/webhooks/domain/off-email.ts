import { type WebhookOffReason } from '@rapport/contracts';
import { type MailSettings } from '../../env.ts';
import { type Email } from '../../mail/mailer.ts';
import { escapeHtml } from '../../mail/escape-html.ts';

interface OffWebhook {
  to: string;
  id: string;
  name: string;
  reason: WebhookOffReason;
  offAt: Date;
}

const WHY: Readonly<Record<WebhookOffReason, string>> = {
  gone: 'Its receiver answered 410 (Gone), which asks for no more messages.',
  failing: "Its receiver hasn't taken a message for a day.",
};
const NEXT =
  'When the receiver works again, send it a test and turn the webhook on. It goes on where it stopped, as long as that was within 30 days.';

/** Composes the email that says that a webhook was turned off; each retry has the same Message-ID. */
export function offEmail(
  { to, id, name, reason, offAt }: OffWebhook,
  settings: MailSettings,
): Email {
  const { from, appUrl } = settings;
  const address = `${appUrl}/settings/developer`;
  const subject = `Rapport turned off the webhook “${name}”`;
  const host = from.slice(from.lastIndexOf('@') + 1);
  return {
    ...{ from, to, subject, date: offAt },
    text: `${WHY[reason]}\n\n${NEXT}\n\nWebhooks: ${address}\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:560px;margin:24px auto;padding:0 16px">
<p>${escapeHtml(WHY[reason])}</p>
<p>${escapeHtml(NEXT)}</p>
<p><a href="${escapeHtml(address)}">Open your webhooks</a></p>
</body>
</html>
`,
    messageId: `webhook.${id}.${offAt.getTime()}@${host}`,
  };
}
