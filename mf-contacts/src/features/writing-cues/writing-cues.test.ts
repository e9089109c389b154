import { proposalsFrom } from './writing-cues.ts';

/** The letters that a text suggests, in the order of a type. */
const letters = (text: string) =>
  proposalsFrom(text)
    .map(({ side }) => side)
    .join('');

/** Sixty short texts, each with what a careful reader would suggest. */
const TEXTS: readonly (readonly [expected: string, text: string])[] = [
  ['J', 'Hello, shall we meet on Thursday at 3 pm in your office? I will book the room.'],
  ['J', 'I propose Friday, December 4, 10:00 to 10:45, and I will send an invitation today.'],
  ['J', 'Agenda for our talk: budget, staff, and dates. Please bring your own list along.'],
  ['J', 'What is the deadline for the offer? We would like to hand it in complete.'],
  ['J', 'Please confirm by tomorrow noon, so the driver knows which gate he has to use.'],
  ['J', 'Let’s stick to the plan that we made in spring and go through it line by line.'],
  ['J', 'I need your signature by Wednesday, otherwise the order moves into the new year.'],
  ['J', 'Could we fix it now: Monday at 9:30, the small room, you and me and Paul from legal.'],
  ['P', 'Let’s meet some time next week, whenever suits you, I am around most days anyway.'],
  ['P', 'We can play it by ear on the day and look at what the others bring to the table.'],
  ['P', 'I would keep our options open for now and see how the market looks after summer.'],
  ['P', 'No rush from my side, we can decide later which of the three versions we take.'],
  ['P', 'Come by whenever you like, and we will figure it out as we go along together.'],
  ['P', 'Let’s just start and see how it goes, we can always change the order of the talks.'],
  ['P', 'We should catch up sometime, maybe over lunch, maybe on the way to the fair.'],
  ['S', 'We ship 40 pallets a week and 12 percent come back damaged, mostly from the north.'],
  ['S', 'Last year it was 310 orders with 18 people; this year it will be more of both.'],
  ['S', 'Can you give me an example of a customer of our size who uses it in a warehouse?'],
  ['S', 'What exactly happens when a label is torn, and who gets the message about it?'],
  ['S', 'Please walk us through it step by step, beginning with the form the guests fill in.'],
  ['S', 'I would need the exact dimensions of the crate and the weight with the lid on.'],
  ['S', 'The quote says $4,200 for 12 licenses, while the table on the next page has others.'],
  ['S', 'How exactly do you count visitors, and who does what when the counter is down?'],
  ['N', 'I keep thinking about the bigger picture here and how the three offers belong together.'],
  ['N', 'What if we offered it to schools as well? Where it could lead interests me a lot.'],
  ['N', 'Imagine a fair without a printed program, that is the thought I would like to follow.'],
  ['N', 'Could you tell us more about the idea behind the tool and what it could become?'],
  ['N', 'Perhaps we should rethink the whole way in which guests find us in the first place.'],
  ['N', 'I see the underlying pattern in all four cases, and that is worth a talk of its own.'],
  ['N', 'In five years no one will print these, so let us begin with a different question.'],
  ['T', 'The numbers show that the second site runs at a loss, so closing it is the answer.'],
  ['T', 'I went through the pros and cons once more and still come out at the first version.'],
  ['T', 'On what basis did you choose this supplier? The conclusion does not follow from it.'],
  ['T', 'We need a business case before the board looks at it, however good the demo was.'],
  ['T', 'I am against it because the return is too low compared with the other project.'],
  ['T', 'Logically the warehouse comes first, since everything else depends on its capacity.'],
  ['T', 'What is the evidence that customers want this? I have seen two letters so far.'],
  ['F', 'I am worried about the team, it has been a long year and they rarely complain.'],
  ['F', 'Would that be fair to the people who stayed during the winter without a bonus?'],
  ['F', 'Your note to Lena means a lot to her, and to all of us here on the second floor.'],
  ['F', 'How was your holiday? And thank you so much for standing in for Maria last week.'],
  ['F', 'Before we decide I would like to hear how everyone feels about moving out of town.'],
  ['F', 'I know the change is right, but it is hard on the team and I want them to be heard.'],
  ['F', 'Morale is low in the workshop since Paul left, could you say a word to them soon?'],
  ['E', 'Just give me a call when you are out of the meeting, that is faster than writing.'],
  ['E', 'Let’s get everyone in a room and hear what they think before we write anything.'],
  ['E', 'Great news about the fair! Let’s talk, I have three thoughts on the booth already.'],
  ['E', 'It is easier to talk about this than to type it, are you at your desk right now?'],
  ['E', 'Can we have a quick call about the offer? I think aloud better than on paper.'],
  ['E', 'Let’s jump on a call with the designers and go through the pictures together.'],
  ['I', 'Thanks for the draft. Let me think about it, and you will have my view in two days.'],
  ['I', 'Could you put this in writing? I would like to go through it before we talk.'],
  ['I', 'I’ll come back to you once I’ve read all of it, which may take me until the weekend.'],
  ['I', 'I prefer email for this one, the question deserves more than an answer in passing.'],
  ['I', 'Give me some time to think before the meeting, the second point was new to me.'],
  ['I', 'I would rather write than call about it, so here are my thoughts in three parts.'],
  ['EP', 'Let’s talk whenever suits you, I am in the office and my door is open all day.'],
  ['SJ', 'We have 30 seats and 12 tickets left, please tell me by when you need an answer.'],
  ['IJ', 'Please send it in writing, and let us meet on Tuesday at 2 pm to go through it.'],
  ['NP', 'What if we started from the guests? Let’s keep it open and see what comes up there.'],
];

