import { ACTION_STATUSES } from '../wire/action.ts';
import { INTERACTION_OUTCOMES } from '../wire/interaction-outcome.ts';
import { INTERACTION_TYPES, type Interaction } from '../wire/interaction.ts';
import { interactionMeeting } from './decode-meeting.ts';
import { knownOr, list, moment, nullable, number, orElse, record, text } from './decoder.ts';

/** A kind of interaction that only a newer API knows is shown as a note. */
export const decodeInteraction = /* @__PURE__ */ record<Interaction>({
  id: text,
  contactId: orElse(text, ''),
  type: knownOr(INTERACTION_TYPES, 'note'),
  description: nullable(text),
  notes: nullable(text),
  duration: nullable(number),
  interactionDate: moment,
  createdAt: orElse(text, ''),
  outcome: knownOr(INTERACTION_OUTCOMES, null),
  followUpAt: nullable(moment),
  followUpText: nullable(text),
  followUpStatus: knownOr(ACTION_STATUSES, null),
  meeting: nullable(interactionMeeting),
});

export const decodeInteractions = /* @__PURE__ */ list(decodeInteraction);
