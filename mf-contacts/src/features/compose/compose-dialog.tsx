import { type ContactSummary, type GuidanceTip } from '@rapport/api-client';
import {
  chosenForm,
  COMPOSE_PURPOSES,
  filledText,
  fillPattern,
  nameInSentence,
  PURPOSE_TEXTS,
  shownText,
  wordsSlots,
} from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useInfiniteQuery } from '@rapport/remote-api/query';
import { Dialog, media, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { shortName } from '../../contacts/contact-text.ts';
import { interactionsQuery } from '../../contacts/interactions-query.ts';
import { useGuidance } from '../../guidance/guidance-query.ts';
import { knownWords, nextPlanned } from '../../guidance/known-words.ts';
import { ContactTime } from '../../contact-details/contact-time.tsx';
import { StatedPreferenceList } from '../../guidance/stated-preference-list.tsx';
import { preferenceOf, channelsOf } from '../../guidance/preference-of.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { ComposeActions } from './compose-actions.tsx';
import { useComposeDraft } from './compose-draft.ts';
import { ComposeText } from './compose-text.tsx';
import {
  certainLetters,
  type ComposeTask,
  messageAround,
  messageWishes,
  spokenFillings,
  wordsFor,
} from './compose-words.ts';
import { SlotField } from './slot-field.tsx';
import { suggestionsFrom } from './suggestions.ts';

interface ComposeDialogProps {
  contact: ContactSummary;
  /** The purpose; the first message if it's invalid. */
  purpose?: string | null | undefined;
  /** What it's about, if the user said so: the subject, and the matter of the words. */
  about?: string | null | undefined;
  /** The tip whose words are shown. */
  tip?: GuidanceTip | null | undefined;
  /** The meeting that the words are for; the next one by default. */
  meetingId?: string | null | undefined;
  onClose: () => void;
}

/** Words for one person: the purpose, the slots that only the user can fill, and a text to edit, copy, or send. */
export function ComposeDialog(props: ComposeDialogProps) {
  const { contact, onClose } = props;
  const guidance = useGuidance(contact.id);
  const records = useInfiniteQuery(interactionsQuery(useShellApi(), contact.id));
  // If both fail, there are still words that fit anyone.
  const isReady = guidance.status !== 'loading' && !records.isPending;
  if (!isReady) {
    return (
      <Dialog
        open
        fullScreenWhenSmall
        title={`Words for ${nameInSentence(contact.displayName)}`}
        onOpenChange={onClose}
      >
        <SkeletonGroup label="Loading words">
          <Skeleton height={theme.space[16]} />
        </SkeletonGroup>
      </Dialog>
    );
  }
  return (
    <Composer
      {...props}
      guidance={guidance.status === 'ready' ? guidance.guidance : null}
      interactions={records.data?.pages.flatMap((page) => page.interactions) ?? []}
    />
  );
}

interface ComposerProps extends ComposeDialogProps {
  guidance: Parameters<typeof wordsFor>[2];
  interactions: Parameters<typeof suggestionsFrom>[0];
}

function Composer({
  contact,
  guidance,
  interactions,
  about = null,
  tip = null,
  purpose,
  meetingId: askedMeeting = null,
  onClose,
}: ComposerProps) {
  const [task, setTask] = useState<ComposeTask>(() => taskOf(purpose, tip !== null));
  const planned = nextPlanned(interactions, askedMeeting);
  const meetingId = planned?.meeting?.id ?? null;
  const known = knownWords(contact, interactions, askedMeeting);
  const { fillings, texts, fill, edit } = useComposeDraft(contact.id, meetingId, {
    ...known.fillings,
    ...(about !== null && { matter: about }),
  });
  const found = wordsFor(task, tip, guidance, known.kind);
  const spoken = spokenFillings(fillings);
  const pieces = found && fillPattern(chosenForm(found.words, spoken), spoken);
  const said = pieces && filledText(pieces);
  const name = shortName(contact.displayName);
  const composed =
    said &&
    messageAround(said, {
      task,
      name,
      letters: guidance ? certainLetters(guidance) : [],
      wishes: guidance === null ? {} : messageWishes(guidance, contact.displayName),
      isTip: found?.tip != null,
      day: spoken.day ?? '',
    });
  const text = texts[task] ?? composed;
  const suggestions = suggestionsFrom(interactions, contact.id, askedMeeting);
  const title = planned?.description ? shownText(planned.description) : null;
  const options = [
    ...(tip === null ? [] : [{ value: 'tip' as const, label: 'This tip' }]),
    ...COMPOSE_PURPOSES.map((value) => ({ value, label: PURPOSE_TEXTS[value].label })),
  ];
  return (
    <Dialog
      open
      fullScreenWhenSmall
      title={`Words for ${nameInSentence(contact.displayName)}`}
      description={title === null ? 'Your draft stays in this browser.' : `For ${title}`}
      onOpenChange={onClose}
      footer={
        <ComposeActions
          text={text}
          ways={
            guidance !== null && preferenceOf(guidance, 'channel')
              ? channelsOf(guidance)
              : ['email']
          }
          contact={contact}
          subject={about ?? title ?? (task === 'tip' ? 'A question' : PURPOSE_TEXTS[task].label)}
          date={fillings.day ?? ''}
        />
      }
    >
      <Layout>
        {guidance !== null && <StatedPreferenceList guidance={guidance} />}
        <ContactTime contactId={contact.id} />
        <ChoiceChips
          legend="What is it for?"
          options={options}
          value={task}
          onValueChange={setTask}
        />
        {found === null ? (
          <p>
            No words fit someone you haven&apos;t met yet. Choose another purpose, or write your
            own.
          </p>
        ) : (
          <>
            {found.tip !== null && <Tip>{found.tip.text}</Tip>}
            {texts[task] === undefined && (
              <Fields role="group" aria-label="What only you know">
                {wordsSlots(found.words).map((slot) => (
                  <SlotField
                    key={slot}
                    slot={slot}
                    value={fillings[slot] ?? ''}
                    suggestions={suggestions[slot] ?? []}
                    onChange={(typed) => fill(slot, typed)}
                  />
                ))}
              </Fields>
            )}
          </>
        )}
        <ComposeText
          pieces={pieces}
          text={text}
          isOwn={texts[task] !== undefined}
          onEdit={(typed) => edit(task, typed)}
        />
      </Layout>
    </Dialog>
  );
}

function taskOf(purpose: string | null | undefined, hasTip: boolean): ComposeTask {
  if (hasTip) return 'tip';
  return COMPOSE_PURPOSES.find((each) => each === purpose) ?? 'first_message';
}

const Layout = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

const Tip = styled.p`
  max-width: ${theme.size.measure};
  font: ${theme.font.reading};
  text-wrap: pretty;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};
  align-items: start;

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
