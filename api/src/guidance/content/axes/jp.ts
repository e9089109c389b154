import { type AxisTexts } from '../../domain/library.ts';

export const JP = {
  sides: {
    J: {
      tips: {
        do: {
          text: 'Put the agenda and the end time in the invitation.',
          pattern: "What I'd like to cover on {topic}: {ask}. Is anything missing?",
          scene: 'The invitation says: prices, dates, who signs. Done by half past two.',
          strength: 3,
          situation: 'meeting',
          channel: 'message',
          advice: ['fix the date', 'announce it early'],
        },
        avoid: {
          text: "Don't move a date on the day.",
          strength: 3,
          situation: 'meeting',
          advice: ['fix the date', 'announce it early'],
        },
        say_first: {
          text: 'Say what will be settled by the end.',
          pattern:
            "Today I'd like us to leave with a name and a day for each point on {topic}. First point: {ask}.",
          strength: 2,
          situation: 'meeting',
          advice: ['fix the date'],
        },
        write: {
          text: 'Say what is done, what is open and the next date.',
          pattern: 'Status of {topic}: {news}. Still open: {ask}. Next date: {date}.',
          strength: 2,
          situation: 'writing',
          channel: 'message',
          advice: ['fix the date'],
        },
        decision: {
          text: 'Offer two options, your choice and a day.',
          pattern:
            'My choice for {topic}: {optionA}, rather than {optionB}. Could we settle it by {date}?',
          strength: 3,
          situation: 'meeting',
          advice: ['fix the date', 'offer several options'],
        },
        disagree: {
          text: 'Raise it early, before the plan is set.',
          pattern: 'Before we fix the plan for {topic}, one concern: {position}.',
          strength: 2,
          situation: 'conflict',
          advice: ['announce it early'],
        },
        feedback: {
          text: 'Praise the plan, then ask what could stay open.',
          pattern:
            'What held up well in your plan for {topic}: {evidence}. Which part could stay open?',
          strength: 2,
          situation: 'meeting',
        },
        pressure: {
          text: 'Say what drops off the list and what stays.',
          pattern: 'On {topic}, this stays: {optionA}. This could wait: {optionB}. Does that help?',
          strength: 2,
          situation: 'conflict',
          advice: ['fix the date'],
        },
        keep_in_touch: {
          text: 'Set the next talk before this one ends.',
          pattern: 'Shall we fix our next talk about {topic} now? My suggestion: {date}.',
          strength: 2,
          situation: 'silence',
          advice: ['fix the date'],
        },
      },
      statements: {
        workApproach: 'They plan first and work through it.',
        collaborationPreference: 'They want to know who does what by when.',
      },
      trigger: 'a date moved without warning',
    },
    P: {
      tips: {
        do: {
          text: 'Bring a rough start and leave room to change it.',
          pattern: "Here's a rough start on {topic}: {position}. What would you change?",
          scene: 'Half a page with wide margins instead of a finished plan.',
          strength: 3,
          situation: 'meeting',
        },
        avoid: {
          text: "Don't ask for the plan, just the next step.",
          pattern: "What's just the next step on {topic}?",
          strength: 2,
          situation: 'meeting',
          advice: ['leave the date open'],
        },
        say_first: {
          text: "Keep it open and ask where they'd begin.",
          pattern: "I'd like to keep {topic} open for now. Where would you begin?",
          strength: 2,
          situation: 'meeting',
          advice: ['leave the date open'],
        },
        write: {
          text: 'Name the one fixed date and leave the way to them.',
          pattern:
            "The one thing that's fixed on {topic}: {date}. How you get there is up to you. What would you try first?",
          strength: 2,
          situation: 'writing',
          channel: 'message',
        },
        decision: {
          text: 'Settle the first part and let the rest wait.',
          pattern: "Let's settle one part of {topic} now: {optionA}. The rest stays open.",
          strength: 3,
          situation: 'meeting',
          advice: ['leave the date open'],
        },
        disagree: {
          text: 'Let it rest and come back with something new.',
          pattern:
            "Let's let {topic} rest for now and come back with something new. Does {date} work?",
          strength: 2,
          situation: 'conflict',
          advice: ['leave the date open'],
        },
        feedback: {
          text: 'Praise the quick turn, then agree on what done means.',
          pattern: 'Your quick turn on {topic} helped: {evidence}. When do we call it done?',
          strength: 2,
          situation: 'meeting',
        },
        pressure: {
          text: 'Take one fixed date away and let them move.',
          pattern:
            'Forget one deadline for now: {optionB}. Put your time into this instead: {optionA}.',
          strength: 2,
          situation: 'conflict',
          advice: ['leave the date open'],
        },
        keep_in_touch: {
          text: 'Get in touch when there is news, not by the calendar.',
          pattern: 'This just came up on {topic}: {news}. Want to hear more?',
          strength: 2,
          situation: 'silence',
          advice: ['leave the date open'],
        },
      },
      statements: {
        workApproach: 'They begin somewhere and find the steps on the way.',
        collaborationPreference: 'They help where help is needed and leave roles loose.',
      },
      trigger: 'a plan that leaves no room',
    },
  },
  eitherWay: {
    do: {
      text: 'Fix the end date and leave the steps open.',
      pattern: 'One date is fixed for {topic}: {date}. The way there is up to you.',
      situation: 'meeting',
    },
    avoid: {
      text: "Don't change the goal and the date at once.",
      pattern: 'What changes on {topic}: {news}. What stays: {position}.',
      situation: 'meeting',
    },
    say_first: {
      text: 'Name the fixed date and say the rest is open.',
      pattern:
        "What's fixed on {topic}: {date}. Everything else is open today; where shall we start?",
      situation: 'meeting',
    },
    write: {
      text: 'Confirm the date and ask when they want your plan.',
      pattern:
        'The date for {topic} stands: {date}. Would you like my plan now, or after your first draft?',
      situation: 'writing',
      channel: 'message',
    },
    decision: {
      text: "Fix the day you'll decide; leave the choice open until then.",
      pattern: "Let's decide about {topic} by {date}. Until then, add any idea you like.",
      situation: 'meeting',
    },
    disagree: {
      text: 'Keep what is agreed and reopen one point only.',
      pattern: "What we agreed on {topic} stands. I'd like to reopen one point only: {position}.",
      situation: 'conflict',
    },
    feedback: {
      text: "Praise what got done, then ask what they'd start sooner.",
      pattern: 'What got done on {topic}: {evidence}. Looking back, what would you start sooner?',
      situation: 'meeting',
    },
    pressure: {
      text: 'Name the one date that counts and free the rest.',
      pattern: 'The one date that counts for {topic}: {date}. What could we move to protect it?',
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Name a week and settle the day later.',
      pattern: 'Shall we catch up on {topic} around {date}? The exact day is still open.',
      situation: 'silence',
    },
  },
} satisfies AxisTexts<'J', 'P'>;
