import { type AxisTexts } from '../../domain/library.ts';

export const EI = {
  sides: {
    E: {
      tips: {
        do: {
          text: 'Call and think aloud together.',
          pattern:
            'Do you have a moment to think aloud about {topic}? My half-formed view: {position}.',
          scene:
            "A supplier's sum doesn't add up. You call with half an answer and work out the rest together.",
          strength: 3,
          situation: 'meeting',
          channel: 'call',
          advice: ['call', 'work together'],
        },
        avoid: {
          text: "Don't send three pages before you've talked.",
          pattern: 'Before I write you pages about {topic}: could we talk first?',
          strength: 2,
          situation: 'writing',
          channel: 'call',
          advice: ['call'],
        },
        say_first: {
          text: 'Bring half an idea and think it through out loud.',
          pattern:
            "I only have half an idea about {topic}: {position}. Let's think it through out loud.",
          strength: 2,
          situation: 'meeting',
          advice: ['work together'],
        },
        write: {
          text: 'Put your request in the first line and offer a call.',
          pattern: "Here's what I need on {topic}: {ask}. Easier by phone? When could I reach you?",
          strength: 2,
          situation: 'writing',
          channel: 'message',
          advice: ['call'],
        },
        decision: {
          text: 'Talk it out in one call and ask for a yes.',
          pattern:
            "Let's talk {topic} through in one call and settle it. My proposal: {position}. Is that a yes?",
          strength: 2,
          situation: 'meeting',
          channel: 'call',
          advice: ['ask now', 'call'],
        },
        disagree: {
          text: 'Pick up the phone before you send a second email.',
          pattern: "I see {topic} differently and don't want to argue by email. Could we talk?",
          strength: 3,
          situation: 'conflict',
          channel: 'call',
          advice: ['call'],
        },
        feedback: {
          text: 'Tell them the same day by phone and let them answer.',
          pattern: 'One thing I noticed about {topic}: {evidence}. How did it look from your side?',
          strength: 2,
          situation: 'meeting',
          channel: 'call',
          advice: ['ask now', 'call'],
        },
        pressure: {
          text: 'Call and let them talk it all out.',
          pattern: "Tell me the whole thing about {topic}, from the start. What's pressing most?",
          strength: 3,
          situation: 'conflict',
          channel: 'call',
          advice: ['call'],
        },
        keep_in_touch: {
          text: "Invite them along with two people they'd like.",
          pattern: 'Would you join a few of us for {topic}? When: {date}.',
          strength: 2,
          situation: 'silence',
          channel: 'meeting',
          advice: ['work together'],
        },
      },
      statements: {
        relationshipStyle: 'They know half the trade by first name.',
        communicationStyle: 'They answer at once and work out their view while they talk.',
        collaborationPreference: 'They pull others in before they start on anything.',
      },
      trigger: 'days without a word back',
    },
    I: {
      tips: {
        do: {
          text: 'Send your question the day before.',
          pattern:
            'What I need from you on {topic}, so you have time with it before we meet: {ask}.',
          scene:
            'On Monday you write: which date worries you most? On Tuesday they bring an answer.',
          strength: 3,
          situation: 'meeting',
          channel: 'message',
          advice: ['give time', 'write', 'announce it early'],
        },
        avoid: {
          text: "Don't fill their pauses; count to five.",
          strength: 2,
          situation: 'meeting',
          advice: ['give time'],
        },
        say_first: {
          text: 'Bring one request and leave time for the answer.',
          pattern: 'I need just one thing from you on {topic}: {ask}. Feel free to sleep on it.',
          strength: 2,
          situation: 'meeting',
          advice: ['give time'],
        },
        write: {
          text: 'Ask for one thing and name a day that leaves time.',
          pattern:
            'On {topic}, I need one thing from you: {ask}. An answer by {date} is early enough.',
          strength: 2,
          situation: 'writing',
          channel: 'message',
          advice: ['give time', 'write'],
        },
        decision: {
          text: 'Give them a night with it before they answer.',
          pattern:
            'The options for {topic} in writing: {optionA}, or {optionB}. Your answer by {date} is fine.',
          strength: 2,
          situation: 'meeting',
          channel: 'message',
          advice: ['give time'],
        },
        disagree: {
          text: 'Write down your point and wait for theirs.',
          pattern:
            "I see {topic} differently, and here's why: {position}. Reply once you've slept on it.",
          strength: 3,
          situation: 'conflict',
          channel: 'message',
          advice: ['give time', 'write'],
        },
        feedback: {
          text: 'Send your notes first; talk once they have read them.',
          pattern:
            'A note on {topic} before we talk: {evidence}. Read it in your own time; does {date} work for a talk?',
          strength: 2,
          situation: 'writing',
          channel: 'message',
          advice: ['give time', 'write'],
        },
        pressure: {
          text: 'Ask one thing and give them a quiet day.',
          pattern: 'Only this is urgent on {topic}: {ask}. Everything else can wait.',
          strength: 3,
          situation: 'conflict',
          channel: 'message',
          advice: ['give time'],
        },
        keep_in_touch: {
          text: 'Email them one real question every few weeks.',
          pattern: 'A question for a quiet moment: how are things going with {topic}?',
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
        "Here's what I need on {topic}, ahead of our talk: {ask}. Does {date} work for a call?",
      situation: 'meeting',
    },
    avoid: {
      text: "Don't call about a big question without a line first.",
      pattern: "Could we talk about {topic}? I'd like to settle this: {ask}.",
      situation: 'meeting',
    },
    say_first: {
      text: 'Ask your question and let them choose when to answer.',
      pattern: 'What I need on {topic}: {ask}. Answer now, or send me a line by {date}.',
      situation: 'meeting',
    },
    write: {
      text: 'Ask in writing and let them reply or call.',
      pattern:
        'A decision on {topic}: {optionA}, or {optionB}? Reply here or call me, whichever is easier.',
      situation: 'writing',
      channel: 'message',
    },
    decision: {
      text: 'Talk it through once and take the answer a day later.',
      pattern: "Let's talk {topic} through once. An answer by {date} is fine.",
      situation: 'meeting',
    },
    disagree: {
      text: 'Give your reason in three lines and let them pick how to answer.',
      pattern:
        "Here's why I see {topic} differently: {position}. Would you rather talk, or write back?",
      situation: 'conflict',
    },
    feedback: {
      text: 'Say the main point aloud and send the rest after.',
      pattern:
        "The main thing about {topic}: {evidence}. I'd rather put the details in writing. Does that suit you?",
      situation: 'meeting',
    },
    pressure: {
      text: 'Ask whether they want to talk or be left to it.',
      pattern: 'On {topic}: would you rather talk it over now, or have some quiet first?',
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Send two lines of news and offer a call.',
      pattern: "A bit of news on {topic}: {news}. If you'd like to talk, does {date} work?",
      situation: 'silence',
    },
  },
} satisfies AxisTexts<'E', 'I'>;
