import { type WorkStyleDimension } from '@rapport/contracts';

/** A question to put to someone one meets for the first time. Either answer is fine, and says which side they're on. */
export const TWO_SIDED_QUESTIONS: Readonly<Record<WorkStyleDimension, string>> = {
  EI: 'Should we talk it through now, or would you rather read it first?',
  SN: 'Where should I start: with an example, or with the idea behind it?',
  TF: 'What counts most for you here: that the numbers work, or that everyone can live with it?',
  JP: 'Should we settle the next steps today, or keep them open for now?',
};