/** Neutral or contradictory texts, for which a careful reader would suggest nothing. */
const SILENT: readonly string[] = [
  '',
  'Thanks!',
  'OK, see you there.',
  'Please find the signed contract attached. Best regards, Ines Keller',
  'Thank you for your message. I am out of the office and will answer when I am back.',
  'I hope you are well. Attached is the invoice that you asked for last week.',
  'We received your order and will let you know as soon as it leaves our house.',
  'Hi Tom, nice to meet you at the fair, I am looking forward to hearing from you.',
  'The meeting is moved. I will send you the new invitation in a moment.',
  'Could you send me the address of the new office, please? I could not find it.',
  'Your parcel will arrive at the pick-up point, please bring your identity card.',
  'Let’s meet on Thursday at 3 pm, or play it by ear if your train is late again.',
  'Give me a call, or put it in writing, whatever is less work for you at the moment.',
  'The data show a loss, and I am worried about the team that has to hear about it.',
  'What exactly is the idea behind it, and where could it lead in ten years from now?',
  'I don’t want to play it by ear, that has gone wrong before and cost us the hall.',
  'Please don’t call me about it, I am in a train all day and the line is poor.',
  'On Monday Ben wrote:\n> Let’s meet on Thursday at 3 pm\n> and bring the agenda\nFine with me as it is, thank you.',
  'I agree with all of it and have nothing to add.\n\nOn Nov 3 Ada wrote:\nThe numbers show that we need a business case, call me.',
  'Good to hear that you arrived safely, we will see the rest when you are here.\n-- \nKarl Roth\nOpen Monday at 9:00',
  'From: Karl\nSent: Monday 9:00\nSubject: Agenda: see below\nThank you, I have passed it on to the others here.',
  'The invoice of 400 dollars is paid, please send us a receipt for our books.',
  'Guten Tag, vielen Dank für Ihre Nachricht, wir melden uns in den nächsten Tagen.',
  'We are looking for someone who can help us with the garden in spring and autumn.',
  'It was because of the weather that the delivery came a little later than usual.',
];

describe('what a text suggests about the one who wrote it', () => {
  it('has sixty texts', () => {
    expect(TEXTS).toHaveLength(60);
  });

  it.each(TEXTS)('%s: %s', (expected, text) => {
    expect(letters(text)).toBe(expected);
  });

  it.each(SILENT)('nothing: %s', (text) => {
    expect(letters(text)).toBe('');
  });

  it('quotes the sentence that it rests on, and says what is in it', () => {
    expect(
      proposalsFrom('Thanks for yesterday. Shall we meet on Thursday at 3 pm? Best, Lena'),
    ).toEqual([
      {
        questionId: 'workstyle-jp',
        answer: 'A',
        side: 'J',
        says: 'names a day and a time',
        sentence: 'Shall we meet on Thursday at 3 pm?',
      },
    ]);
  });

  it.each(TEXTS.slice(0, 15))(
    'proposes no more for a text that is sent twice: %s',
    (expected, text) => {
      expect(letters(`${text}\n\n${text}`)).toBe(expected);
    },
  );
});
