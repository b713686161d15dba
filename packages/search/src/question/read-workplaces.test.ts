import { describe, expect, it } from 'vitest';
import { toldWithDepartments } from './told-wishes.fixture.ts';

describe('a workplace', () => {
  it.each([
    [
      'Sozialarbeiterin möchte in den Kliniksozialdienst',
      'occupation sozial, occupation sozial, department sozialdienst',
    ],
    [
      'Rettungssanitäter, alles außer Rettungsdienst',
      'occupation notsan, -department rettung, -employerKind rettungsdienst',
    ],
    ['ich suche im Rettungsdienst', 'occupation notsan, department rettung, employerKind rettungsdienst'],
    ['Klinikapothekerin in Ulm', 'occupation apotheker, department krankenhausapotheke, place Ulm'],
    ['Kodierfachkraft, bloß kein Medizincontrolling', 'occupation kodier, -department medizincontrolling'],
    ['Endoskopieschwester in Ulm', 'occupation pflegefach, department endoskopie, place Ulm'],
    ['nurse in Ulm, no schools', 'occupation pflegefach, place Ulm, -department schule'],
    ['Heilpädagogin an einer Förderschule', 'occupation heilpaedagogik, department schule'],
    ['meine Kinder gehen zur Schule, ich suche als MFA', 'occupation mfa'],
    ['OTA mit Fortbildung in Ulm', 'occupation ota, place Ulm'],
    ['MFA, aber nicht beim Hausarzt', 'occupation mfa, -specialty general_medicine'],
    ['receptionist in Ulm, no dentists', 'occupation empfang, place Ulm, -specialty dentistry'],
    ['MFA in einer Kinderpraxis', 'occupation mfa, specialty pediatrics, department paediatrie, employerKind praxis'],
    ['Kinderpraxen bitte nicht', '-specialty pediatrics, -department paediatrie'],
    ['Psychologin, kein Suchtbereich', 'occupation psych, -specialty addiction, -department sucht'],
    ['MTL, Patho bitte nicht', 'occupation mtl, -specialty pathology, -department pathologie'],
    ['Pflegehelfer, bitte nicht ambulant', 'occupation pflegehilfe, -department ambulante-pflege'],
    ['Altenpflegerin ambulant in Ulm', 'occupation altenpflege, department ambulante-pflege, place Ulm'],
    ['Pflegefachkraft, ambulant oder stationär', 'occupation pflegefach'],
    ['Psychologe ambulant in Ulm', 'occupation psych, place Ulm'],
  ])('in “%s” is read as “%s”', (text, wishes) => {
    expect(toldWithDepartments(text)).toBe(wishes);
  });
});
