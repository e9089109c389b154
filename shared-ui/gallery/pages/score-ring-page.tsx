import { Card, ScoreRing } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function ScoreRingPage() {
  return (
    <Specimens>
      <Specimen title="Score ring: tones and none" width="60rem">
        <ScoreRing label="Attention" score={95} word="Thriving" tone="positive" />
        <ScoreRing label="Attention" score={64} word="Steady" tone="info" />
        <ScoreRing label="Attention" score={38} word="Cooling" tone="warning" />
        <ScoreRing label="Attention" score={14} word="At risk" tone="negative" />
        <ScoreRing label="Attention" score={50} word="Even" tone="neutral" />
        <ScoreRing label="Attention" score={null} word="No data yet" tone="neutral" />
      </Specimen>
      <Specimen title="Score ring: small, full, empty, with a sentence" column width="24rem">
        <ScoreRing label="Attention" score={100} word="Thriving" tone="positive" size="sm" />
        <ScoreRing label="Attention" score={0} word="At risk" tone="negative" size="sm" />
        <ScoreRing label="Attention" score={null} word="No data yet" tone="neutral" size="sm" />
        <Card>
          <ScoreRing label="Attention" score={82} word="Thriving" tone="positive">
            You spoke 5 days ago, and the last three talks went well.
          </ScoreRing>
        </Card>
      </Specimen>
    </Specimens>
  );
}
