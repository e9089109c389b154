import { type GroupTexts } from '../domain/group.ts';

/**
 * What several people in a meeting have in common, and what to do where they differ. `{names}` are the people whom
 * the advice protects.
 */
export const GROUP: GroupTexts = {
  E: {
    common: 'like to talk it through',
    lookAfter: 'Send the question the day before; let {names} think aloud first.',
    channel: 'meeting',
  },
  I: {
    common: 'like it in writing first',
    lookAfter: 'Talk it through together; send {names} the question the day before.',
    channel: 'message',
  },
  S: {
    common: 'want an example first',
    lookAfter: 'Begin with the idea; keep a real example ready for {names}.',
  },
  N: {
    common: 'want the idea first',
    lookAfter: 'Begin with an example; end with the idea behind it for {names}.',
  },
  T: {
    common: 'want your reasons first',
    lookAfter: 'Say who gains from it first; then give {names} your reasons.',
  },
  F: {
    common: 'want to hear first who it affects',
    lookAfter: 'Give your reasons first; then tell {names} who gains from it.',
  },
  J: {
    common: 'want a date and a plan',
    lookAfter: 'Leave the details open; end with one firm date for {names}.',
  },
  P: {
    common: 'want to keep options open',
    lookAfter: 'Agree on the date; let {names} choose the way there.',
  },
};
