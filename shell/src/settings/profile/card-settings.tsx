import { api, type OwnDetails } from '@rapport/api-client';
import { CARD_FIELDS, type CardField } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { openFailure } from '@rapport/remote-api/failures';
import { useSearchParams } from '@rapport/remote-api/router';
import { saveFile } from '@rapport/remote-api/save-file';
import { Alert, Button, Checkbox, theme } from '@rapport/shared-ui';
import { Download, QrCode } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useOnDemand } from '../../on-demand/use-on-demand.ts';
import { Buttons, SettingsText } from '../settings-section.tsx';
import { callFailureText } from '../call-failure-text.ts';
import { useSaveDetails } from './save-details.ts';

type Phase =
  | { name: 'idle' | 'saving' | 'asking' }
  | { name: 'failed'; title: string; why: string };

/** The URL's state that opens the card. The command menu links here. */
const SHOWN = { action: 'show-card' };
const loadDialog = () => import('./my-card-dialog.tsx');

/** The user's own card: its fields, as a file, and as a QR code. */
export function CardSettings({ details }: { details: OwnDetails }) {
  const shell = useShellApi();
  const { choose } = useSaveDetails();
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const [query, setQuery] = useSearchParams();
  const dialog = useOnDemand(loadDialog);
  const hasName = details.name !== null;
  const isShown = query.get('action') === SHOWN.action && hasName;
  const { demand } = dialog;
  const { notify } = shell;

  // Dynamic imports are outside of React.
  useEffect(() => {
    if (isShown) void demand().then((isHere) => !isHere && notify(openFailure()));
  }, [isShown, demand, notify]);

  async function pick(field: CardField, isOn: boolean): Promise<void> {
    setPhase({ name: 'saving' });
    try {
      const card = CARD_FIELDS.filter((each) =>
        each === field ? isOn : details.card.includes(each),
      );
      await choose(details, { card });
      setPhase({ name: 'idle' });
    } catch (error) {
      setPhase({ name: 'failed', title: "Couldn't save this", why: callFailureText(error) });
    }
  }

  async function download(): Promise<void> {
    setPhase({ name: 'asking' });
    try {
      const text = await request(shell, api.get('/api/user/details/card.vcf'));
      saveFile('my-card.vcf', 'text/vcard', text);
      setPhase({ name: 'idle' });
    } catch (error) {
      setPhase({ name: 'failed', title: "Couldn't make your card", why: callFailureText(error) });
    }
  }

  return (
    <>
      <Fields>
        <legend>On my card</legend>
        {CARD_FIELDS.map((field) => (
          <Checkbox
            key={field}
            label={LABELS[field]}
            hint={valueOf(details, field) ?? MISSING[field]}
            checked={details.card.includes(field)}
            disabled={phase.name === 'saving'}
            onCheckedChange={(isOn) => void pick(field, isOn)}
          />
        ))}
      </Fields>
      {!hasName && <SettingsText>A card needs your name. Save it above first.</SettingsText>}
      <Buttons>
        <Button
          icon={<QrCode aria-hidden />}
          disabled={!hasName}
          onPointerEnter={dialog.prepare}
          onClick={() => setQuery(SHOWN)}
        >
          Show my card
        </Button>
        <Button
          variant="ghost"
          icon={<Download aria-hidden />}
          disabled={!hasName}
          pending={phase.name === 'asking'}
          pendingLabel="Downloading..."
          onClick={() => void download()}
        >
          Download vCard
        </Button>
      </Buttons>
      {phase.name === 'failed' && (
        <Alert tone="negative" title={phase.title}>
          {phase.why}
        </Alert>
      )}
      {dialog.part && (
        <dialog.part.MyCardDialog
          details={details}
          open={isShown}
          onClose={() => setQuery({}, { replace: true })}
        />
      )}
    </>
  );
}

const LABELS: Readonly<Record<CardField, string>> = {
  email: 'Email',
  phone: 'Phone',
  company: 'Company and title',
};

const MISSING: Readonly<Record<CardField, string>> = {
  email: 'Your account has none.',
  phone: 'None is saved yet.',
  company: 'Neither is saved yet.',
};

function valueOf({ email, phone, company, title }: OwnDetails, field: CardField): string | null {
  if (field === 'email') return email;
  if (field === 'phone') return phone;
  return [title, company].filter((each) => each !== null).join(', ') || null;
}

const Fields = styled.fieldset`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-wrap: anywhere;

  & > legend {
    padding: 0 0 ${theme.space[2]};
    font: ${theme.font.smallMedium};
  }
`;
