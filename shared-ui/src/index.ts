export { theme } from './theme/theme.ts';
export { media } from './theme/media.ts';
export { GlobalStyle } from './theme/global-style.ts';
export { applyThemeChoice, useThemeChoice, type ThemeChoice } from './theme/theme-choice.ts';

export {
  ActionBar,
  type ActionBarProps,
  type ActionBarTone,
} from './components/action-bar/action-bar.tsx';
export { Alert, type AlertProps, type AlertTone } from './components/alert/alert.tsx';
export { Avatar, type AvatarProps, type AvatarSize } from './components/avatar/avatar.tsx';
export { AxisLetters, type AxisLettersProps } from './components/axis-letters/axis-letters.tsx';
export { AxisStrip, type AxisStripProps } from './components/axis-strip/axis-strip.tsx';
export { type Axis, type AxisPole } from './components/axis-strip/axis.ts';
export { Badge, type BadgeProps, type BadgeTone } from './components/badge/badge.tsx';
export { Brand, type BrandProps } from './components/brand/brand.tsx';
export { Button, type ButtonProps } from './components/button/button.tsx';
export { Card, type CardProps } from './components/card/card.tsx';
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx';
export { Collapsible, type CollapsibleProps } from './components/collapsible/collapsible.tsx';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
} from './components/confirm-dialog/confirm-dialog.tsx';
export { Dialog, type DialogProps } from './components/dialog/dialog.tsx';
export { Drawer, type DrawerProps } from './components/drawer/drawer.tsx';
export {
  DropdownMenu,
  DropdownMenuChoice,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  type DropdownMenuChoiceProps,
  type DropdownMenuItemProps,
  type DropdownMenuProps,
} from './components/dropdown-menu/dropdown-menu.tsx';
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx';
export { Keycap } from './components/keycap/keycap.tsx';
export { NumberMark, type NumberMarkProps } from './components/number-mark/number-mark.tsx';
export {
  isCodeMissing,
  PartBoundary,
  type PartBoundaryProps,
} from './components/part-boundary/part-boundary.tsx';
export { PasswordField } from './components/password-field/password-field.tsx';
export { Popover, type PopoverProps } from './components/popover/popover.tsx';
export { ProgressBar, type ProgressBarProps } from './components/progress-bar/progress-bar.tsx';
export {
  RadioCards,
  type RadioCardOption,
  type RadioCardsProps,
} from './components/radio-cards/radio-cards.tsx';
export {
  clockTime,
  clockTimeIn,
  hourCycle,
  hourCycleOf,
  ownHours,
  type HourCycle,
} from './components/relative-time/clock-time.ts';
export { dateOrder, dateOrderOf, type DateOrder } from './components/relative-time/date-order.ts';
export {
  firstWeekday,
  firstWeekdayOf,
  type FirstWeekday,
} from './components/relative-time/first-weekday.ts';
export { showFormats, type Formats } from './components/relative-time/formats.ts';
export {
  dayInWords,
  daysApart,
  localDay,
  localMinute,
  momentOf,
  ownZone,
  wallClock,
  wallClockIn,
} from './components/relative-time/own-zone.ts';
export { exactTime, longDate } from './components/relative-time/exact-time.ts';
export { RelativeTime, type RelativeTimeProps } from './components/relative-time/relative-time.tsx';
export { shortTime } from './components/relative-time/short-time.ts';
export { timeInWords } from './components/relative-time/time-in-words.ts';
export { Scale } from './components/score-bar/scale.tsx';
export { ScoreBar, type ScoreBarProps } from './components/score-bar/score-bar.tsx';
export {
  ScoreRing,
  type ScoreRingProps,
  type ScoreRingTone,
} from './components/score-ring/score-ring.tsx';
export { ScrollArea, type ScrollAreaProps } from './components/scroll-area/scroll-area.tsx';
export { SearchField, type SearchFieldProps } from './components/search-field/search-field.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
} from './components/segmented-control/segmented-control.tsx';
export { Select, type SelectProps } from './components/select/select.tsx';
export { SheetItem, type SheetItemProps } from './components/sheet/sheet-item.tsx';
export { Sheet, type SheetProps } from './components/sheet/sheet.tsx';
export { Skeleton, SkeletonGroup, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx';
export { StateMessage, type StateMessageProps } from './components/state-message/state-message.tsx';
export { Tabs, type Tab, type TabsProps } from './components/tabs/tabs.tsx';
export { TextArea, type TextAreaProps } from './components/text-area/text-area.tsx';
export { TextField, type TextFieldProps } from './components/text-field/text-field.tsx';
export { TextLink, type TextLinkProps } from './components/text-link/text-link.tsx';
export { Toaster, type Toast, type ToasterProps } from './components/toaster/toaster.tsx';
export { Tooltip, type TooltipProps } from './components/tooltip/tooltip.tsx';
export { VisuallyHidden } from './components/visually-hidden/visually-hidden.tsx';
