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
        'You think well out loud. Stay silent at the start, so that quieter people can begin.',
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
      content: 'You can talk while others shout. Walk side by side, and everyone calms down.',
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
        'You think before you speak. Prepare the meeting, and you can steer it with few words.',
      category: 'leadership',
      priorityScore: 64,
      actionSteps: [
        'Write the question for the meeting in one line.',
        'Add the options and the case for each.',
        'Send it a day before and ask for comments.',
      ],
      sayIt: "Tomorrow's question: one supplier or two? Options attached. What is missing?",
    },
    development_area: {
      title: 'Speak once before the halfway mark',
      content: 'You think first and speak later. Say one sentence early, so that your view counts.',
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
      content: 'You put things well once you have had time. Send a short note before you talk.',
      category: 'communication',
      priorityScore: 61,
      actionSteps: [
        'Before your next call, write three lines on what you think.',
        'Send them an hour ahead.',
        'Begin the call by asking what they think of them.',
      ],
      sayIt: 'Three lines before our call. What do you make of them?',
    },
  },
  middle: {
    recommendationType: 'tactical_tip',
    title: 'Match the setting to the task',
    content: 'You can work with others and on your own. Choose the one that each task needs.',
    category: 'communication',
    priorityScore: 32,
    actionSteps: [
      "Sort tomorrow's tasks into talk and quiet.",
      'Put all the talk into one half of the day.',
      'Swap the halves next week and keep the better order.',
    ],
  },
};
