import { type AxisTexts } from '../../domain/library.ts';

export const EI = {
  sides: {
    E: {
      tips: {
        do: {
          text: 'Call and think aloud together.',
          pattern:
            "Do you have a minute to think out loud with me about {matter}? I think {claim}, but I'm not sure yet.",
          bare: "Do you have a minute to think out loud with me? I think {claim}, but I'm not sure yet.",
          scene:
            "A supplier's sum doesn't add up. You call with half an answer and work out the rest together.",
          strength: 3,
          situation: 'meeting',
          channel: 'call',
          advice: ['call', 'work together'],
        },
        say_first: {
          text: 'Bring half an idea and think it through out loud.',
          pattern:
            "I only have half an idea about {matter}. {claim}. Let's think it through out loud.",
          bare: 'I only have half an idea so far. Could we think it through out loud?',
          strength: 2,
          situation: 'meeting',
          advice: ['work together'],
        },
        write: {
          text: 'Put your request in the first line and offer a call.',
          pattern: "I'd like to {wish}. If it's quicker to talk, when could I call you?",
          strength: 2,
          situation: 'writing',
          channel: 'message',
          advice: ['call'],
        },
        pressure: {
          text: 'Call and let them talk it all out.',
          pattern: "What's weighing on you most about {matter}? I have time to listen.",
          bare: "What's weighing on you most right now? I have time to listen.",
          strength: 3,
          situation: 'conflict',
          channel: 'call',
          advice: ['call'],
        },
        keep_in_touch: {
          text: "Bring them together with a person they'd like.",
          pattern: 'Shall I bring you and {person} together? Does {day} work for you?',
          strength: 2,
          situation: 'silence',
          channel: 'meeting',
          advice: ['work together'],
        },
      },
      statements: {
        relationshipStyle: 'They know half the trade by first name.',
        communicationStyle: 'They answer right away and work out their view while they talk.',
        collaborationPreference: 'They pull others in before they start on anything.',
      },
      trigger: 'days without a word back',
    },
    I: {
      tips: {
        do: {
          text: 'Send your question the day before.',
          pattern:
            "When we meet about {matter}, I'd like to {wish}. I'm writing now so you have time to think.",
          bare: "When we meet, I'd like to {wish}. I'm writing now so you have time to think.",
          scene:
            'On Monday you write: which date worries you most? On Tuesday they bring an answer.',
          strength: 3,
          situation: 'meeting',
          channel: 'message',
          advice: ['give time', 'write', 'announce it early'],
        },
        say_first: {
          text: 'Bring one request and leave time for the answer.',
          pattern: "I'd like to {wish}. You don't have to answer today.",
          bare: "I have just one question today, and you don't have to answer it right away.",
          strength: 2,
          situation: 'meeting',
          advice: ['give time'],
        },
        write: {
          text: 'Ask for one thing and name a day that leaves time.',
          pattern:
            "I have one request about {matter}. I'd like to {wish}. An answer by {day} is soon enough.",
          bare: "I have one request. I'd like to {wish}. An answer by {day} is soon enough.",
          strength: 2,
          situation: 'writing',
          channel: 'message',
          advice: ['give time', 'write'],
        },
        pressure: {
          text: 'Ask one thing and give them a quiet day.',
          pattern: "Only one thing is urgent. I'd like to {wish}. Everything else can wait.",
          strength: 3,
          situation: 'conflict',
          channel: 'message',
          advice: ['give time'],
        },
        keep_in_touch: {
          text: 'Email them one real question every few weeks.',
          pattern: "Here's a question for a quiet moment. How are things going with {matter}?",
          bare: "Here's a question for a quiet moment. How are things going with you?",
          strength: 2,
          situation: 'silence',
          channel: 'message',
          advice: ['write'],
        },
      },
      statements: {
        relationshipStyle: 'They stay with two or three people all evening.',
        communicationStyle: 'They listen first and answer once they have thought.',
        collaborationPreference: 'They take a task away and bring it back done.',
      },
      trigger: 'a call out of nowhere',
    },
  },
  eitherWay: {
    do: {
      text: 'Send the question first, then call the next day.',
      pattern:
        "I'd like to {wish}, and I wanted you to know before we talk about {matter}. Does {day} work for a call?",
      bare: "I'd like to {wish}, and I wanted you to know before we talk. Does {day} work for a call?",
      situation: 'meeting',
    },
    say_first: {
      text: 'Ask your question and let them choose when to answer.',
      pattern:
        "I'd like to {wish}. You can tell me what you think now, or send me a line by {day}.",
      bare: 'I have one question for you. Answer now or sleep on it, whichever suits you.',
      situation: 'meeting',
    },
    write: {
      text: 'Ask in writing and let them reply or call.',
      pattern:
        "How do you see {matter}? I'd like to {wish}. Reply here or call me, whichever is easier.",
      bare: "I'd like to {wish}. Reply here or call me, whichever is easier.",
      situation: 'writing',
      channel: 'message',
    },
    pressure: {
      text: 'Ask whether they want to talk or be left to it.',
      pattern: 'Would you rather talk {matter} over now, or have some quiet first?',
      bare: 'Would you rather talk it over now, or have some quiet first?',
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Send two lines of news and offer a call.',
      pattern: "Here's some news on {matter}. {news}. If you'd like to talk, does {day} work?",
      bare: "Here's a bit of news. {news}. If you'd like to talk, does {day} work?",
      situation: 'silence',
    },
  },
} satisfies AxisTexts<'E', 'I'>;
