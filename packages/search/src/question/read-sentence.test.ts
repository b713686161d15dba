import { describe, expect, it } from 'vitest';
import { tradeVocabulary } from '../taxonomy/vocabulary.ts';
import { readSentence } from './read-sentence.ts';
import { told } from './told-wishes.fixture.ts';

describe('a sentence', () => {
  it.each([
    ['nachts kann ich nicht', '-shift night'],
    ['weder nachts noch am Wochenende', '-shift night, -weekend'],
    ['ohne Nächte und ohne Spätdienst', '-shift night, -shift late'],
    ['keine Nächte, aber Wochenenden sind ok', '-shift night'],
    ['keine Nächte, Wochenenden oder Feiertage', '-shift night, -weekend, -weekend'],
    ['nachts möchte ich schlafen', '-shift night'],
    ['Spätdienst? Nein.', '-shift late'],
    ['pflege nicht als Leitung', 'occupation pflege, -level leitung'],
    ['MFA in Köln, aber nicht Chirurgie', 'occupation mfa, place Köln, -specialty surgery'],
    ['Arzt in Hessen, nur nicht in Frankfurt', 'occupation arzt, place Hessen, -place Frankfurt am Main'],
    ['MFA ohne Auto in Köln', 'occupation mfa, place Köln'],
  ])('“%s” refuses as “%s”', (text, wishes) => {
    expect(told(text)).toBe(wishes);
  });

  it.each([
    ['ohne Nächte und Wochenenden', '-shift night, -weekend'],
    ['keine Nachtdienste, Wochenenden oder Rufdienste', '-shift night, -weekend, -onCall'],
    ['ohne Nacht- und Wochenenddienst', '-shift night, -weekend'],
    ['no nights or weekends', '-shift night, -weekend'],
    ['ohne Nächte und Köln', '-shift night, place Köln'],
    ['ohne Wochenende und Rufbereitschaft', '-weekend, -onCall'],
    ['kein Auto und eine Ausbildung als Masseurin', 'occupation ausbildung, occupation masseur'],
  ])('“%s” refuses what is listed with it as “%s”', (text, wishes) => {
    expect(told(text)).toBe(wishes);
  });

  it.each([
    ['Gynäkologie schließe ich aus', '-specialty gynaecology'],
    ['um Pflegeheime mache ich einen großen Bogen', '-employerKind pflegeheim'],
    ['Hospiz kenne ich zur Genüge, davon brauche ich Abstand', '-employerKind hospiz'],
    ['von Leihfirmen will ich nichts hören', '-agency'],
    ['was ich nicht mehr möchte, ist die Arbeit im Heim', '-employerKind pflegeheim'],
    ['please skip the apprenticeships and internships', '-training, -employmentType internship'],
    ['ein ambulanter Dienst soll es allerdings nicht sein', '-employerKind pflegedienst'],
    ['psychologist, no addiction clinics', 'occupation psych, -specialty addiction'],
    ['Rufbereitschaft, also bitte ohne', '-onCall'],
    ['dienstfrei am Wochenende', '-weekend'],
    ['Vermeide: Nachtdienste', '-shift night'],
    ['Praxis, MVZ, Reha: alles nichts für mich', '-employerKind praxis, -employerKind mvz, -specialty rehabilitation'],
    ['Chirurgie hab ich abgehakt, Onkologie ebenso', '-specialty surgery, -specialty oncology'],
    ['Nachtdienst stört mich nicht, Wochenende schon', '-weekend'],
    ['samstags trainiere ich eine Mannschaft', '-weekend'],
    ['Wochenende? Familienzeit!', '-weekend'],
    ['Frühdienst das schaff ich mit der Kita nicht', '-shift early'],
    ['lass alles weg, was mit Urologie zu tun hat', '-specialty urology'],
    ['anywhere in Saxony but Dresden', 'place Sachsen, -place Dresden'],
    ['anything except night shifts and dementia care', '-shift night'],
    ['MFA, kein Hautarzt', 'occupation mfa, -specialty dermatology, -specialty dermatology'],
    ['keine Reha, Neurologie', '-specialty rehabilitation, specialty neurology'],
    [
      'was ich nicht will: Chirurgie, Onkologie, Reha',
      '-specialty surgery, -specialty oncology, -specialty rehabilitation',
    ],
    ['ab 4000 Euro keine Zeitarbeit', 'salaryMin 4000, -agency'],
    ['Klinik gern, Praxis hingegen nicht', 'employerKind krankenhaus, -employerKind praxis'],
    ['Chirurgie ist mir zu hektisch geworden', '-specialty surgery'],
    ['Surgery is too noisy for me', '-specialty surgery'],
    ['im Pflegeheim starb meine Mutter, da arbeite ich nicht', '-employerKind pflegeheim'],
    ['20 Jahre Nachtdienst reichen mir', '-shift night'],
    ['beim Chirurgen wird mir schlecht, also Chirurgie bitte nicht', '-specialty surgery'],
    ['urologische Praxen bitte nicht', '-specialty urology'],
    ['lieber gehe ich zelten als noch eine Nachtschicht', '-shift night'],
    ['bloß die Geriatrie lasst ihr bitte weg', '-specialty geriatrics'],
    ['Nachtdienst darf ich laut Betriebsarzt nicht', '-shift night'],
    ['ich brauche meine Wochenenden', '-weekend'],
    ['samstags habe ich Training', '-weekend'],
    ['keine Hausarzt-Praxis', '-specialty general_medicine, -employerKind praxis'],
  ])('“%s” refuses in other words as “%s”', (text, wishes) => {
    expect(told(text)).toBe(wishes);
  });

  it.each([
    ['nur Frühdienst', '!shift early'],
    ['Früh oder Spät, anderes nicht', '!shift early, !shift late'],
    ['Geburtshilfe und nirgendwo anders', '!specialty obstetrics'],
    ['nur im Homeoffice', '!remote remote'],
    ['Nachtdienst oder gar nichts', '!shift night'],
    ['samstags und sonntags, sonst nicht', '!weekend, !weekend'],
    ['nothing except nights', '!shift night'],
    ['die Nachtschicht, nur die', '!shift night'],
    ['Arbeite nur von Montag bis Freitag', '-weekend'],
    ['days only', '-shift night, shift early/day'],
    ['ausschließlich nachts', '!shift night'],
    ['ich möchte nur am Wochenende arbeiten', '!weekend'],
    ['nur keine Zeitarbeit', '-agency'],
    ['außer Nachtdienst kommt nichts in Frage', '!shift night'],
    ['nights and nights alone', '!shift night, !shift night'],
    ['Vollzeit, alles andere lohnt sich nicht', '!employmentType full_time'],
    ['I refuse to work anywhere other than a hospice', '!employerKind hospiz'],
    ['Early shifts or I will not apply', '!shift early'],
    ['Wenn es kein Frühdienst ist, brauchen wir nicht reden', '!shift early'],
    ['Dauerfrühdienst in Ulm', '!shift early, place Ulm'],
    ['100 % Homeoffice', 'remote remote'],
  ])('“%s” wants nothing else as “%s”', (text, wishes) => {
    expect(told(text)).toBe(wishes);
  });

  it.each([
    ['nicht nur Nachtdienst', ''],
    ['ich habe nichts gegen Nachtdienst', ''],
    ['Nachtdienst ist kein Problem', ''],
    ['ich muss nicht Vollzeit arbeiten', ''],
    ['kein Minijob', ''],
    ['Nachtdienst war nie ein Problem', ''],
  ])('“%s” narrows nothing', (text, wishes) => {
    expect(told(text)).toBe(wishes);
  });

  it.each([
    ['keine Nachtschicht, Frühschicht', '-shift night, ?shift early'],
    ['lieber eine Praxis als ein Krankenhaus', 'employerKind praxis, ?-employerKind krankenhaus'],
  ])('“%s” leaves open what it means by “%s”', (text, wishes) => {
    expect(told(text)).toBe(wishes);
  });

  it.each([
    ['mein Mann arbeitet nachts, ich suche Frühdienst', 'shift early'],
    ['bisher war ich in der Chirurgie, jetzt suche ich etwas in der Reha', 'specialty rehabilitation'],
    ['ich wohne in Offenbach, suche aber in Frankfurt', 'place Frankfurt am Main'],
    [
      'ich bin Krankenschwester aus Bonn und kann nur vormittags',
      'occupation pflegefach, place Bonn, -shift late/night, shift early/day',
    ],
    ['ich bin Krankenschwester und suche etwas als MFA', 'occupation mfa'],
    ['mein Mann ist in Rostock, ich suche dort als Hebamme', 'place Rostock, occupation hebamme'],
    ['wir ziehen von Hamburg nach Kiel', 'place Kiel'],
    ['bisher gab es nur befristete Verträge, ich suche als MFA', 'occupation mfa'],
    ['ich habe einen Hund und suche als MFA in Köln', 'occupation mfa, place Köln'],
    ['mein Vertrag in Linz läuft aus, ich suche in Graz', 'place Graz'],
    ['in Lindau werden Stellen abgebaut, deshalb schaue ich mich in Ulm um', 'place Ulm'],
    ['ein Bekannter meint, Vorarlberg zahlt gut, ich suche in Bregenz', 'place Bregenz'],
    ['unser Chefarzt ist unmöglich, ich suche als Oberarzt', 'occupation oberarzt'],
    ['nach 20 Jahren Nachtdienst suche ich etwas als MFA', 'occupation mfa'],
    ['MVZ oder Praxis wären schön', 'employerKind mvz, employerKind praxis'],
    ['Papa ist Chirurg, ich suche als Logopäde', 'occupation logo'],
    ['meine große Schwester arbeitet nachts, ich suche in Kiel', 'place Kiel'],
    ['meine Kollegen wollen nach Zürich, ich suche in Konstanz', 'place Konstanz'],
    ['die Praxis, in der ich arbeite, schließt, ich suche in Trier', 'place Trier'],
    ['Nächte habe ich geliebt, heute suche ich in Hof', 'place Hof'],
    ['ich habe noch nie nachts gearbeitet, Pfleger in Ulm', 'occupation pflegefach, place Ulm'],
    ['ich habe alles gesehen: Notaufnahme, Intensiv. Jetzt Praxis', 'employerKind praxis'],
    ['I qualified in Dublin, midwife in Cologne', 'occupation hebamme, place Köln'],
    ['Weiterbildung zur Praxisanleiterin für eine MFA', 'benefit, occupation mfa'],
    ['ich möchte MFA lernen', 'occupation mfa, occupation ausbildung'],
    ['gegen Nachtdienst habe ich nichts', ''],
    ['keine Stelle ohne Teilzeit', 'employmentType part_time'],
    ['mir reicht eine Stelle als Pflegehelfer', 'occupation pflegehilfe'],
    ['Teilzeit reicht mir', 'employmentType part_time'],
    ['ich suche in Ulm, da wohnt mein Freund, der ist Lehrer', 'place Ulm'],
    ['ich wollte eigentlich nie in die Pflege, MFA in Ulm', 'occupation mfa, place Ulm'],
    ['drei Kinder, zwei Hunde, Hebamme in Ulm', 'occupation hebamme, place Ulm'],
    ['eigene Praxis verkauft, ich suche als Arzt in Ulm', 'occupation arzt, place Ulm'],
    ['ich lasse mich scheiden und fang in Ulm neu an', 'place Ulm'],
    ['nurse with ten years experience, Munich', 'occupation pflegefach, place München'],
    ['mich interessiert die Kinder- und Jugendpsychiatrie', 'specialty child_psychiatry'],
    ['in Hagen, egal wo', 'place Hagen'],
    ['ich bin MFA und suche etwas beim Hautarzt', 'occupation mfa, specialty dermatology, specialty dermatology'],
    ['Guten Abend, ich suche als MFA', 'occupation mfa'],
    ['um vier Uhr muss ich heim, MFA in Ulm', 'occupation mfa, place Ulm'],
    ['samstags habe ich Zeit, MFA in Ulm', 'occupation mfa, place Ulm'],
    ['bisher Dialyse, das möchte ich weitermachen', 'specialty nephrology'],
    ['since my divorce I am living in Kassel, nurse', 'place Kassel, occupation pflegefach'],
    ['ich bin von Berlin nach Ulm gezogen und suche hier', 'place Ulm'],
    ['ich wohne in Ulm und arbeite in Aalen, MFA', 'place Ulm, occupation mfa'],
    ['seit 2011 MFA in Ulm', 'occupation mfa, place Ulm'],
    ['in Zwettl', 'place Zwettl Stadt'],
    ['die Vermittler rufen fünfmal am Tag an, MFA', 'occupation mfa'],
  ])('“%s” states what is no wish, and wants “%s”', (text, wishes) => {
    expect(told(text)).toBe(wishes);
  });

  it.each([
    ['gut bezahlt', 'sort salary_desc'],
    ['wo verdient man am meisten', 'sort salary_desc'],
    ['für unter 3000 Euro fange ich nicht an', 'salaryMin 3000'],
    ['Gehalt zwischen 3000 und 3500 brutto', 'salaryMin 3000, salaryMax 3500'],
    ['Gehalt sollte bei 5000 liegen', 'salaryMin 5000'],
    ['48 bis 60 Tausend im Jahr', 'salaryMin 4000, salaryMax 5000'],
    ['ich verdiene 2900, möchte aber mindestens 3300', 'salaryMin 3300'],
    ['with a salary above 60,000 per year', 'salaryMin 5000'],
    ['3000 müssen es schon sein', 'salaryMin 3000'],
    ['mind. 4,5 Tsd. brutto', 'salaryMin 4500'],
    ['less than 60k and I will not move', 'salaryMin 5000'],
    ['ich möchte eine 4-Tage-Woche', 'benefit'],
    ['Topverdienst', 'sort salary_desc'],
    ['Jahresgehalt ab sechsundneunzigtausend', 'salaryMin 8000'],
    ['dreieinhalbtausend brutto', 'salaryMin 3500'],
    ['mindestens 21 Euro Stundenlohn', 'salaryMin 3504'],
  ])('“%s” asks for “%s”', (text, wishes) => {
    expect(told(text)).toBe(wishes);
  });

  it.each([
    ['20 Stunden', { min: 20, max: 20, unit: 'hours' }],
    ['zwischen 15 und 20 Stunden die Woche', { min: 15, max: 20, unit: 'hours' }],
    ['nicht mehr als 50 Prozent', { max: 50, unit: 'percent' }],
    ['mindestens 30 Stunden', { min: 30, unit: 'hours' }],
    ['up to 25 hours a week', { max: 25, unit: 'hours' }],
    ['80-100%', { min: 80, max: 100, unit: 'percent' }],
    ['halbtags', { min: 18, max: 22, unit: 'hours' }],
    ['4 Stunden am Tag', { min: 20, max: 20, unit: 'hours' }],
    ['4 Tage à 8 Stunden', { min: 32, max: 32, unit: 'hours' }],
    ['30 hours max', { max: 30, unit: 'hours' }],
    ['mindestens 20 und höchstens 30 Stunden', { min: 20, max: 30, unit: 'hours' }],
    ['32 Stunden oder mehr', { min: 32, unit: 'hours' }],
    ['48 Stunden waren zu viel, 36 wären gut', { min: 36, max: 36, unit: 'hours' }],
    ['halbe Stelle, also 19,5 Stunden', { min: 19.5, max: 19.5, unit: 'hours' }],
    ['0.8 FTE', { min: 80, max: 80, unit: 'percent' }],
    ['max twenty-five hours', { max: 25, unit: 'hours' }],
    ['24 Std.', { min: 24, max: 24, unit: 'hours' }],
  ])('“%s” is a range of hours', (text, hours) => {
    expect(readSentence(text, tradeVocabulary()).wishes).toMatchObject([{ kind: 'hours', hours }]);
  });

  it.each([
    'ich weine vor dem Dienst',
    'weder dies noch das',
    'das scheidet aus',
    'nach der Karenz',
    'aus der Babypause zurück',
  ])('takes no everyday word of “%s” for a town', (text) => {
    expect(told(text)).not.toContain('place');
  });
});
