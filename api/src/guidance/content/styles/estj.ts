import { type StyleTexts } from '../../domain/library.ts';

export const ESTJ = {
  tips: {
    do: {
      text: 'Come with the status and one clear request.',
      pattern: "Here's where we stand with {matter}. {news}. I'd like to {wish}.",
      bare: "Here's where we stand. {news}. I'd like to {wish}.",
      strength: 3,
      situation: 'meeting',
      advice: ['facts first', 'details first'],
    },
    disagree: {
      text: 'Say no early, with the facts and another day.',
      pattern: "I can't say yes to that, because {fact}. Could we do it by {day} instead?",
      strength: 3,
      situation: 'conflict',
      advice: ['push back hard', 'facts first', 'fix the date'],
    },
    feedback: {
      text: 'Give them the score and one view they missed.',
      strength: 2,
      situation: 'meeting',
      advice: ['facts first'],
    },
    pressure: {
      text: 'Offer one short update a day and nothing more.',
      pattern: 'Would one short update a day on {matter} help you?',
      bare: 'Would one short update a day help you?',
      strength: 2,
      situation: 'conflict',
      advice: ['fix the date', 'stay short'],
    },
  },
  statements: {
    workApproach: {
      text: 'They count what is left each morning and push it through.',
      contradicts: ['try something new'],
    },
    relationshipStyle: 'They praise people who deliver and tell the boss so.',
    communicationStyle: {
      text: 'They speak in short orders, ask for figures and want a yes.',
      contradicts: ['go deep'],
    },
    collaborationPreference: 'They take the chair, hand out jobs and keep time.',
  },
  trigger: 'excuses where a date should be',
} satisfies StyleTexts;
