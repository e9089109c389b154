import { type WebhookDelivery } from '@rapport/api-client';
import { type WebhookEvents } from '@rapport/contracts';

/** What the groups of changes are called where a person chooses them. */
export const EVENT_WORDS: Readonly<Record<WebhookEvents, { label: string; hint: string }>> = {
  contacts: {
    label: 'Contacts',
    hint: 'With labels, views, relations, and preferences they stated.',
  },
  interactions: { label: 'Interactions', hint: 'With promises and questions.' },
  meetings: { label: 'Meetings', hint: 'Planned, moved, canceled, and held.' },
};

/** Says what came of an attempt. */
export function answerWords({ status, failure, excerpt }: WebhookDelivery): string {
  switch (failure) {
    case null:
      return status === null ? 'Not sent yet.' : `Answered ${status}.`;
    case 'refused':
      return "The address isn't one of the public internet.";
    case 'unreachable':
      return "The address doesn't answer.";
    case 'tooSlow':
      return 'The answer took too long.';
    case 'redirect':
      return `Answered ${status}, a redirect, which isn't followed. Enter the address it leads to.`;
    case 'gone':
      return 'Answered 410, which asks for no more messages.';
    case 'status':
      return `Answered ${status}${excerpt === null ? '.' : `: “${excerpt}”.`}`;
    default:
      return failure satisfies never;
  }
}
