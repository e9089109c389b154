/** English words with the German ones that they translate; the rules of clauses know the German order, too. */
export const GERMAN =
  dictionary(`I:ich;he:er;she:sie;we:wir;me:mir,mich;us:uns;her:ihr;him:ihm;them:ihnen;with:mit;and:und;but:aber;
  by:bis;on:am;at:bei;about:wegen,über;for:um;have:habe,hab;has:hat;was:war;must:muss,soll;will:werde,wird;
  wants:möchte,will,wünscht;needs:braucht;asks:bittet,fragt;asked:bat;promised:versprochen,zugesagt;
  will send:schickt,sendet,liefert,schicke,sende,liefere;will reply:meldet,melde;will come:kommt;
  will give:gibt;will do:mache;will check:klärt,prüft,kläre,prüfe;will confirm:bestätigt;will call:ruft;
  telephoned:angerufen,telefoniert;spoken:gesprochen;met:getroffen;e-mailed:gemailt,geschrieben;
  meeting:treffen,termin;lunch:mittagessen,essen,gegessen;coffee:kaffee;call:telefonat;Mrs:frau;
  Mr:herr,herrn;today:heute;yesterday:gestern;2 days ago:vorgestern;tomorrow:morgen;in 2 days:übermorgen;
  next:nächste,nächsten,nächster,kommenden;last:letzte,letzten;week:woche;weeks:wochen;days:tagen;two:zwei;
  three:drei;Monday:montag;Tuesday:dienstag;Wednesday:mittwoch;Thursday:donnerstag;Friday:freitag;
  Saturday:samstag;Sunday:sonntag;January:januar;February:februar;March:märz;May:mai;June:juni;July:juli;
  October:oktober;December:dezember;end of the month:monatsende;end:ende;didn't:nicht;reach:erreicht;of the:des;month:monats`);
/** A line is German if it has two other words of these. */
export const ALSO_ENGLISH = /^(?:am|war|bat|hat|will|des|er|um|her|herr)$/u;

/** Abbreviations. */
export const SHORT = dictionary(
  'voicemail:vm;meeting:mtg;message:msg;text:txt;will:wil;weeks:wks;week:wk;December 31:eoy;tomorrow:tmrw,tmr,tmw;Tuesday:tues,tue;Wednesday:weds;Thursday:thur;today:eod;Friday:eow;end of the month:eom',
);

/** @param entries a word and those that mean the same, as in "tomorrow:tmrw,tmr" */
function dictionary(entries: string): ReadonlyMap<string, string> {
  return new Map(
    entries.split(';').flatMap((entry) => {
      const [meaning = '', words = ''] = entry.trim().split(':');
      return words.split(',').map((word) => [word, meaning] as const);
    }),
  );
}
