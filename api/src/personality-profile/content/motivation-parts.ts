import { type MotivationType, type WorkStyleLetter } from '@rapport/contracts';

/** What a motivation type adds to each field. */
interface MotivationParts {
  /** What keeps them going. Leads coreMotivation. */
  drive: string;
  /** What builds trust. Ends relationshipStyle. */
  trust: string;
  /** The part they reach for in a group. Ends collaborationPreference. */
  role: string;
  /** What would take them further. Leads growthDirection. */
  growth: string;
  /** Their first move in a disagreement. Leads conflictResponse. */
  firstMove: string;
  /** How strain shows. Leads stressResponse. */
  strain: string;
  /** What unsettles them. The first two items of triggers. */
  triggers: readonly [string, string];
  /** What is said of work styles with the letter that pulls in another direction. */
  tension: { letter: WorkStyleLetter; line: string };
}

export const MOTIVATION_PARTS: Record<MotivationType, MotivationParts> = {
  1: {
    drive:
      'Getting things right matters to them, and falling short of their own standard bothers them more than criticism does.',
    trust: 'Trust grows when you keep small promises exactly.',
    role: 'In a group they often become the one who guards quality.',
    growth: "Progress often comes from treating 'good enough' as a decision rather than a failure.",
    firstMove: 'At first they may hold back, then state exactly what is wrong.',
    strain: 'Under strain they tend to tighten control and notice every flaw.',
    triggers: ['careless errors that were easy to avoid', 'rules applied unevenly'],
    tension: {
      letter: 'P',
      line: 'Open as the way may be, the finish still has to meet their own standard.',
    },
  },
  2: {
    drive:
      'Being needed gives them energy, and a word of thanks often stays with them longer than a formal reward.',
    trust: 'Trust grows when you thank them for something specific and give something back.',
    role: 'Among colleagues they often see first who could use a hand.',
    growth: 'Saying what they need, before they help once more, often takes them further.',
    firstMove: 'To begin with they tend to smooth things over and keep their own complaint back.',
    strain: 'Overloaded, they tend to help even more and to count who helps them in return.',
    triggers: ['help that is taken for granted', 'being left out when plans are made'],
    tension: {
      letter: 'T',
      line: 'Behind a matter-of-fact manner they often make time for somebody who needs it.',
    },
  },
  3: {
    drive:
      'Reaching a goal that others can see gives them drive, and the next one is often in view before the first is done.',
    trust: 'An honest word about what went well and what did not earns their trust.',
    role: 'On a team they tend to set the pace and keep count of what is left.',
    growth: 'Pausing to ask which goal is worth the effort often takes them further than speed.',
    firstMove: 'Before anything else they tend to look for the quickest way back to work.',
    strain: 'Pressed for time, they tend to add another task and leave out the breaks.',
    triggers: ['effort that leads nowhere', 'credit that goes to somebody else'],
    tension: {
      letter: 'I',
      line: 'Away from the stage they usually still make sure that the result is seen.',
    },
  },
  4: {
    drive:
      'Making something that carries their own mark often matters more to them than matching what everyone else does.',
    trust: 'Interest in what they really think, with no hurry to correct it, earns their trust.',
    role: 'Around a table they often put into words what the others only sense.',
    growth: 'Finishing a plain version first often gives their ideas a better chance.',
    firstMove: 'Their first move is often to step back until their view has been understood.',
    strain: 'On hard days they tend to turn inward and compare themselves with others.',
    triggers: ['being treated as one of many', 'an idea smoothed into something ordinary'],
    tension: {
      letter: 'S',
      line: 'Practical tasks often get a personal touch that no instruction asked for.',
    },
  },
  5: {
    drive: 'Understanding how a thing works gives them more satisfaction than being seen to know.',
    trust: 'A real question, and the time to answer it well, earns their trust.',
    role: 'As part of a team they usually become the one who knows the details.',
    growth: 'Sharing a half-formed thought early may bring them more than another round of study.',
    firstMove: 'Initially they tend to withdraw, and to come back with an argument in order.',
    strain: 'With too many demands at once they tend to close the door and cut contact short.',
    triggers: ['being rushed to an opinion', 'small talk without an end'],
    tension: {
      letter: 'E',
      line: 'Lively as they are in company, they often step out to study a question in peace.',
    },
  },
  6: {
    drive: 'Knowing who and what can be relied on gives them room to relax.',
    trust: 'Trust grows when you are the same person on good and bad days.',
    role: 'Within a team they often ask the question about risk that nobody else asked.',
    growth:
      'Growth often comes from acting on their own judgement before asking for another opinion.',
    firstMove: 'Early on they may test where everyone stands.',
    strain: 'When pressure builds they tend to look for what could go wrong and for reassurance.',
    triggers: ['sudden silence from someone they rely on', 'promises that shift'],
    tension: {
      letter: 'P',
      line: 'Alongside that openness they often want a fallback before they commit.',
    },
  },
  7: {
    drive:
      'Having several options ahead keeps their energy high, and a new possibility often weighs more than a finished task.',
    trust: 'Joining in with an idea before you test it earns their trust.',
    role: 'In a slow phase they often bring the thought that gets people moving again.',
    growth: 'Staying with one thing past its dull middle often rewards them most.',
    firstMove: 'Quick to lighten the mood, they may change the subject before anyone has answered.',
    strain: 'Faced with a dead end, they tend to start something new rather than wait.',
    triggers: ['hearing that every option is closed', 'weeks with nothing to decide'],
    tension: {
      letter: 'J',
      line: 'Beside a settled plan they often keep one or two new possibilities alive.',
    },
  },
  8: {
    drive:
      'Deciding for themselves matters to them, and they often take on responsibility before anyone hands it over.',
    trust: 'Plain words, said to their face and then kept, earn their trust.',
    role: 'When a group hesitates they tend to take the decision.',
    growth: 'Asking one more question before they decide often makes their push stronger.',
    firstMove: 'Without delay they tend to say what they object to, and to whom.',
    strain: 'In a tight spot they tend to push harder and trust fewer people.',
    triggers: ['decisions made behind their back', 'vague answers to a direct question'],
    tension: {
      letter: 'F',
      line: 'Gentle as they are with people, they tend to stand firm once a decision is theirs.',
    },
  },
  9: {
    drive:
      'Keeping things calm between people matters to them, and they may put a wish of their own aside for it.',
    trust: 'Patience earns their trust, above all a second question after the first quick yes.',
    role: 'Between differing views they often find the sentence that all sides can accept.',
    growth: 'Stating their own wish first, even in small matters, often moves things forward.',
    firstMove: 'Rather than disagree openly, they may go quiet and wait for the tension to pass.',
    strain: 'Pulled in several directions, they tend to slow down and turn to small tasks.',
    triggers: ['being pushed to take sides', 'raised voices in a room that was calm'],
    tension: {
      letter: 'T',
      line: 'Sound arguments may stay unspoken when they would stir up the room.',
    },
  },
};
