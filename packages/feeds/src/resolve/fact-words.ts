const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Words that only connect, count or qualify: they change nothing about whom a clause is about. */
export const PLAIN_WORDS = listOf(`
  der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines keinerlei
  jede jeder jedes jeden jedem alle allen aller alles beide beiden beides mehr mehrere mehreren weniger viel einige einigen wenige wenigen
  und oder sowie auch aber sondern jedoch dafür doch denn weil wie als dass bzw sprich also daher deshalb deswegen
  in im am an auf aus bei beim bis durch für gegen mit nach ohne über um unter von vom vor während wegen zu zum zur zwischen ab seit per pro je à a
  statt anstatt innerhalb außerhalb abseits trotz dank inklusive exklusive zuzüglich plus minus laut gemäß lt ca inkl exkl zzgl mind max min
  nicht nie niemals noch nur ausschließlich ausschliesslich lediglich allein fast ganz sehr schon bereits immer stets grundsätzlich generell
  manchmal gelegentlich vereinzelt selten oft häufig meist meistens überwiegend hauptsächlich teils teilweise ggf gegebenenfalls eventuell vielleicht
  etwa rund circa ungefähr knapp gut genau mindestens maximal höchstens wenigstens minimal bis zirka je jeweils insgesamt zusammen gesamt
  davon dabei dazu darin daran danach davor darüber hinaus weiter weiterhin ferner zudem außerdem sonst ebenso ebenfalls
  weder entweder sowohl entsprechend wahlweise alternativ abwechselnd wechselnd rotierend rollierend versetzt verteilt fix fest feste festen fester
  hier hin her so damit dort bald jetzt dann heute künftig zunächst vorerst anfangs anschließend später früher möglich möglichst sofort nächstmöglich
  möchten gern gerne lieber wunsch natürlich selbstverständlich sicher garantiert verlässlich zuverlässig fair gerecht verbindlich flexibel frei
  freie freien freier freies offen offene geplant planbar geregelt geregelte geregelten geregelter zugesagt vereinbart vereinbarte verhandelbar
  rein reine reiner reinen reines voll volle vollen voller vollem halb halbe halben halber ganze ganzen ganzer gesamte gesamten
  erste ersten erster zweite zweiten zweiter zweites dritte dritten drittes vierte vierten viertes fünfte fünften sechste sechsten siebte achte achten zehnte
  eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn achtzehn zwanzig dreißig viereinhalb fünfeinhalb anderthalb
  einmal zweimal dreimal dreizehn vierzehn hundert zweiten viert dritt zweit
  früh frühe frühen früher spät späte später späten nacht nachts tag tags tagsüber morgens vormittags mittags nachmittags abends werktags wochentags
  montags dienstags mittwochs donnerstags freitags samstags sonntags montag samstag sonntag täglich wöchentlich monatlich jährlich stündlich
  dreischichtig zweischichtig einschichtig mehrschichtig dreigeteilt geteilt geteilte geteilten ungeteilt lang lange langen kurz kurze kurzen
  befristet befristete befristeten befristeter befristetes unbefristet unbefristete unbefristeten unbefristeter unbefristetes entfristet dauerhaft dauerhafte
  zeitlich zeitnah temporär temporäre temporärer temporären vorübergehend vorübergehende limitiert begrenzt begrenzte begrenzter unbegrenzt
  brutto netto mtl fixe fixes abhängig angemessen steuerfrei steuerfreie steuerfreien tariflich tarifliche außertariflich übertariflich gestaffelt
  angegebene angegebenen genannte genannten übliche üblichen aktuelle aktuellen aktuell derzeit voraussichtlich frühestens spätestens
  frühester frühestmöglich gesetzlich gesetzlichen
  mobil mobile mobilen mobiles remote hybrid hybride hybrides hybriden online telefonisch digital komplett vollständig hälfte daheim hause zuhause tageweise stundenweise
  ganztags halbtags geringfügig geringfügige freiberuflich freiberufliche freiberuflicher selbstständig selbständig angestellt sozialversicherungspflichtig
  dienstfrei arbeitsfrei rufbereit einsatzbereit bezahlt bezahlte vergütet abgegolten ausgeglichen gesondert extra separat zusätzlich zusätzliche gefördert unvergütet
  vorgesehen geleistet gesucht besetzt angesetzt ausgeschrieben ausgelegt angelegt abgeschafft gestrichen ausgeschlossen garantierte garantierten infrage erwünscht gewünscht gewünschte gewünschter
  eigen eigene eigenen eigener eigenes selbst sich mal ja nein dabei daher teil tätig einem einfach erforderlich erwartet notwendig nötig zwingend
  unser unsere unserem unseren unserer unseres ihr ihre ihrem ihren ihrer ihres dein deine deinem deinen deiner deines ihnen dir dich euch uns es
  h k std stdn wo p u o z b c d e s t x ä uhr zeitraum m w tz vz eg kr eur euro chf
  variabel individuell abgestimmt nahtlos direkt sie wo soziales freiwilliges gemeinsam gemeinsame
  the a an and or of on at in to from with without no not only for per up plus by is are part-time full-time part full time permanent fixed-term fixed term unlimited limited
  days day nights night early late weekends weekend week weeks hours hour month months year years home shifts shift duties duty work rotating working starting start first second third
  until during since due after before within between through infolge aufgrund anlässlich angesichts mithilfe samt nebst bezüglich hinsichtlich
  aufwärts abwärts je nachdem vorwiegend regelmäßig ausschl einschl einschließlich versteht geschlossen gearbeitet gezahlt bezahlen drin machbar denkbar leider unverändert vergleichbar
  contrat durée indéterminée déterminée taux d’activité d'activité activité tempo contratto indeterminato determinato entrée fonction convenir horaires jour nuit week-end libre travail salaire annuel mensuel
  längst normal üblich standard set-up setup post negotiable freut
  zumindest gross net payments paid bezogen base minimum
  existiert existieren besteht bestehen vorhanden verteilst verteilen verteilt scheidet rund
  de du le la les à au aux en et ou par sur un une des dès pour avec sans il lo di da con per su
  siebente siebenten neunte neunten zwölfte idealerweise spätestens voraussichtlich zeitweise nahezu mehrheitlich größtenteils zumeist sonntäglich wochenends wochentags werktäglich jährlich umgerechnet
  vollzeitnah ausgeübt verrichtet erledigt servizio deux trois quatre travaillez pattern rota model voraus üblich closed remote-first open-ended employment our your temporary seasonal beginning begin begins starts annually gross monthly hourly weekly yearly annual full-year off-duty weekday weekdays euros francs
  dieser dieses diesem diesen diese daneben neu klein kleine kleines kleiner kleinen flexible flexibler flexibles flexiblen projektbefristet projektbezogen finanziert angeboten geboten geplant cover date
  viele inklusive eingerechnet einschließlich vertraglich zugesichert gesichert eingeplant einteilbar frei wählbar dauernd
  two three four five six seven eight nine ten eleven twelve other between least about approximately every each once twice off free always never none neither nor any on-call call unit ward beds one possible euros surgical will can may
`);

