import { type YouTexts } from '../../domain/you-texts.ts';

/** By the side that the user and the contact share. */
export const ALIKE_STRENGTHS = {
  E: 'You both think aloud. Settle in one call what others need five emails for.',
  I: 'You both read before you speak. Trade notes first and meet for half the time.',
  S: 'You both trust what you see. Go and look at the thing together.',
  N: 'You both like where a thing could lead. Give the first ten minutes to wild thoughts.',
  T: 'You both want reasons. Skip the warm-up and lay your numbers side by side.',
  F: 'You both look out for people. Agree on who should hear the news first.',
  J: "You both keep your dates. Split the work today and meet when it's done.",
  P: 'You both turn fast when things change. Take the job that has no plan yet.',
} satisfies YouTexts['alikeStrengths'];
