import { type YouTexts } from '../../domain/you-texts.ts';
import { ALIKE_BLIND_SPOTS } from './alike-blind-spots.ts';
import { ALIKE_STRENGTHS } from './alike-strengths.ts';
import { BRIDGES } from './bridges.ts';
import { DRIVERS } from './drivers.ts';
import { WATCH_OUTS } from './watch-outs.ts';

/** All cards about the user and a contact together. */
export const YOU = {
  bridges: BRIDGES,
  alikeStrengths: ALIKE_STRENGTHS,
  alikeBlindSpots: ALIKE_BLIND_SPOTS,
  drivers: DRIVERS,
  watchOuts: WATCH_OUTS,
} satisfies YouTexts;
