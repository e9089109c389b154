import { type RecommendationCategory, type RecommendationType } from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import {
  Flag,
  Gem,
  Handshake,
  Leaf,
  Lightbulb,
  MessageCircle,
  Sprout,
  Target,
  Users,
  type LucideIcon,
} from 'lucide-react';

/** The mark of each type: an icon in a hue, always beside the type's words. */
export const TYPE_MARKS: Record<RecommendationType, { Icon: LucideIcon; hue: string }> = {
  strength_leverage: { Icon: Gem, hue: theme.color.hueStrength },
  development_area: { Icon: Sprout, hue: theme.color.hueGrowth },
  tactical_tip: { Icon: Target, hue: theme.color.hueTip },
};

export const CATEGORY_ICONS: Record<RecommendationCategory, LucideIcon> = {
  communication: MessageCircle,
  leadership: Flag,
  teamwork: Users,
  conflict_resolution: Handshake,
  stress_management: Leaf,
  innovation: Lightbulb,
};
