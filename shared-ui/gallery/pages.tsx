import { type ComponentType } from 'react';
import { ActionBarPage } from './pages/action-bar-page.tsx';
import { AlertPage } from './pages/alert-page.tsx';
import { AvatarPage } from './pages/avatar-page.tsx';
import { AxisPage } from './pages/axis-page.tsx';
import { BadgePage } from './pages/badge-page.tsx';
import { BrandPage } from './pages/brand-page.tsx';
import { ButtonPage } from './pages/button-page.tsx';
import { CardPage } from './pages/card-page.tsx';
import { CheckboxPage } from './pages/checkbox-page.tsx';
import { CollapsiblePage } from './pages/collapsible-page.tsx';
import { ConfirmDialogPage } from './pages/confirm-dialog-page.tsx';
import { DialogPage } from './pages/dialog-page.tsx';
import { DropdownMenuPage } from './pages/dropdown-menu-page.tsx';
import { IconButtonPage } from './pages/icon-button-page.tsx';
import { KeycapPage } from './pages/keycap-page.tsx';
import { NumberMarkPage } from './pages/number-mark-page.tsx';
import { PopoverPage } from './pages/popover-page.tsx';
import { ProgressBarPage } from './pages/progress-bar-page.tsx';
import { RadioCardsPage } from './pages/radio-cards-page.tsx';
import { RelativeTimePage } from './pages/relative-time-page.tsx';
import { ScoreBarPage } from './pages/score-bar-page.tsx';
import { ScoreRingPage } from './pages/score-ring-page.tsx';
import { ScrollAreaPage } from './pages/scroll-area-page.tsx';
import { SearchFieldPage } from './pages/search-field-page.tsx';
import { SegmentedControlPage } from './pages/segmented-control-page.tsx';
import { SelectPage } from './pages/select-page.tsx';
import { SheetPage } from './pages/sheet-page.tsx';
import { SkeletonPage } from './pages/skeleton-page.tsx';
import { SpinnerPage } from './pages/spinner-page.tsx';
import { StateMessagePage } from './pages/state-message-page.tsx';
import { TabsPage } from './pages/tabs-page.tsx';
import { TextAreaPage } from './pages/text-area-page.tsx';
import { TextFieldPage } from './pages/text-field-page.tsx';
import { TextLinkPage } from './pages/text-link-page.tsx';
import { ThemePage } from './pages/theme-page.tsx';
import { ToasterPage } from './pages/toaster-page.tsx';
import { TooltipPage } from './pages/tooltip-page.tsx';
import { VisuallyHiddenPage } from './pages/visually-hidden-page.tsx';
import { Specimens } from './specimen.tsx';

interface Page {
  id: string;
  title: string;
  Content: ComponentType;
}

export const pages: readonly Page[] = [
  { id: 'theme', title: 'Theme', Content: ThemePage },
  { id: 'action-bar', title: 'Action bar', Content: ActionBarPage },
  { id: 'alert', title: 'Alert', Content: AlertPage },
  { id: 'avatar', title: 'Avatar', Content: AvatarPage },
  { id: 'axis', title: 'Axis strip, letters', Content: AxisPage },
  { id: 'badge', title: 'Badge', Content: BadgePage },
  { id: 'brand', title: 'Brand', Content: BrandPage },
  { id: 'button', title: 'Button', Content: ButtonPage },
  { id: 'card', title: 'Card', Content: CardPage },
  { id: 'checkbox', title: 'Checkbox', Content: CheckboxPage },
  { id: 'collapsible', title: 'Collapsible', Content: CollapsiblePage },
  { id: 'confirm-dialog', title: 'Confirm dialog', Content: ConfirmDialogPage },
  { id: 'dialog', title: 'Dialog', Content: DialogPage },
  { id: 'dropdown-menu', title: 'Dropdown menu', Content: DropdownMenuPage },
  { id: 'icon-button', title: 'Icon button', Content: IconButtonPage },
  { id: 'keycap', title: 'Keycap', Content: KeycapPage },
  { id: 'number-mark', title: 'Number mark', Content: NumberMarkPage },
  { id: 'popover', title: 'Popover', Content: PopoverPage },
  { id: 'progress-bar', title: 'Progress bar', Content: ProgressBarPage },
  { id: 'radio-cards', title: 'Radio cards', Content: RadioCardsPage },
  { id: 'relative-time', title: 'Relative time', Content: RelativeTimePage },
  { id: 'score-bar', title: 'Score bar', Content: ScoreBarPage },
  { id: 'score-ring', title: 'Score ring', Content: ScoreRingPage },
  { id: 'scroll-area', title: 'Scroll area', Content: ScrollAreaPage },
  { id: 'search-field', title: 'Search field', Content: SearchFieldPage },
  { id: 'segmented-control', title: 'Segmented control', Content: SegmentedControlPage },
  { id: 'select', title: 'Select', Content: SelectPage },
  { id: 'sheet', title: 'Sheet', Content: SheetPage },
  { id: 'skeleton', title: 'Skeleton', Content: SkeletonPage },
  { id: 'spinner', title: 'Spinner', Content: SpinnerPage },
  { id: 'state-message', title: 'State message', Content: StateMessagePage },
  { id: 'tabs', title: 'Tabs', Content: TabsPage },
  { id: 'text-area', title: 'Text area', Content: TextAreaPage },
  { id: 'text-field', title: 'Text field', Content: TextFieldPage },
  { id: 'text-link', title: 'Text link', Content: TextLinkPage },
  { id: 'toaster', title: 'Toaster', Content: ToasterPage },
  { id: 'tooltip', title: 'Tooltip', Content: TooltipPage },
  { id: 'visually-hidden', title: 'Visually hidden', Content: VisuallyHiddenPage },
];

export const everything: Page = {
  id: 'all',
  title: 'Everything',
  Content: () => (
    <Specimens>
      {pages.map(({ id, Content }) => (
        <Content key={id} />
      ))}
    </Specimens>
  ),
};
