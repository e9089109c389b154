import {
  type CreateInteraction,
  type Interaction,
  type UpdateInteraction,
} from '@rapport/api-client';
import { AnswerWithHeaders, requestError, type FakeAnswers } from '@rapport/remote-kit/stand-alone';
import { contactIn, talksWith, type ContactStore } from './contact-store.ts';

/** Lists, logs, changes and deletes interactions. */
export function interactionAnswers(store: ContactStore): FakeAnswers {
  const interactionIn = (id = ''): Interaction => {
    const interaction = store.interactions.get(id);
    if (!interaction) throw requestError('Interaction not found', 404, 'INTERACTION_NOT_FOUND');
    return interaction;
  };
  const keep = (interaction: Interaction) => {
    store.interactions.set(interaction.id, interaction);
    return interaction;
  };

  return {
    'GET /api/interactions/:contactId': ({ params, query }) => {
      const all = talksWith(store, contactIn(store, params['contactId']).id);
      const start = Number(query.get('cursor') ?? 0);
      const end = start + Number(query.get('limit') ?? 20);
      const next = `/api/interactions/${params['contactId']}?limit=20&cursor=${end}`;
      return new AnswerWithHeaders(all.slice(start, end), {
        ...(end < all.length && { Link: `<${next}>; rel="next"` }),
      });
    },
    'POST /api/interactions/:contactId': ({ params, body }) =>
      keep({
        description: null,
        notes: null,
        duration: null,
        outcome: null,
        followUpAt: null,
        followUpText: null,
        followUpStatus: null,
        meeting: null,
        ...body<CreateInteraction>(),
        id: crypto.randomUUID(),
        contactId: contactIn(store, params['contactId']).id,
        createdAt: new Date().toISOString(),
      }),
    'PATCH /api/interactions/:contactId/:id': ({ params, body }) =>
      keep({ ...interactionIn(params['id']), ...body<UpdateInteraction>() }),
    'DELETE /api/interactions/:contactId/:id': ({ params }) => {
      store.interactions.delete(interactionIn(params['id']).id);
    },
  };
}
