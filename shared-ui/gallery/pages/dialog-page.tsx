import { ArrowLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import {
  Avatar,
  Button,
  Dialog,
  Keycap,
  media,
  ProgressBar,
  RadioCards,
  TextField,
  theme,
  type DialogProps,
} from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};

  & > :first-child,
  & > :last-child {
    grid-column: 1 / -1;
  }

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Person = styled.span`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  color: ${theme.color.textMuted};
  font: ${theme.font.bodyMedium};
`;

const Meta = styled.div`
  display: flex;
  justify-content: space-between;
  margin-bottom: ${theme.space[2]};
  font: ${theme.font.smallMedium};
`;

const Question = styled.h2`
  margin: ${theme.space[8]} 0 ${theme.space[6]};
  font: ${theme.font.question};
  letter-spacing: ${theme.tracking.tight};
`;

const Keys = styled.span`
  display: flex;
  gap: ${theme.space[1]};
  align-items: center;
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};

  ${media.narrow} {
    display: none;
  }
`;

const Paragraphs = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

type Example = Omit<DialogProps, 'open' | 'onOpenChange'> & { name: string };

const answers = [
  { value: 'A', label: 'logic, numbers and consistency', shortcut: '1' },
  { value: 'B', label: 'people, values and effects on others', shortcut: '2' },
  { value: 'Unsure', label: 'Not sure / have not seen this', shortcut: '3', quiet: true },
] as const;

const form: ReactNode = (
  <Form id="add-contact">
    <TextField label="Full Name" required />
    <TextField label="Email" type="email" optional />
    <TextField label="Phone" type="tel" optional />
    <TextField label="Company" optional />
    <TextField label="Title" optional />
    <TextField label="LinkedIn" optional />
  </Form>
);

const quiz: ReactNode = (
  <>
    <Meta>
      <span>Question 3</span>
      <span>29%</span>
    </Meta>
    <ProgressBar value={29} label="Quiz progress" />
    <Question id="question">When they explain a decision they mostly point to…</Question>
    <RadioCards
      labelledBy="question"
      size="lg"
      arrowKeys="move"
      options={answers}
      value={null}
      onValueChange={() => {}}
    />
  </>
);

const examples: readonly Example[] = [
  {
    name: 'form',
    title: 'Add New Contact',
    size: 'narrow',
    children: form,
    footer: (
      <>
        <Button variant="ghost">Cancel</Button>
        <Button variant="primary" type="submit" form="add-contact" pendingLabel="Adding...">
          Add Contact
        </Button>
      </>
    ),
  },
  {
    name: 'quiz',
    title: 'Assess Michael Faraday',
    fullScreenWhenSmall: true,
    header: (
      <Person>
        <Avatar name="Michael Faraday" size="xs" /> Michael Faraday
      </Person>
    ),
    children: quiz,
    footerLayout: 'split',
    footer: (
      <>
        <Button variant="ghost" icon={<ArrowLeft aria-hidden />}>
          Previous Question
        </Button>
        <Keys>
          Answer with <Keycap>1</Keycap> <Keycap>2</Keycap> <Keycap>3</Keycap>
        </Keys>
      </>
    ),
  },
  {
    name: 'long',
    title: 'Maria Sibylla Merian, Senior Vice President of Partnerships, at work',
    description: 'Based on your 22 answers',
    children: (
      <Paragraphs>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>
            Paragraph {index + 1}. The body scrolls; the head and the foot stay where they are.
          </p>
        ))}
      </Paragraphs>
    ),
    footer: (
      <>
        <Button>Retake Quiz</Button>
        <Button variant="primary">View Contact Profile</Button>
      </>
    ),
  },
];

export function DialogPage() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Specimens>
      <Specimen title="Dialog: a form, the quiz (full screen when small), long text">
        {examples.map(({ name, ...dialog }) => (
          <span key={name}>
            <Button onClick={() => setOpen(name)}>Dialog: {name}</Button>
            <Dialog
              {...dialog}
              open={open === name}
              onOpenChange={(next) => setOpen(next ? name : null)}
            />
          </span>
        ))}
      </Specimen>
    </Specimens>
  );
}
