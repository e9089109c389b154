import { Badge, Tabs } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function TabsPage() {
  return (
    <Specimens>
      <Specimen title="Tabs: with a count" column>
        <Tabs
          label="Contact"
          tabs={[
            { value: 'style', label: 'Interaction Styles', content: 'Who They Are' },
            {
              value: 'log',
              label: 'Interactions',
              extra: <Badge>4</Badge>,
              content: 'No interactions recorded yet',
            },
            { value: 'tips', label: 'Recommendations', content: 'Communication tips' },
          ]}
        />
      </Specimen>
      <Specimen title="Tabs: fill" column width="24rem">
        <Tabs
          label="Contact, narrow"
          fill
          defaultValue="history"
          tabs={[
            { value: 'style', label: 'Style', content: 'Style' },
            { value: 'history', label: 'History', content: 'History' },
            { value: 'tips', label: 'Tips', content: 'Tips' },
          ]}
        />
      </Specimen>
    </Specimens>
  );
}
