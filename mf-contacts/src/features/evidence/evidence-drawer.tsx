import { api, type ContactSummary, type QuizRun } from '@rapport/api-client';
import { shownText, TIP_BASES, type TipBasis } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { partFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { Badge, Drawer, Skeleton, SkeletonGroup, Tabs, theme } from '@rapport/shared-ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { AnswersPanel } from './answers-panel.tsx';
import { BasisPicker } from './basis-picker.tsx';
import { headline } from './evidence-words.ts';
import { HistoryPanel } from './history-panel.tsx';
import { answerItems } from './run-evidence.ts';

interface EvidenceDrawerProps {
  contact: Pick<ContactSummary, 'id' | 'displayName'>;
  /** The letter or motivation to show first. */
  about: TipBasis;
  /** The button that answers all questions again. */
  again: ReactNode;
  /** The button that narrows down a tie; null if there's no tie. */
  narrowing: ReactNode;
  onClose: () => void;
}

/** The answers behind a letter or the motivation, a way to change them, and the history of runs. */
export function EvidenceDrawer({ contact, about, again, narrowing, onClose }: EvidenceDrawerProps) {
  const shell = useShellApi();
  const [shown, setShown] = useState(about);
  const query = useQuery(
    apiQuery(shell, api.get('/api/assessment-runs/{contactId}', { contactId: contact.id })),
  );
  const [run] = query.data ?? [];
  const head = run && headline(run, shown);
  const name = shownText(contact.displayName);
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={head?.title ?? 'The answers behind it'}
      description={head === undefined ? name : `${name}, ${head.state}`}
      toolbar={run && <BasisPicker run={run} shown={shown} onShow={setShown} />}
      footer={
        <>
          <Caption>Only you see these answers.</Caption>
          {again}
        </>
      }
    >
      {query.data === undefined ? (
        query.error === null ? (
          <Loading />
        ) : (
          <Space>
            <LoadFailed
              what="the answers"
              message={partFailure(query.error)}
              retrying={query.isFetching}
              retry={() => void query.refetch()}
            />
          </Space>
        )
      ) : run === undefined ? (
        <Space>No answers yet. Answer the questions, and they'll appear here.</Space>
      ) : (
        <Content
          contact={contact}
          run={run}
          runs={query.data}
          about={shown}
          narrowing={narrowing}
        />
      )}
    </Drawer>
  );
}

interface ContentProps {
  contact: EvidenceDrawerProps['contact'];
  run: QuizRun;
  runs: readonly QuizRun[];
  about: TipBasis;
  narrowing: ReactNode;
}

function Content({ narrowing, ...rest }: ContentProps) {
  const { run, runs, about } = rest;
  const count = answerItems(run, runs, about).filter(({ answer }) => answer !== null).length;
  return (
    <DrawerTabs
      label="Evidence"
      tabs={[
        {
          value: 'answers',
          label: 'Answers',
          extra: run.responses === null ? undefined : <Badge>{count}</Badge>,
          content: (
            <Panel>
              <AnswersPanel {...rest} narrowing={narrowing} />
            </Panel>
          ),
        },
        {
          value: 'history',
          label: 'History',
          extra: <Badge>{runs.length}</Badge>,
          content: (
            <Panel>
              <HistoryPanel runs={runs} />
            </Panel>
          ),
        },
      ]}
    />
  );
}

function Loading() {
  return (
    <Space>
      <SkeletonGroup label="Loading the answers">
        {TIP_BASES.map((each) => (
          <Skeleton key={each} height={theme.space[16]} />
        ))}
      </SkeletonGroup>
    </Space>
  );
}

/** The tabs stay visible while the answers scroll, and their line extends to both edges. */
const DrawerTabs = styled(Tabs)`
  & > [role='tablist'] {
    position: sticky;
    top: 0;
    z-index: ${theme.z.sticky};
    margin-inline: calc(-1 * ${theme.space[6]});
    padding-inline: ${theme.space[6]};
    background: ${theme.color.surface};
  }

  & [role='tab'] > span + span {
    display: inline;
  }
`;

const Panel = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Space = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding-top: ${theme.space[5]};
  color: ${theme.color.textMuted};
`;

const Caption = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;
