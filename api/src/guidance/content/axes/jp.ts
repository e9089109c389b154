import { type AxisTexts } from '../../domain/library.ts';

export const JP = {
  sides: {
    J: {
      tips: {
        do: {
          text: 'Put the agenda and the end time in the invitation.',
          example: '"Three points, done by 2:30."',
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
          text: '"By three o\'clock we\'ll have a name and a day for each point."',
          strength: 2,
          situation: 'meeting',
          advice: ['fix the date'],
        },
        write: {
          text: '"Two points done, one open. The tiles arrive Tuesday. I\'ll confirm on Wednesday at noon."',
          strength: 2,
          situation: 'writing',
          channel: 'message',
          advice: ['fix the date'],
        },
        decision: {
          text: 'Offer two options, your choice and a day.',
          example: '"A or B? I\'d take A. Wednesday?"',
          strength: 3,
          situation: 'meeting',
          advice: ['fix the date', 'offer several options'],
        },
        disagree: {
          text: 'Raise it early, before the plan is set.',
          example: '"Before we print it: week two worries me."',
          strength: 2,
          situation: 'conflict',
          advice: ['announce it early'],
        },
        feedback: {
          text: 'Praise the plan, then ask what could stay open.',
          example: '"Your plan held to the day. Which part could wait?"',
          strength: 2,
          situation: 'meeting',
        },
        pressure: {
          text: 'Say what drops off the list and what stays.',
          example: '"The brochure waits until June. The fair stays."',
          strength: 2,
          situation: 'conflict',
          advice: ['fix the date'],
        },
        keep_in_touch: {
          text: 'Set the next talk before this one ends.',
          example: '"Same time on the tenth?"',
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
          example: '"Half done. Move anything you like."',
          strength: 3,
          situation: 'meeting',
        },
        avoid: {
          text: "Don't ask for the plan, just the next step.",
          strength: 2,
          situation: 'meeting',
          advice: ['leave the date open'],
        },
        say_first: {
          text: '"Nothing is settled yet. Where would you like to begin?"',
          strength: 2,
          situation: 'meeting',
          advice: ['leave the date open'],
        },
        write: {
          text: '"The menu has to be set by the 20th. How you get there is up to you. What are you trying first?"',
          strength: 2,
          situation: 'writing',
          channel: 'message',
        },
        decision: {
          text: 'Settle the first part and let the rest wait.',
          example: '"The kitchen by June. The rest stays open."',
          strength: 3,
          situation: 'meeting',
          advice: ['leave the date open'],
        },
        disagree: {
          text: 'Let it rest and come back with something new.',
          example: '"Let\'s park it. I\'ll bring photos next time."',
          strength: 2,
          situation: 'conflict',
          advice: ['leave the date open'],
        },
        feedback: {
          text: 'Praise the quick turn, then agree on what done means.',
          example: '"You saved that day. When do we call it done?"',
          strength: 2,
          situation: 'meeting',
        },
        pressure: {
          text: 'Take one fixed date away and let them move.',
          example: '"Forget Tuesday\'s report. Get the roof done."',
          strength: 2,
          situation: 'conflict',
          advice: ['leave the date open'],
        },
        keep_in_touch: {
          text: 'Get in touch when there is news, not by the calendar.',
          example: '"The mill is for sale. Want to see it?"',
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
      example: '"Ready by the 12th. The way there is yours."',
      situation: 'meeting',
    },
    avoid: {
      text: "Don't change the goal and the date at once.",
      example: '"The fair moves to June. What we sell stays."',
      situation: 'meeting',
    },
    say_first: {
      text: '"One date is fixed, the 30th. Everything else is open today."',
      situation: 'meeting',
    },
    write: {
      text: '"Doors still open on the 14th. Do you want my plan now, or after your first draft?"',
      situation: 'writing',
      channel: 'message',
    },
    decision: {
      text: "Fix the day you'll decide; leave the choice open until then.",
      example: '"We decide on Thursday. Add ideas until then."',
      situation: 'meeting',
    },
    disagree: {
      text: 'Keep what is agreed and reopen one point only.',
      example: '"The budget stands. Only the start date is open."',
      situation: 'conflict',
    },
    feedback: {
      text: "Praise what got done, then ask what they'd start sooner.",
      example: '"It all arrived. What would you start sooner?"',
      situation: 'meeting',
    },
    pressure: {
      text: 'Name the one date that counts and free the rest.',
      example: '"Only Friday\'s delivery counts this week."',
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Name a week and settle the day later.',
      example: '"Second week of June? We\'ll find the day."',
      situation: 'silence',
    },
  },
} satisfies AxisTexts<'J', 'P'>;
