import {
  type Contact,
  type ContactAction,
  type SetCadence,
  type UpdateAction,
} from '@rapport/api-client';
import { requestError, type FakeAnswers } from '@rapport/remote-kit/stand-alone';
import { contactIn, type ContactStore } from './contact-store.ts';
import { attentionOf } from './attention.ts';

type Suggestion = Pick<ContactAction, 'ruleId' | 'title' | 'reason' | 'actionType' | 'priority'> &
  Partial<ContactAction>;

/** Health, cadence and next steps. */
export function nextStepAnswers(store: ContactStore): FakeAnswers {
  const handled = new Map<string, Pick<ContactAction, 'status' | 'snoozedUntil'>>();
  const actionsOf = (contact: Contact): ContactAction[] =>
    suggestions(store, contact).map((suggestion) => {
      const id = `${suggestion.ruleId}:${contact.id}:1`;
      return {
        id,
        contactId: contact.id,
        dueAt: null,
        channelHint: null,
        tipIds: [],
        evidence: {},
        link: null,
        ...suggestion,
        ...(handled.get(id) ?? { status: 'open', snoozedUntil: null }),
      };
    });

  return {
    'GET /api/health/:contactId': ({ params }) =>
      attentionOf(store, contactIn(store, params['contactId'])),
    'PUT /api/health/:contactId/cadence': ({ params, body }) => {
      const contact = contactIn(store, params['contactId']);
      const { cadenceDays } = body<SetCadence>();
      if (cadenceDays === null) store.cadences.delete(contact.id);
      else store.cadences.set(contact.id, cadenceDays);
      return attentionOf(store, contact);
    },
    'GET /api/actions/:contactId': ({ params }) => actionsOf(contactIn(store, params['contactId'])),
    'PATCH /api/actions/:contactId/:id': ({ params: { contactId, id = '' }, body }) => {
      const { status, snoozedUntil = null } = body<UpdateAction>();
      handled.set(id, { status, snoozedUntil });
      const action = actionsOf(contactIn(store, contactId)).find((each) => each.id === id);
      if (!action) throw requestError('Action not found', 404, 'ACTION_NOT_FOUND');
      return action;
    },
  };
}

/** A few of the API's rules, enough to see every kind of row. */
function suggestions(store: ContactStore, contact: Contact): Suggestion[] {
  const health = attentionOf(store, contact);
  const found: Suggestion[] = [];
  if (health.needsRepair) {
    found.push({
      ruleId: 'R1',
      title: 'Clear up what went wrong',
      reason: 'The last interaction did not go well.',
      actionType: 'repair',
      priority: 95,
      tipIds: ['repair-own-part', 'repair-one-change'],
    });
  }
  if (health.overdueDays > 0) {
    found.push({
      ruleId: 'R3',
      title: 'Get in touch',
      reason: `You wanted to be in touch ${health.overdueDays} days ago.`,
      actionType: 'reach_out',
      priority: 70,
      dueAt: health.nextDueAt,
      channelHint: 'message',
      tipIds: ['message-one-question'],
    });
  }
  if (health.score === null) {
    found.push({
      ruleId: 'R10',
      title: 'Note the first interaction',
      reason: 'Nothing is noted about this contact yet.',
      actionType: 'prepare',
      priority: 60,
      tipIds: ['first-note'],
    });
  }
  if (contact.mbtiAmbiguousLetters.length > 0) {
    found.push({
      ruleId: 'R7',
      title: 'Look once more',
      reason: 'A part of the work style could go either way.',
      actionType: 'refine',
      priority: 45,
      tipIds: ['observe-SN'],
    });
  }
  return found;
}