/** Verbs of the reader and of the employer. Others do the same, so a clause with one of them needs its "Sie" or "wir". */
export const PERSON_VERBS = listOf(`
  arbeiten arbeitest arbeite freuen freust setzen setzt decken deckst rücken rückst wechseln wechselst reduzieren brauchen benötigen bezahlen gewähren haben hast habe leisten leistest übernehmen übernimmst nehmen nimmst beteiligen beteiligst fahren fährst teilen
  verdienen verdienst erhalten erhältst bekommen bekommst sind bist werden wirst starten startest beginnen beginnst kommen kommst
  suchen bieten zahlen zahlt vergüten stellen besetzen schließen planen entscheiden entscheidest wählen wählst gestalten gestaltest erledigen erledigst
  können kannst dürfen darfst müssen musst machen machst bringen verzichten kennen kennst vergeben ermöglichen verstärken
  vermeiden lassen offerieren garantieren erwarten erwartet
  willst wollen bestimmen bestimmst
  are have join offer pay need seek look looking earn
`);

/** Verbs of the job itself; a clause with one of them is about its nouns. */
export const STATE_VERBS = listOf(`
  ist sind war wird werden wurde kann können soll sollen beträgt betragen liegt liegen umfasst umfassen gehört gehören gilt gelten gibt entfällt entfallen
  fällt fallen läuft endet enden beginnt beginnen startet starten erfolgt erfolgen steht stehen bleibt bleiben kommt kommen lässt lassen geht
  wartet erwartet schließt schliesst dauern dauert wechseln wechselt richtet entspricht sein handelt vergüten zahlen hat haben kennt besetzen vermeiden
  darf dürfen is are
`);

