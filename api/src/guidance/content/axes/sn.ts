import { type AxisTexts } from '../../domain/library.ts';

export const SN = {
  sides: {
    S: {
      tips: {
        do: {
          text: 'Start with one real case, step by step.',
          example: '"Order 212: paid Monday, shipped Friday, lost Saturday."',
          strength: 3,
          situation: 'meeting',
          advice: ['details first'],
        },
        avoid: {
          text: "Don't sell them a vision; say what changes on Monday.",
          strength: 2,
          situation: 'meeting',
          advice: ['details first'],
        },
        say_first: {
          text: '"Let me show you one order from last week. Then we\'ll talk about the rest."',
          strength: 2,
          situation: 'meeting',
          advice: ['details first'],
        },
        write: {
          text: '"Forty boxes came, six were wet, two are missing. What do we tell the driver?"',
          strength: 2,
          situation: 'writing',
          channel: 'message',
          advice: ['details first'],
        },
        decision: {
          text: 'Say what it costs, who does it and how long.',
          example: '"Two people, three days, $900. Shall we?"',
          strength: 2,
          situation: 'meeting',
          advice: ['details first'],
        },
        disagree: {
          text: 'Check one fact with them before you argue on.',
          example: '"Let\'s look at the March bill first."',
          strength: 2,
          situation: 'conflict',
          advice: ['details first'],
        },
        feedback: {
          text: 'Name the day, the place and what you saw.',
          example: '"Tuesday, bay three: two straps were open."',
          strength: 2,
          situation: 'meeting',
          advice: ['details first'],
        },
        pressure: {
          text: 'Lay out the next hour, not the week.',
          example: '"Until ten: only the invoices. Then we\'ll look again."',
          strength: 2,
          situation: 'conflict',
        },
        keep_in_touch: {
          text: 'Tell them how the last job turned out.',
          example: '"Your shelves hold. Not one has come loose."',
          strength: 2,
          situation: 'silence',
        },
      },
      statements: {
        workApproach: 'They start with what is there and use what has worked.',
        communicationStyle: 'They explain by example and ask for the exact figure.',
      },
      trigger: 'big words with nothing to look at',
    },
    N: {
      tips: {
        do: {
          text: 'Name the idea first and keep the cases for later.',
          example: '"I want one price for everyone. Cases after."',
          strength: 3,
          situation: 'meeting',
          advice: ['idea first'],
        },
        avoid: {
          text: "Don't read out the list; say what it adds up to.",
          strength: 2,
          situation: 'meeting',
          advice: ['idea first'],
        },
        say_first: {
          text: '"Before the details: what would this look like in three years, if it worked?"',
          strength: 2,
          situation: 'meeting',
          advice: ['idea first'],
        },
        write: {
          text: '"Here\'s the thought: we sell time, not machines. If that\'s true, what else changes?"',
          strength: 2,
          situation: 'writing',
          channel: 'message',
          advice: ['idea first'],
        },
        decision: {
          text: 'Say where each choice leads in two years.',
          example: '"If we rent, we stay free. If we buy, we stay put."',
          strength: 2,
          situation: 'meeting',
          advice: ['idea first'],
        },
        disagree: {
          text: 'Name the aim you share, then question the way.',
          example: '"We both want fewer returns. I doubt the route."',
          strength: 2,
          situation: 'conflict',
          advice: ['idea first'],
        },
        feedback: {
          text: 'Say what their idea set off, then where it broke.',
          example: '"Your pitch opened doors. The price closed two."',
          strength: 2,
          situation: 'meeting',
          advice: ['idea first'],
        },
        pressure: {
          text: 'Remind them in one line what all this is for.',
          example: '"Sixty kids get a library. That\'s the point."',
          strength: 2,
          situation: 'conflict',
        },
        keep_in_touch: {
          text: 'Send an odd thought and ask where it leads.',
          example: '"What if shops only opened by appointment?"',
          strength: 2,
          situation: 'silence',
        },
      },
      statements: {
        workApproach: 'They look for the pattern first and try a new route.',
        communicationStyle: 'They begin with the main idea and speak in pictures.',
      },
      trigger: 'details with no point behind them',
    },
  },
  eitherWay: {
    do: {
      text: 'Give one example, then the idea.',
      example: '"One client waited nine days. We need one owner."',
      situation: 'meeting',
    },
    avoid: {
      text: "Don't bring only the idea or only the list.",
      example: '"One page: the idea on top, the figures below."',
      situation: 'meeting',
    },
    say_first: {
      text: '"First a case from last week, then what I make of it. Stop me any time."',
      situation: 'meeting',
    },
    write: {
      text: '"Three parcels came back last week. I think our labels fail in the rain. What do you see?"',
      situation: 'writing',
      channel: 'message',
    },
    decision: {
      text: 'Show the first step and where it leads.',
      example: '"Week one: one van. By fall: the whole north."',
      situation: 'meeting',
    },
    disagree: {
      text: 'Ask whether you differ on the facts or the aim.',
      example: '"Is it my numbers, or where this goes?"',
      situation: 'conflict',
    },
    feedback: {
      text: 'Point to one exact spot and say why it matters.',
      example: '"Slide six has no date, so nobody acts."',
      situation: 'meeting',
    },
    pressure: {
      text: 'Name the aim in one line, then the next step.',
      example: '"We open on the first. Today we only need paint."',
      situation: 'conflict',
    },
    keep_in_touch: {
      text: 'Tell them one thing you saw and what it made you think.',
      example: '"The baker went solar. I thought of your roof."',
      situation: 'silence',
    },
  },
} satisfies AxisTexts<'S', 'N'>;
