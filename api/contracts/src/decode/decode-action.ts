import {
  ACTION_STATUSES,
  ACTION_TYPES,
  CHANNEL_HINTS,
  type ContactAction,
} from '../wire/action.ts';
import {
  knownOr,
  list,
  listOfKnown,
  moment,
  nullable,
  number,
  oneOf,
  orElse,
  record,
  text,
} from './decoder.ts';

/** A kind of step that only a newer API knows is shown as something to review: its title says what it is. */
export const decodeContactAction = /* @__PURE__ */ record<ContactAction>({
  id: text,
  contactId: orElse(text, ''),
  ruleId: orElse(text, ''),
  title: text,
  reason: orElse(text, ''),
  actionType: knownOr(ACTION_TYPES, 'review'),
  priority: orElse(number, 0),
  dueAt: nullable(moment),
  channelHint: knownOr(CHANNEL_HINTS, null),
  tipIds: orElse(list(text), []),
  // No page reads it.
  evidence: () => ({}),
  link: nullable(text),
  status: oneOf(ACTION_STATUSES),
  snoozedUntil: nullable(moment),
});

/** A step whose status only a newer API knows is left out: what may be done with it is not known here. */
export const decodeContactActions = /* @__PURE__ */ listOfKnown(decodeContactAction, {
  status: ACTION_STATUSES,
});