/** Adjectives and adverbs by their endings: no verb has one of them. */
export const QUALIFIER =
  /(?:lich|ig|bar|sam|isch|weise|mal|malig|fach|wärts|los|wöchig|monatig|tägig|stündig|frei|weit)(?:e[nrsm]?)?$/u;

/** Adjectives by endings that nouns have as well: "personelle Verantwortung", not "Belegschaft" or "Auszubildende". */
export const LOWER_QUALIFIER = /(?:end|ell|iv|är|haft)(?:e[nrsm]?)?$|ierte[nrsm]?$/u;
/** The same at the begin of a clause, where no noun of people has them: "Wechselnde Dienste". */
export const FIRST_QUALIFIER =
  /^(?!auszubild|studier|mitarbeit|lern|lehr|pfleg|forsch|alleinerzieh|leit|vorsitz|teilnehm|reis)\p{L}{3,}(?:iv|är|ell|end)e[nrsm]?$/u;
/** Past participles, which state nothing of their own next to a verb of the job: "ist fest geregelt". */
export const PARTICIPLE = /^(?:ab|an|auf|aus|ein|fest|vor|zu|zusammen)?ge\p{Ll}{3,}t(?:e[nrsm]?)?$/u;

/** Nouns of what somebody does at work: "Befundung im Homeoffice", "Schichtleitung im Früh- und Spätdienst". */
export const ACTIVITY =
  /(?:(?:ung|ion|arbeit|diagnostik|analytik|tag|bericht|aufsicht)(?:en|e[ns]?)?|mitarbeit)$|^tele\p{L}+$/iu;
/** Activities for others than the one who is searched for, and words that end like activities. */
export const OTHER_ACTIVITY =
  /kinder|betreuung|schul|bildung|hospit|anleit|praktik|unterstütz|förder|wohnung|sicherung|pflegung|berat|einarbeit|öffnung|reinigung|anerkenn|prüfung|impf|veranstalt|sitzung|günstig|mäßigung|erstatt|unterbring|supervision|vergüt|bezahl|zahlung|abteilung|verwaltung|einrichtung|station|rezeption|umgebung|bereitung|unterkunft|stiftung|region|zeitung|versorg|begleit|behandl|therapie|pflege|reha|beatmung|sprechstunde|information|küche|technik|logistik|klinik|fabrik|praktikant|erholung|gruppe|leistung|befreiung|urlaub|feiertag|geburtstag|schließ|besuch|fahr|koordination|planung|organisation|(?<!schicht|tages|dienst)(?:leitung|führung)|direktion|produktion|promotion|habilitation|gliederung|besichtig|meditation|institution|redaktion|kommission|pension|absicherung|regierung|vertretung/iu;

const MONTH =
  'januar|jänner|februar|feber|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre';
const WEEKDAY = '(?:mon|diens|donners|frei|sams|sonn)tage?[ns]?|mittwoche?[ns]?|mo|di|mi|do|fr|sa|so';
const DUTY =
  '(?:(?:früh|spät|nacht|tage?s?|ruf|bereitschafts|hintergrund|pikett|wochenend(?:en?|s)?|feiertags?|schicht|zwischen|mittel|turnus|radl?|(?:acht|zehn|zwölf|vierundzwanzig)stunden|journal|präsenz|anwesenheits|samstags?|sonntags?|abend|stunden|teil|wechsel|not|haus|dauernacht|rettungs|innen|außen)-?)*(?:dienst(?:e[ns]?|es)?|dienst(?:plan|pläne|zeiten|system|beginn|antritt|ort))';
