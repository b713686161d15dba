import { describe, expect, it } from 'vitest';
import { redactPrivateWords } from './private-words.ts';

describe('private words', () => {
  it.each([
    'Ich habe Depressionen',
    'Ich bin schwanger',
    'Wegen meiner Epilepsie kann ich keine Nächte machen',
    'I have been diagnosed with cancer',
    "I'm pregnant",
    'Die Patientin Frau Huber war unzufrieden',
    'Patient Max Mustermann liegt auf Zimmer 4',
    'Meine Diagnose ist F32.1',
  ])('“%s” is passed on to nobody', (text) => {
    expect(redactPrivateWords(text)).toEqual({ text: '', isRedacted: true });
  });

  it.each([
    'Pflege in der Onkologie in Heidelberg',
    'Diabetesberaterin in Köln',
    'Stellen auf der Stroke Unit',
    'Suchtmedizin in Wien',
    'Ich suche eine Stelle in der Geburtshilfe',
    'Schwangerschaftsvertretung als MFA',
    'Frau Doktor, ich suche eine Praxis in Bonn',
  ])('“%s” speaks of work', (text) => {
    expect(redactPrivateWords(text)).toEqual({ text, isRedacted: false });
  });

  it('keeps the sentences around', () => {
    expect(redactPrivateWords('Ich habe Asthma. Ich suche MFA-Stellen in Berlin.').text).toBe(
      'Ich suche MFA-Stellen in Berlin.',
    );
  });
});
