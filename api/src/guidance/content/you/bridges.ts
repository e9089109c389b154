import { type YouTexts } from '../../domain/you-texts.ts';

/** By the user's side; the contact is on the other one. */
export const BRIDGES = {
  E: 'You answer right away; they answer tomorrow. Ask today and wait a day.',
  I: "You wait until it's done; they want to talk now. Call with half a thought.",
  S: 'You go step by step; they ask what it adds up to. Put the point in your first line.',
  N: 'You start with the idea; they look for a case. Begin with one customer.',
  T: 'You go straight to the fault; they look for the person. Say what worked first.',
  F: 'You begin with the people; they wait for the reason. Give one figure before the story.',
  J: "You want it settled; they're still looking. Name the end date and leave the steps to them.",
  P: 'You keep dates loose; they plan around yours. Give one firm date.',
} satisfies YouTexts['bridges'];