/** Nouns of any job: its time, its pay, its contract and its place. */
const ENDINGS =
  'stelle[n]?|funktion|position|tätigkeit|anstellung|einstellung|besetzung|beschäftigung|beschäftigungs\\p{L}*|verhältnis(?:ses)?|vertrag(?:s|es)?|verträge?|dauer|stunden?|std|umfang|pensum|ausmaß|grad|einsatz|einsätze[n]?|schicht(?:en|betrieb|system|rhythmus)?|nacht|nächte[n]?|wochenende?[ns]?|feiertage?n?|gehalts?|gehälter|entgelt|lohn|verdienst|vergütung|bezahlung|einkommen|entlohnung|entgeltgruppe|eingruppierung|(?<!kurs|projekt|schul|semester|studien|bau)beginn|start|eintritt|antritt|befristung(?:en)?|bereitschaft|nachtwachen?|woche[n]?|job|vertretung|salär|brutto\\p{L}*|contract|hours|salary|pay|shifts?|tour(?:en)?|honorare?|entschädigung|bezug|lohnband|stundensatz|laufzeit|arbeitszeit(?:en)?|dienstzeit(?:en)?|vollzeit|teilzeit|(?:eltern|kern|gleit|weg|weiterbildungs|einsatz|rahmen|probe|schul|vorlesungs|ferien|sommer|winter)zeit|basis|rhythmus|semesters?|minuten|rota|tvöd[\\p{L}-]*|tv-?[\\p{L}-]+|avr[\\p{L}-]*|beteiligung|beteiligungen|mitwirkung|ruhezeit|minijob|office|tage-woche|wechsel|turnus';
const EXACT =
  'familie|sicherheit|planungssicherheit|planbarkeit|perspektiven?|stabilität|balance|work-life-balance|voraus|höhe|chancen?|rahmenbedingungen|büro|(?:durch)?schnitt|mittel|(?:wochenend|samstags?|sonntags?|feiertags?|schicht|nacht)arbeit|werktage?[ns]?|wochentage?[ns]?|arbeitstage[n]?|vormittage[n]?|nachmittage[n]?|abende[n]?|ferien|schulferien|euros|francs|\\p{L}*(?:band|spanne)|minuten|anfahrt|anwesenheit|präsenz|(?:anstellungs|beschäftigungs|vertrags|arbeits)(?:art|form|typ)|(?:ober|fach|assistenz)arztdienste?n?|schultage?[n]?|urlaubstage?[n]?|ferientage?[n]?|vierteljahre?s?|einteilung|verteilung|\\p{L}*modelle?n?|bonus|stellenanteil|präsenztage?[n]?|day|duty|halbjahr(?:es)?|fixum|minimum|base|\\p{L}*modell|workload|taux|contrat|cdi|cdd|contratto|entrée|entrata|zeit(?:en)?|spät|früh|tag|tage[ns]?|arbeit|arbeiten|arbeitstag[e]?|plan|ruf|hintergrund|pikett|person(?:en)?|jahr(?:e[ns]?|es)?|monat(?:e[ns]?|s)?|quartal|sommer|winter|frühjahr|herbst|saison|uhr|prozent|teil|hälfte|mal|form|bedarf|betrieb|frequenz|system|stufe|vk|vzä|fte|klasse|freizeit|nachfolge|einstieg|projekt(?:e?s)?|überbrückung|karenz|mutterschutz|weiterbildung|praktikum|pj|fsj|bfd|jahresende|rechnung|plus|schwerpunkt|option|varianten?|wahl|qualifikation|berufserfahrung|erfahrung|anfang|ende|zeitpunkt|termin|morgen|vormittag|nachmittag|abend|mittag|einarbeitung|vor|ort|rahmen|möglichkeit|übernahme|teilnahme|angst|video|deutschland|österreich|schweiz|zuschlägen?|zulagen?|euro?|eur|chf|franken|kv|kollektivvertrag|jobsharing|vollbeschäftigung|regel|wunsch|absprache|vereinbarung|dienstvereinbarung|umfang|ziel|rolle|aufgaben?|angebot|anteil|modell|beruf|verfügung|monatsende|konditionen|volle?|arbeitsort|arbeitsplatz|einsatzort|role|work|ganztag|dauer|vertragsart|gruppe|grad';
/** The house: "unsere Tagesklinik", "im Team". */
const HOUSE =
  '(?:tages|reha|landes|uni|universitäts|fach|akut|privat|augen|zahn|kinder)?-?klinik(?:um|ums)?|haus(?:e|es)?|krankenhaus|spital|(?:arzt|zahnarzt|haus)?praxis|(?:intensiv)?station|ambulanz|team|clinic|practice|hospital|ordination|ambulatorium|tageszentrum|wohnbereich|tagespflege|standort|abteilung|bereich|wg|mvz|klinikums';
export const FACT_NOUN = new RegExp(
  `(?:${ENDINGS}|${MONTH})$|^(?:${EXACT}|${HOUSE}|${DUTY}|${WEEKDAY})$|-(?:${EXACT}|${DUTY})$`,
  'iu',
);
