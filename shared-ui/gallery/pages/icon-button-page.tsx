import { Bell, Menu, X } from 'lucide-react';
import { IconButton } from '../../src/index.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export function IconButtonPage() {
  return (
    <Specimens>
      <Specimen title="Icon button: ghost, outline, danger, small, disabled">
        <IconButton label="Notifications" icon={<Bell aria-hidden />} />
        <IconButton label="Open menu" icon={<Menu aria-hidden />} variant="outline" />
        <IconButton label="Remove" icon={<X aria-hidden />} variant="danger" />
        <IconButton label="Close" icon={<X aria-hidden />} size="sm" />
        <IconButton label="Nothing new" icon={<Bell aria-hidden />} disabled />
      </Specimen>
    </Specimens>
  );
}
