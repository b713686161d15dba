import { describe, expect, it } from 'vitest';
import { told } from './told-wishes.fixture.ts';

describe('a clause', () => {
  it.each([
    ['unter Vollzeit fange ich nicht an, MTR', '!employmentType full_time, occupation mtr'],
    ['nothing below permanent, nurse', '!contract permanent, occupation pflegefach'],
    ['befristete Verträge sind für mich ein Ausschlussgrund', '-contract fixed_term'],
    ['verschont mich mit Werbung und Zeitarbeit', '-agency'],
    ['a clinic where nurses do not have to do nights', 'employerKind krankenhaus, occupation pflegefach, -shift night'],
    ['wo man am Wochenende nicht arbeiten muss', '-weekend'],
    ['nichts in so einem Heim, MFA', '-employerKind pflegeheim, occupation mfa'],
    ['such was so 20 Stunden in Ulm aber bitte nicht sonntags', 'hours 20-20h, place Ulm, -weekend'],
    ['in die Notaufnahme bringt mich keiner mehr, Pfleger', '-specialty emergency_medicine, occupation pflegefach'],
    ['eher kündige ich als in die Chirurgie zu wechseln', '-specialty surgery'],
    ['eine Praxis ist mir lieber als ein Krankenhaus', 'employerKind praxis, ?-employerKind krankenhaus'],
    ['wer mir Nachtdienste anbietet, kann gleich auflegen', '-shift night'],
    ['Nachtdienst wäre ein Problem, MFA', '-shift night, occupation mfa'],
    ['late shifts would not be a problem, nurse', 'occupation pflegefach'],
    ['keine Klinik, sondern angestellt in einer Praxis', '-employerKind krankenhaus, employerKind praxis'],
  ])('in “%s” asks for “%s”', (text, wishes) => {
    expect(told(text)).toBe(wishes);
  });

  it.each([
    ['ich habe in Wien studiert, in Bern meine Ausbildung gemacht und möchte nach Ulm', 'place Ulm'],
    ['seit drei Jahren in Köln, jetzt will ich nach Ulm', 'place Ulm'],
    ['seit 2015 in der Pflege in Ulm', 'occupation pflege, place Ulm'],
    ['die Pendelei nach Stuttgart reicht mir, Pfleger in Ulm', 'occupation pflegefach, place Ulm'],
    ['the commute to Munich is killing me, nurse in Dachau', 'occupation pflegefach, place Dachau'],
    ['ich leide an Rheuma, suche am Empfang', 'occupation empfang'],
    ['habe Rheuma, MFA in Ulm', 'occupation mfa, place Ulm'],
    ['ich bin MFA mit Fortbildung in Wundmanagement', 'occupation mfa'],
    ['seit der Weiterbildung bin ich MFA', 'occupation mfa'],
    ['I can handle stress, nurse', 'occupation pflegefach'],
    ['wegen der Kita suche ich als MFA', 'occupation mfa'],
    ['im Urlaub war ich in Kiel, Pfleger in Ulm', 'occupation pflegefach, place Ulm'],
  ])('in “%s” states something, and wants “%s”', (text, wishes) => {
    expect(told(text)).toBe(wishes);
  });

  it.each([
    ['ich suche eine Stelle mit Führungsverantwortung', 'level leitung'],
    ['ich suche eine Vollzeitausbildung zur MFA', 'employmentType full_time, occupation ausbildung, occupation mfa'],
    ['nette Vorgesetzte wären schön, MFA', 'occupation mfa'],
    ['ich will Zahnmedizinische Fachangestellte lernen', 'occupation zfa, occupation ausbildung'],
    ['ordne mir die Stellen in der ganzen Schweiz nach Lohn', 'country CH, sort salary_desc'],
    ['list the nurse jobs sorted by salary', 'occupation pflegefach, sort salary_desc'],
    ['ob 20 oder 30 Stunden ist egal, MFA', 'hours 20-30h, occupation mfa'],
    ['can I work 60 percent as a nurse in Ulm', 'hours 60-60%, occupation pflegefach, place Ulm'],
    ['I work 60 percent as a nurse in Ulm', 'occupation pflegefach, place Ulm'],
    ['ich suche eine Weiterbildungsstelle in der Inneren', 'occupation assistenzarzt, specialty internal_medicine'],
  ])('in “%s” asks for more: “%s”', (text, wishes) => {
    expect(told(text)).toBe(wishes);
  });

  it.each([
    ['Pflege in München, Schwabing bitte nicht', 'occupation pflege, place München, -place München-Schwabing'],
    ['Pflege in München, Schwabing', 'occupation pflege, place München-Schwabing'],
    ['ob früh oder spät ist mir egal, Krankenschwester Baden', 'occupation pflegefach, place Baden'],
    ['ich komme aus Groningen und suche in Leer', 'place Leer'],
    ['MFA in Ulm mit tollem Chef', 'occupation mfa, place Ulm'],
    ['Pflegekraft auf Sylt', 'occupation pflegefach, place Sylt'],
    ['Pfleger in Meran', 'occupation pflegefach, place Meran'],
  ])('of “%s” is about the places in “%s”', (text, wishes) => {
    expect(told(text)).toBe(wishes);
  });

  it.each([
    ['neben dem Studium in Ulm arbeiten, Pflegehelfer', 'place Ulm, occupation pflegehilfe'],
    ['meine Schwester wohnt in Kiel und ich möchte auch dahin', 'place Kiel'],
    ['earning 5000 or more, nurse in Ulm', 'salaryMin 5000, occupation pflegefach, place Ulm'],
  ])('in “%s” is a wish all the same: “%s”', (text, wishes) => {
    expect(told(text)).toBe(wishes);
  });
});
