const CUE =
  /(?<!\p{L})(?:kein(?:e|en|er|em|es|erlei)?|ohne|nicht(?! nur| ausschließlich| mehr als| öfter als| allein| jede| an jede| alle| an alle| immer| zwingend| (?:ganz |immer |völlig )?(?:zu )?(?:vermeid|umgeh|ausgeschl|auszuschl))|nie(?:mals)?|weder|noch|frei von|befreit von|statt|anstelle von|no|without|never|not(?! only)|neither|nor)(?!\p{L})/giu;
/** A cue that denies something else: "keine Angst vor Nachtdiensten". */
const OTHER_TARGET =
  /^\s*(?:angst|lust|scheu|problem\w*|schwierigkeit\w*|berührungsängste|sorge|fear|weniger|unter)(?!\p{L})/iu;
const BREAK =
  /[;:–—()]|(?<!\p{L})(?:aber|sondern|jedoch|dafür|stattdessen|nur|lediglich|ausschließlich|gelegentlich|manchmal|teilweise|regelmäßig|selten|mit|im|but|only|instead|with|sometimes|occasional(?:ly)?)(?!\p{L})/iu;
const LEADING = /^\s*(?:im|in|am|an|zu|zum|zur|mit|in the|on)(?!\p{L})/iu;
const MAX_SCOPE = 70;
/** Behind a comma the words have a statement of their own: "keine Bereitschaftsdienste, Rufdienst im Wechsel". */
const OWN_CLAUSE =
  /^\s(?:(?:ist|sind|auch|etwa|circa|ca\.|rund|im schnitt)\s)*(?:möglich|inklusive|vorhanden|vorgesehen|im wechsel|alle|(?:\d{1,2}|ein|zwei|drei|vier|fünf|sechs|sieben|acht)(?:[\s-]?mal|\s?x)|jede[nrs]?\s\p{L}+\s(?:woche|wochenende|monat|nacht)|gibt es|nach (?:absprache|plan))(?!\p{L})/iu;
const AFTER =
  /^(?:\s(?:keine?r?|keins|none)(?=\s*(?:[,.;]|$))|\s*[:=]\s*(?:nein|keine?r?s?|nicht|no|none|entfällt)(?!\p{L})|(?:(?!\s(?:aber|sondern|jedoch|ohne|but)\s|\s(?:und|oder|and|or)\s(?!\S*(?:dienst|schicht|wochenend|feiertag|nächte|shift|weekend)))[^,;:–—()]){0,60}?\s(?:nicht(?! nur| immer| zwingend| regelmäßig| allein| mehr als| (?:ganz |völlig )?(?:zu )?(?:vermeid|umgeh|ausgeschl|auszuschl))|(?:gibt es|haben (?:wir|sie)|hast du|machen (?:wir|sie)|machst du|leisten (?:wir|sie)|fallen|sind|stehen)\s(?:bei uns\s|hier\s|dabei\s)?keine?r?(?=\s*(?:an|vor|dabei|vorgesehen)?\s*(?:[.,;!]|$))|entfällt|entfallen|nein|(?<!nicht )ausgeschlossen|abgeschafft|gestrichen|(?:scheidet|scheiden) (?:[^,;]{0,20} )?aus|existiert nicht|existieren nicht|verzichten|kein (?:thema|muss)|keine (?:option|bedingung|pflicht|voraussetzung)|not (?:required|expected|needed|part)|tabu)(?!\p{L}))/iu;

/** Tells whether a sentence denies what it names from `from` to `to`: "keine Spät- oder Nachtdienste", "Nachtdienste fallen nicht an". */
export function isDenied(sentence: string, from: number, to: number): boolean {
  return isDeniedBefore(sentence, from, to) || AFTER.test(sentence.slice(to));
}

function isDeniedBefore(sentence: string, from: number, to: number): boolean {
  const before = sentence.slice(0, from);
  const cue = [...before.matchAll(CUE)].at(-1);
  if (!cue) return false;
  const between = before.slice(cue.index + cue[0].length).replace(LEADING, '');
  if (between.length > MAX_SCOPE || BREAK.test(between) || OTHER_TARGET.test(between)) return false;
  // "Keine Bereitschaftsdienste, freie Wochenenden": adjectives begin a statement of their own.
  if (between.includes(',') && /,\s*$/u.test(between) && /^\p{Ll}/u.test(sentence.slice(from, to))) return false;
  if (between.includes(',') && OWN_CLAUSE.test(sentence.slice(to))) return false;
  // Behind a comma a list goes on, a clause does not: its parts are short.
  return between.split(',').every((part) => part.trim().split(/\s+/).length <= 4);
}
