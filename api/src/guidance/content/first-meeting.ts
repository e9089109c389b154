import { type WorkStyleDimension } from '@rapport/contracts';

/** Questions for a first meeting with someone, by axis. Either answer is fine and shows which side they're on. */
export const TWO_SIDED_QUESTIONS: Readonly<Record<WorkStyleDimension, string>> = {
  EI: 'Should we talk it through now, or would you rather read it first?',
  SN: 'Where should I start: with an example, or with the idea behind it?',
  TF: 'What counts most for you here: that the numbers work, or that everyone can live with it?',
  JP: 'Should we settle the next steps today, or keep them open for now?',
};
