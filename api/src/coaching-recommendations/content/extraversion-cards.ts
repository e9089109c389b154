import { type FieldCards } from './card-draft.ts';

export const EXTRAVERSION_CARDS: FieldCards = {
  field: 'bigFiveExtraversion',
  prefix: 'ext',
  high: {
    strength_leverage: {
      title: 'Open the room, then pass the floor',
      content:
        'You find it easy to start conversations. Use that ease to bring in people who speak later.',
      category: 'communication',
      priorityScore: 65,
      actionSteps: [
        'Before your next meeting, pick one quieter person.',
        'Open the topic in one minute, then ask that person a specific question.',
        'Wait for a full answer before you add anything.',
      ],
      sayIt: "You've worked with it for a year. What breaks first?",
    },
    development_area: {
      title: 'Leave the first minute to others',
      content:
        'You think well out loud. A short silence at the start lets quieter thinkers put their idea first.',
      category: 'teamwork',
      priorityScore: 62,
      actionSteps: [
        'Open the next discussion with a question.',
        'Wait until two other people have spoken.',
        'Build your point on something one of them said.',
      ],
      sayIt: "What should we settle today? I'd like to hear two of you before I speak.",
    },
    tactical_tip: {
      title: 'Take a heated topic for a walk',
      content:
        'You find words easily, also when voices rise. Talking side by side lowers the heat and keeps the words.',
      category: 'conflict_resolution',
      priorityScore: 57,
      actionSteps: [
        'Suggest ten minutes outside or over coffee.',
        'Let the other person finish the first part.',
        'Sum up what you heard before you reply.',
      ],
      sayIt: 'Shall we take this outside for ten minutes? You go first.',
    },
  },
  low: {
    strength_leverage: {
      title: 'Lead by what you prepare',
      content:
        'You think before you speak. Good groundwork lets you steer a meeting without having to fill it.',
      category: 'leadership',
      priorityScore: 64,
      actionSteps: [
        'Write the question of the meeting in one line.',
        'Add the options and what speaks for each.',
        'Send it a day before and ask for comments.',
      ],
      sayIt: "Tomorrow's question: one supplier or two? Options attached. What is missing?",
    },
    development_area: {
      title: 'Speak once before the halfway mark',
      content:
        'You think first and speak later. One early sentence keeps your view in the conversation.',
      category: 'communication',
      priorityScore: 66,
      actionSteps: [
        'Choose the agenda item you care about most.',
        'Prepare one sentence for it.',
        'Say it in the first half of the meeting.',
      ],
      sayIt: "Before we move on: I'd take the second option, because it ends in May.",
    },
    tactical_tip: {
      title: 'Send the thought ahead',
      content:
        'You put things well once you have had time with them. A short note before a conversation gives your view its place.',
      category: 'communication',
      priorityScore: 61,
      actionSteps: [
        'Before your next call, write three lines on what you think.',
        'Send them an hour ahead.',
        'Begin the call by asking what they make of them.',
      ],
      sayIt: 'Three lines before our call. What do you make of them?',
    },
  },
  middle: {
    recommendationType: 'tactical_tip',
    title: 'Match the setting to the task',
    content:
      'You can work in company and on your own. Choosing the setting on purpose gives each task what it needs.',
    category: 'communication',
    priorityScore: 32,
    actionSteps: [
      "Sort tomorrow's tasks into talk and quiet.",
      'Put all the talk into one half of the day.',
      'Swap the halves next week and keep the better order.',
    ],
  },
};
