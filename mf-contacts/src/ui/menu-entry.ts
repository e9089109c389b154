import { type LucideIcon } from 'lucide-react';

/** Something that can be chosen in a menu. */
interface MenuAction {
  label: string;
  icon: LucideIcon;
  onSelect: () => void;
}

/** What stands in a menu, from top to bottom. */
export type MenuEntry = MenuAction | 'separator';
