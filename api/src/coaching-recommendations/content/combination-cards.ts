import { type CombinationCard } from './card-draft.ts';

/** Cards for users at the ends of two scores, about the two topics on which a single score says least. */
export const COMBINATION_CARDS: readonly CombinationCard[] = [
  {
    id: 'combo-sensitive-ambitious',
    ends: { bigFiveNeuroticism: 'high', hoganAmbition: 'high' },
    recommendationType: 'tactical_tip',
    title: 'Plan recovery like a deliverable',
    content:
      'You push for results and feel pressure strongly. A planned pause keeps the drive without the cost.',
    category: 'stress_management',
    priorityScore: 90,
    actionSteps: [
      'Block 20 minutes after your hardest meeting.',
      "Write down what's in your control and what isn't.",
      'Decide one next step and stop there.',
    ],
  },
  {
    id: 'combo-sensitive-structured',
    ends: { bigFiveNeuroticism: 'high', bigFiveConscientiousness: 'high' },
    recommendationType: 'development_area',
    title: 'Let a draft be a draft',
    content:
      'You care about quality and feel every loose end. Decide how good is good enough before you start.',
    category: 'stress_management',
    priorityScore: 88,
    actionSteps: [
      'Before you start, write down what good enough means here.',
      'Show the work as soon as it meets that line.',
      'Keep a list of later improvements, and leave it closed today.',
    ],
    sayIt: 'This is a draft. Please look at the order and skip the layout.',
  },
  {
    id: 'combo-caring-responsive',
    ends: { bigFiveAgreeableness: 'high', hoganAdjustment: 'low' },
    recommendationType: 'development_area',
    title: 'Put your own limit in the calendar',
    content:
      'You want to be there for others and take things to heart. Show people your limit, and you will have more to give.',
    category: 'stress_management',
    priorityScore: 86,
    actionSteps: [
      'Choose two times a week that stay yours.',
      'Put them in as appointments.',
      'When someone asks for one, offer the next free time instead.',
    ],
    sayIt: "Tuesday morning is taken. Does two o'clock work for you?",
  },
  {
    id: 'combo-ambitious-responsive',
    ends: { hoganAmbition: 'high', hoganAdjustment: 'low' },
    recommendationType: 'development_area',
    title: 'Count what is done before what is missing',
    content: 'You aim high and look hard at your own part. First count what you have finished.',
    category: 'stress_management',
    priorityScore: 84,
    actionSteps: [
      'On Friday, write down three things that got done.',
      'Add what made each of them possible.',
      'Only then write the first gap for Monday.',
    ],
  },
  {
    id: 'combo-outgoing-sensitive',
    ends: { bigFiveExtraversion: 'high', bigFiveNeuroticism: 'high' },
    recommendationType: 'development_area',
    title: 'Talk it over once, then move',
    content:
      'You think aloud and feel things strongly. One good conversation about a worry helps; the fifth keeps it alive.',
    category: 'stress_management',
    priorityScore: 82,
    actionSteps: [
      'Choose the person who helps you see clearly.',
      'Give the topic fifteen minutes.',
      'End with one step, and take it the same day.',
    ],
    sayIt: 'Do you have fifteen minutes? I want to talk one thing through and end with one step.',
  },
  {
    id: 'combo-inventive-flexible',
    ends: { bigFiveOpenness: 'high', bigFiveConscientiousness: 'low' },
    recommendationType: 'development_area',
    title: 'Carry fewer open ideas',
    content:
      'You like to begin things and stay flexible. Keep three of them open and close the rest.',
    category: 'stress_management',
    priorityScore: 80,
    actionSteps: [
      'List everything you have begun.',
      'Choose three to keep, each with a next step.',
      'Tell someone which ones you have let go.',
    ],
    sayIt: "I've let the podcast and the map go. These three stay.",
  },
  {
    id: 'combo-direct-ambitious',
    ends: { bigFiveAgreeableness: 'low', hoganAmbition: 'high' },
    recommendationType: 'development_area',
    title: 'Win the person with the point',
    content:
      'You argue well and want to win. Leave the other side some room, and the result will last.',
    category: 'conflict_resolution',
    priorityScore: 91,
    actionSteps: [
      'Before you argue, write down what the other side needs.',
      'Give way on one thing that costs you little.',
      'Ask what would make them support the rest.',
    ],
    sayIt: 'You can have the April date. What would make you support the rest?',
  },
  {
    id: 'combo-structured-proven',
    ends: { bigFiveConscientiousness: 'high', bigFiveOpenness: 'low' },
    recommendationType: 'development_area',
    title: 'Ask what the change is for',
    content:
      'You value order and proven methods. Ask about the purpose before you defend the way it was.',
    category: 'conflict_resolution',
    priorityScore: 89,
    actionSteps: [
      'When a change annoys you, ask which problem it solves.',
      'Say which part of it must stay.',
      'Offer one way to keep both.',
    ],
    sayIt: 'Which problem does the new form solve? The order number has to stay.',
  },
  {
    id: 'combo-quiet-agreeable',
    ends: { bigFiveExtraversion: 'low', bigFiveAgreeableness: 'high' },
    recommendationType: 'tactical_tip',
    title: 'Write the hard sentence first',
    content:
      "You're considerate and choose your words with care. Write the hard ones down, so that they get said.",
    category: 'conflict_resolution',
    priorityScore: 87,
    actionSteps: [
      'Write the one sentence you have to say.',
      'Read it aloud until it sounds like you.',
      'Say it in the first two minutes.',
    ],
    sayIt: "I can't keep the date if the drawings come after Friday.",
  },
  {
    id: 'combo-direct-outgoing',
    ends: { bigFiveAgreeableness: 'low', bigFiveExtraversion: 'high' },
    recommendationType: 'tactical_tip',
    title: 'Let two breaths pass',
    content:
      "You're quick and frank. Pause before you object, and you stay frank without the edge.",
    category: 'conflict_resolution',
    priorityScore: 85,
    actionSteps: [
      'When you want to object, breathe in and out twice.',
      'Say first what you agree with.',
      'Then object to one thing only.',
    ],
    sayIt: "I agree on the price. One thing I'd change: test before we print.",
  },
  {
    id: 'combo-fair-agreeable',
    ends: { bigFiveAgreeableness: 'high', hexacoHonestyHumility: 'high' },
    recommendationType: 'strength_leverage',
    title: 'Offer to be the fair broker',
    content: "You're kind, and people trust your fairness. Help two others settle something.",
    category: 'conflict_resolution',
    priorityScore: 83,
    actionSteps: [
      'Ask both sides whether your help is welcome.',
      'Let each speak to the end and repeat what you heard.',
      'Write down what they agree on, in their words.',
    ],
    sayIt: 'Would it help if I sat down with the two of you for half an hour?',
  },
  {
    id: 'combo-calm-direct',
    ends: { bigFiveNeuroticism: 'low', bigFiveAgreeableness: 'low' },
    recommendationType: 'strength_leverage',
    title: 'Say the hard thing calmly',
    content: 'You stay calm and speak plainly. Use that to deliver a difficult message.',
    category: 'conflict_resolution',
    priorityScore: 81,
    actionSteps: [
      'Choose a message that others keep putting off.',
      'State it in two sentences, with no preface.',
      'Stay for the reaction and answer what is asked.',
    ],
    sayIt: 'The project stops on Friday. The money is spent.',
  },
];
