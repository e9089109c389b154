import { useState } from 'react';
import { RelativeTime } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

/** Minutes before the page was opened. */
const ages = [0, 1, 5, 45, 90, 1440, 3 * 1440, 50 * 1440, 400 * 1440];

export function RelativeTimePage() {
  const [opened] = useState(() => Date.now());
  return (
    <Specimens>
      <Specimen title="Relative time: from now to years ago, and no time at all" column>
        {ages.map((minutes) => (
          <RelativeTime key={minutes} value={opened - minutes * 60_000} />
        ))}
        <RelativeTime value="not a date" />
      </Specimen>
    </Specimens>
  );
}
