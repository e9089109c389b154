import { type StyleTexts } from '../../domain/library.ts';

export const ESTJ = {
  tips: {
    do: {
      text: 'Come with the status, the gap and your request.',
      pattern: 'Status on {topic}: {news}. The gap: {position}. What I need from you: {ask}.',
      scene: '"Nine of ten are done. The crane is late. I need a second one."',
      strength: 3,
      situation: 'meeting',
      advice: ['facts first', 'details first'],
    },
    disagree: {
      text: 'Say no early, with the facts and another day.',
      pattern: "I don't agree to {topic} as planned: {evidence}. What works instead: {date}.",
      strength: 3,
      situation: 'conflict',
      advice: ['push back hard', 'facts first', 'fix the date'],
    },
    feedback: {
      text: 'Give them the score and one view they missed.',
      pattern: "The score on {topic}: {evidence}. One view that's missing: {position}.",
      strength: 2,
      situation: 'meeting',
      advice: ['facts first'],
    },
    pressure: {
      text: 'Leave them in charge and send one number a day.',
      pattern: "You're in charge of {topic}. Here's the number for today: {evidence}.",
      strength: 2,
      situation: 'conflict',
      advice: ['fix the date'],
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
