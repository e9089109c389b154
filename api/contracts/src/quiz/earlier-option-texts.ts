import { type Answer } from '../types.ts';

/**
 * Earlier wordings of options, by question ID. Clients of an earlier release still send these texts, so they must
 * be recognized: if you reword an option, add its old text here.
 */
export const EARLIER_OPTION_TEXTS: Readonly<Record<string, Partial<Record<Answer, string>>>> = {
  'workstyle-ei-f1': {
    A: 'stay on and keep talking with the others',
    B: 'head off for a quiet stretch of work',
  },
  'workstyle-ei-f2': {
    A: 'work on it alone and then share the result',
    // oxlint-disable-next-line rapport/plain-words
    B: 'talk it through with whoever is near',
  },
  'workstyle-ei-f3': {
    A: 'move around and talk with many people',
    B: 'spend the time with two or three people',
  },
  'workstyle-ei-f5': { A: 'call or come over to talk', B: 'write a message or an e-mail' },
  'workstyle-sn-f1': { A: 'an example from daily work', B: 'the main idea behind it' },
  'workstyle-sn-f3': {
    A: 'use the way that has worked before',
    B: 'try out a new way of doing it',
  },
  'workstyle-sn-f5': {
    A: 'say plainly what happened, step by step',
    B: 'use images and comparisons to describe it',
  },
  'workstyle-tf-f2': { A: 'how the colleague is doing' },
  'workstyle-jp-f1': { A: 'have most days mapped out', B: 'keep most days open' },
  'workstyle-jp-f5': {
    A: 'have a set place and time for things',
    B: 'leave room for whatever comes up',
  },
  'motivation-1': {
    A: 'the work is done right and to a high standard',
    B: 'someone has been helped and appreciates it',
  },
  'motivation-1-f3': { A: 'read and ask until they understand it well' },
  'motivation-1-f4': { A: 'leave them in peace to get on with it', B: 'step in and offer to help' },
  'motivation-1-f5': { A: 'do each step the proper way', B: 'find out how it all fits together' },
  'motivation-2': {
    A: 'reaching a target that others can see',
    B: 'starting something new and enjoyable',
  },
  'motivation-2-f1': { B: 'shape it to what the other person likes' },
  'motivation-2-f3': { A: 'push on towards an even better result' },
  'motivation-2-f4': {
    A: 'go deep into one topic that matters to them',
    B: 'keep it light and move from topic to topic',
  },
  'stress-1-f2': { B: 'get busy with something else' },
  'stress-1-f4': { A: 'show openly how it affects them', B: 'stay even and keep their voice calm' },
  'stress-1-f5': { A: 'step away for a while to think it over' },
};
