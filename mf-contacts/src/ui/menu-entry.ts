import { type LucideIcon } from 'lucide-react';

/** An action in a menu. */
interface MenuAction {
  label: string;
  icon: LucideIcon;
  onSelect: () => void;
}

/** An entry of a menu. */
export type MenuEntry = MenuAction | 'separator';
