import { type YouTexts } from '../../domain/you-texts.ts';

/** By a trait of the user, then by a side or the motivation of the contact. */
export const WATCH_OUTS = {
  sensitivity: {
    T: 'You take it to heart; they mean the work. Ask which line they would change.',
    8: "You step back from a loud voice; they're only warming up. Count to three and say your point again.",
  },
  courage: {
    F: "You'd both rather be kind than clear. Say the hard sentence first.",
    9: 'You wait to be asked; they wait for you to speak. Bring up the one thing both of you avoid.',
  },
  tension: {
    P: 'You need to know how it ends; they leave it open. Ask for one date, then stop asking.',
  },
  positiveEnergy: {
    I: "You come in beaming; they're still reading. Say hello and leave them the first word.",
  },
} satisfies YouTexts['watchOuts'];
