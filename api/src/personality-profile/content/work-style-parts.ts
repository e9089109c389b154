type Outward = 'E' | 'I';
type Perceiving = 'S' | 'N';
type Judging = 'T' | 'F';
type Planning = 'J' | 'P';

/** What a decision has to do justice to. Follows the drive in coreMotivation. */
export const DECIDING: Record<Judging, string> = {
  T: 'They tend to judge a result by whether its logic holds.',
  F: 'People they care about usually come first when they weigh options.',
};

/** How they deal with others. Leads relationshipStyle. */
export const CIRCLE: Record<`${Outward}${Judging}`, string> = {
  ET: 'Direct and easy to approach, they usually enjoy a debate as much as an agreement.',
  EF: 'Warm and quick to include others, they tend to make contact easy.',
  IT: 'Prefers a few colleagues whose competence is proven over a wide circle.',
  IF: 'Keeps a small circle close and tends to remember what matters to each person in it.',
};

/** What reaches them. Leads communicationStyle. */
export const REACHING: Record<`${Outward}${Perceiving}`, string> = {
  ES: 'Talking it through with concrete examples usually works better than a document.',
  EN: 'Thinking aloud together about where an idea could lead usually brings out their best.',
  IS: 'Facts in writing, with one clear question at the end, usually work better than a call.',
  IN: 'Written points that start from the main idea usually reach them best.',
};

/** What convinces them. Ends communicationStyle. */
export const CONVINCING: Record<Judging, string> = {
  T: 'Clear reasons tend to carry more weight than enthusiasm.',
  F: 'A friendly tone tends to matter as much as the content.',
};

/** How they like to share work. Leads collaborationPreference. */
export const SHARING: Record<`${Outward}${Planning}`, string> = {
  EJ: 'Works best with agreed roles, a shared calendar and regular talks.',
  EP: 'Enjoys working side by side with room to improvise.',
  IJ: 'Likes defined ownership and time to work alone between check-ins.',
  IP: 'Contributes most with a free hand, few meetings and one person to turn to.',
};

/** What would stretch their way of planning. Ends growthDirection. */
export const LOOSENING: Record<Planning, string> = {
  J: 'Leaving one part of the plan open can bring in ideas they would have missed.',
  P: 'A light weekly plan can protect the freedom they like.',
};

/** What ends a disagreement. Ends conflictResponse. */
export const SETTLING: Record<`${Judging}${Planning}`, string> = {
  TJ: 'A calm look at facts and agreed criteria usually settles it.',
  TP: 'A fair debate with time to test both positions usually clears the air.',
  FJ: 'A private talk, with a clear agreement at the end, usually brings calm back.',
  FP: 'An open talk about feelings, followed by a small practical fix, usually helps.',
};

/** What restores them. Ends stressResponse. */
export const RESTORING: Record<Outward, string> = {
  E: 'Company usually steadies them more than time alone.',
  I: 'Quiet time alone usually restores them faster than talking.',
};

/** What unsettles their way of working. The last item of triggers. */
export const UNSETTLING: Record<`${Perceiving}${Planning}`, string> = {
  SJ: 'unclear instructions and moving deadlines',
  SP: 'long abstract planning with nothing to try',
  NJ: 'last-minute changes without a reason',
  NP: 'routines that nobody questions any more',
};
