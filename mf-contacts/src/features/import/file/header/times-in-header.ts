import { plainHeader } from './words-in-header.ts';

/** The history that a header is about. */
type HeaderTime = 'lastContact' | 'nextStep' | 'cadence';

/** Words in the form of `plainHeader`. */
const setOf = (...lines: readonly string[]) =>
  new Set(lines.flatMap((line) => plainHeader(line).split(' ')));

const LAST = setOf(
  'last latest recent letzter letzte letztes letzten letztem zuletzt dernier derniere ultimo ultima',
  'laatste laatst последний последняя последнее останній senaste senast siste sist sidste sidst',
  'ostatni ostatnia ostatnie posledni utolso ultimul viimeisin son 最終 最後の 最后 最近 上次 마지막',
);
const NEXT = setOf(
  'next upcoming nachste nachster nachstes nachsten prochain prochaine proximo proxima prossimo',
  'prossima volgende eerstvolgende следующий следующая следующее наступний nasta neste naeste naste',
  'nastepny nastepna nastepne dalsi pristi kovetkezo urmatorul seuraava sonraki 次回 次の 下次 下一 다음',
);
/** Words for contact. */
const TOUCH = setOf(
  'contact contacted contacts activity activities interaction interactions touch touchpoint touched spoken spoke talked',
  'talk met meeting seen connected conversation communication outreach reached call called consulted correspondence',
  'kontakt kontaktiert aktivitat interaktion gesprach gesprochen getroffen kontaktaufnahme',
  'activite activites echange interaction contacte rencontre rendez vous appel contacto contactado actividad',
  'interaccion conversacion contatto contattato attivita interazione incontro contactmoment gesproken activiteit',
  'interactie contato atividade interacao conversa контакт активность встреча взаимодействие aktivitet aktywnosc kontaktu',
  'kapcsolat yhteydenotto iletisim 連絡 連絡日 コンタクト 联系 聯繫 연락',
);
/** Words for things to do. */
const STEP = setOf(
  'step steps action actions reminder follow followup followups task todo checkin check date due schritt schritte aktion',
  'wiedervorlage erinnerung aufgabe relance rappel suivi etape tache seguimiento accion recordatorio tarea paso',
  'azione promemoria passo compito actie herinnering opvolging stap taak acao lembrete acompanhamento tarefa passo',
  'шаг действие напоминание задача steg steget oppfolging opfolgning krok przypomnienie フォロー 跟进',
);
/** Words that mean a next step without "next". */
const STEP_ALONE =
  /^(?:follow ?up|follow ?up (?:date|on|at|due|task|action|by)|followup(?: date)?|next ?step|(?:date )?(?:de )?relance|wiedervorlage(?:datum)?|reminder(?: date)?|rappel|stay in touch trigger date|due date|seguimiento|recordatorio|opvolging|promemoria|lembrete)$/;
/** "Last" with one of these isn't the last contact. */
const ELSE = setOf(
  'name names id ids by user owner type request requested save status received sent opened open clicked click replied reply bounced modified',
  'updated edited viewed referenced visit visited page login conversion deal order purchase hold campaign count number',
  'phone email mail e address utilisateur benutzer usuario utente gebruiker пользователь bezitzer besitzer',
);
const FREQUENCY = setOf(
  'frequency cadence rhythm interval recurrence kontaktrhythmus kontaktfrequenz kontaktintervall rhythmus frequenz',
  'intervall frequence cadence rythme frecuencia cadencia frequenza cadenza frequentie contactfrequentie frequencia',
  'частота периодичность frekvens hyppighet czestotliwosc 頻度 频率',
);
const FREQUENCY_PHRASE =
  /^(?:keep|stay|check|be|get) ?in ?(?:touch|contact)? ?(?:every|frequency|cadence|interval)?(?: days| months| weeks)?$|^(?:check ?in|contact|reconnect|reach out|follow up|touch base) every(?: days| months| weeks)?$/;

/** "Kontakt alle (Tage)", "Contact every". */
const EACH = /\b(?:every|each|alle|tous|cada|ogni|elke)\b/;
const HOW_OFTEN =
  /^(?:how often|wie oft|ogni quanto|cada cuanto|hoe vaak|hur ofta|hvor ofte|a quelle frequence|de quanto em quanto)(?: |$)/;

/** The history that a header is about: the last contact, the next step, or the cadence; null for any other header. */
export function timeOfHeader(header: string): HeaderTime | null {
  const plain = plainHeader(header);
  const words = plain.split(' ');
  const has = (some: ReadonlySet<string>) => words.some((word) => some.has(word));
  const isElse = has(ELSE);
  const isMarked =
    FREQUENCY_PHRASE.test(plain) ||
    HOW_OFTEN.test(plain) ||
    has(FREQUENCY) ||
    (EACH.test(plain) && has(TOUCH));
  if (isMarked && !isElse && !has(OF_PROGRAMS)) return 'cadence';
  if (STEP_ALONE.test(plain)) return 'nextStep';
  // "Last" next to the name of a person is a last name.
  if (has(LAST) && has(TOUCH) && !isElse) return 'lastContact';
  return has(NEXT) && (has(TOUCH) || has(STEP)) && !isElse ? 'nextStep' : null;
}

/** The frequency of these isn't a cadence. */
const OF_PROGRAMS = setOf('billing payment invoice newsletter mailing order purchase');
