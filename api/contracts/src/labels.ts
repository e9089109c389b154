import {
  isMotivationType,
  isWorkStyleType,
  type MotivationType,
  type WorkStyleType,
} from './types.ts';

const WORK_STYLE_LABELS: Record<WorkStyleType, string> = {
  ISTJ: 'Dependable Organizer',
  ISFJ: 'Considerate Steward',
  INFJ: 'Purposeful Guide',
  INTJ: 'Long-Range Strategist',
  ISTP: 'Hands-On Problem-Solver',
  ISFP: 'Attentive Maker',
  INFP: 'Values-Led Creator',
  INTP: 'Conceptual Thinker',
  ESTP: 'Quick-Response Doer',
  ESFP: 'Energizing Teammate',
  ENFP: 'Imaginative Connector',
  ENTP: 'Inventive Reframer',
  ESTJ: 'Results Coordinator',
  ESFJ: 'Supportive Coordinator',
  ENFJ: 'People Developer',
  ENTJ: 'Direction Setter',
};

const MOTIVATION_LABELS: Record<MotivationType, string> = {
  1: 'Excellence-Driven',
  2: 'Support-Giving',
  3: 'Achievement-Focused',
  4: 'Authenticity-Led',
  5: 'Insight-Centered',
  6: 'Security-Minded',
  7: 'Possibility-Inspired',
  8: 'Impact-Asserting',
  9: 'Harmony-Seeking',
};

/** Returns the display name of a work-style type; 'Balanced Professional' for anything else. */
export function workStyleLabel(type: string | null | undefined): string {
  return isWorkStyleType(type) ? WORK_STYLE_LABELS[type] : 'Balanced Professional';
}

/** Returns the display name of a motivation type; 'Multi-Faceted' for anything other than 1 to 9. */
export function motivationLabel(type: number | null | undefined): string {
  return isMotivationType(type) ? MOTIVATION_LABELS[type] : 'Multi-Faceted';
}
