import { type YouTexts } from '../../domain/you-texts.ts';

/** By the side that the user and the contact share. */
export const ALIKE_BLIND_SPOTS = {
  E: 'You both talk and no one takes notes. Send three lines after each call.',
  I: 'You both wait for the other to call. Book 20 minutes.',
  S: 'You both know the steps and forget the reason. Ask once what the job is for.',
  N: 'You both love the idea and skip the chores. Put a name on the first one.',
  T: 'You both argue well and neither says thanks. Name one thing they did right.',
  F: 'You both spare the other bad news. Agree to tell it on the same day.',
  J: 'You both hold on to the plan after it stops working. Set a day to question it.',
  P: "You both think there's still time. Choose one date and tell a third person.",
} satisfies YouTexts['alikeBlindSpots'];
