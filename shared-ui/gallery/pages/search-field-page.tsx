import { useState } from 'react';
import { SearchField } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function SearchFieldPage() {
  const [empty, setEmpty] = useState('');
  const [filled, setFilled] = useState('Meitner');
  return (
    <Specimens>
      <Specimen title="Search field: empty with shortcut, filled" column width="18rem">
        <SearchField label="Search contacts" shortcut="/" value={empty} onValueChange={setEmpty} />
        <SearchField label="Search people" value={filled} onValueChange={setFilled} />
      </Specimen>
    </Specimens>
  );
}
