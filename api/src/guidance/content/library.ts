import { type Library } from '../domain/library.ts';
import { EI } from './axes/ei.ts';
import { SN } from './axes/sn.ts';
import { TF } from './axes/tf.ts';
import { JP } from './axes/jp.ts';
import { EXCELLENCE } from './motivations/motivation-1-excellence.ts';
import { SUPPORT } from './motivations/motivation-2-support.ts';
import { ACHIEVEMENT } from './motivations/motivation-3-achievement.ts';
import { AUTHENTICITY } from './motivations/motivation-4-authenticity.ts';
import { INSIGHT } from './motivations/motivation-5-insight.ts';
import { SECURITY } from './motivations/motivation-6-security.ts';
import { POSSIBILITY } from './motivations/motivation-7-possibility.ts';
import { IMPACT } from './motivations/motivation-8-impact.ts';
import { HARMONY } from './motivations/motivation-9-harmony.ts';
import { EI_TF } from './pairs/ei-tf.ts';
import { EI_SN } from './pairs/ei-sn.ts';
import { SN_JP } from './pairs/sn-jp.ts';
import { TF_JP } from './pairs/tf-jp.ts';
import { EI_JP } from './pairs/ei-jp.ts';
import { ISTJ } from './styles/istj.ts';
import { ISFJ } from './styles/isfj.ts';
import { INFJ } from './styles/infj.ts';
import { INTJ } from './styles/intj.ts';
import { ISTP } from './styles/istp.ts';
import { ISFP } from './styles/isfp.ts';
import { INFP } from './styles/infp.ts';
import { INTP } from './styles/intp.ts';
import { ESTP } from './styles/estp.ts';
import { ESFP } from './styles/esfp.ts';
import { ENFP } from './styles/enfp.ts';
import { ENTP } from './styles/entp.ts';
import { ESTJ } from './styles/estj.ts';
import { ESFJ } from './styles/esfj.ts';
import { ENFJ } from './styles/enfj.ts';
import { ENTJ } from './styles/entj.ts';
import { TWO_SIDED_QUESTIONS } from './first-meeting.ts';
import { MEETING } from './meeting.ts';
import { YOU } from './you/you.ts';

/** All texts of the guidance, by subject. */
export const LIBRARY: Library = {
  version: '5',
  axes: { EI, SN, TF, JP },
  pairs: { ...EI_TF, ...EI_SN, ...SN_JP, ...TF_JP, ...EI_JP },
  styles: {
    ISTJ,
    ISFJ,
    INFJ,
    INTJ,
    ISTP,
    ISFP,
    INFP,
    INTP,
    ESTP,
    ESFP,
    ENFP,
    ENTP,
    ESTJ,
    ESFJ,
    ENFJ,
    ENTJ,
  },
  motivations: {
    1: EXCELLENCE,
    2: SUPPORT,
    3: ACHIEVEMENT,
    4: AUTHENTICITY,
    5: INSIGHT,
    6: SECURITY,
    7: POSSIBILITY,
    8: IMPACT,
    9: HARMONY,
  },
  you: YOU,
  firstMeeting: TWO_SIDED_QUESTIONS,
  meeting: MEETING,
};
