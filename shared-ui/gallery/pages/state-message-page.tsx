import { CircleAlert, Link2Off, RotateCw, UserX } from 'lucide-react';
import styled from 'styled-components';
import { Button, Card, StateMessage, theme } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${theme.space[5]};
  width: 100%;
`;

export function StateMessagePage() {
  return (
    <Specimens>
      <Specimen title="State message: empty, failed, missing, folded details">
        <Grid>
          <Card padding="lg">
            <StateMessage
              title="Start with one person you meet this week"
              actions={
                <>
                  <Button variant="primary">Add Contact</Button>
                  <Button variant="ghost">Take your own assessment</Button>
                </>
              }
            >
              Rapport turns what you notice about a contact into an estimate of how they like to
              work and talk. Add someone, answer seven short questions, and read the tips before you
              meet.
            </StateMessage>
          </Card>
          <Card padding="lg">
            <StateMessage
              title="Unable to Load Contacts"
              icon={<CircleAlert aria-hidden />}
              tone="negative"
              actions={<Button icon={<RotateCw aria-hidden />}>Refresh Page</Button>}
            >
              Error: HTTP 503 - Service Unavailable
            </StateMessage>
          </Card>
          <Card padding="lg">
            <StateMessage
              title="Contact not found"
              icon={<UserX aria-hidden />}
              actions={
                <Button asChild>
                  <a href="#state-message">Back to Contacts</a>
                </Button>
              }
            >
              It may have been removed, or the link belongs to another account.
            </StateMessage>
          </Card>
          <Card padding="lg">
            <StateMessage
              title="Coaching did not load"
              icon={<Link2Off aria-hidden />}
              tone="warning"
              actions={<Button variant="primary">Retry</Button>}
              details="mf-coaching 1.4.2: no answer within 8 s (tried 1.4.1 as well)"
            >
              This part of Couldn't reach Rapport. Contacts and assessments keep working, and
              nothing you saved is lost.
            </StateMessage>
          </Card>
        </Grid>
      </Specimen>
    </Specimens>
  );
}
