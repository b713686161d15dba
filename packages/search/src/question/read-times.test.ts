import { describe, expect, it } from 'vitest';
import { told } from './told-wishes.fixture.ts';

describe('a time of day', () => {
  it.each([
    ['nur morgens, MFA in Ulm', '-shift late/night, shift early/day, occupation mfa, place Ulm'],
    [
      'Pflegerin in Ulm, ausschließlich vormittags',
      'occupation pflegefach, place Ulm, -shift late/night, shift early/day',
    ],
    ['nur Früh- oder Tagdienste, MFA', '!shift early, !shift day, occupation mfa'],
    ['ich kann vormittags, MFA in Ulm', '-shift night, shift early/day, occupation mfa, place Ulm'],
    ['vormittags kann ich nicht, MFA in Ulm', '-shift early, occupation mfa, place Ulm'],
    ['tagsüber kann ich nicht, MFA in Ulm', '-shift day, occupation mfa, place Ulm'],
    ['ich kann um acht Uhr morgens anfangen, MFA in Ulm', 'occupation mfa, place Ulm'],
    ['bis 18 Uhr abends habe ich Zeit, MFA in Ulm', 'occupation mfa, place Ulm'],
    ['keine Dienste in der Nacht, Pfleger in Ulm', '-shift night, occupation pflegefach, place Ulm'],
    ['Schichten am Abend sind nichts für mich, MFA', '-shift late, occupation mfa'],
    ['früh aufstehen mag ich nicht, MFA', '-shift early, occupation mfa'],
    ['the only days I have are weekends, nurse', '!weekend, occupation pflegefach'],
    ['Spätdienst stört mich gar nicht, MFA', 'occupation mfa'],
  ])('in “%s” is read as “%s”', (text, wishes) => {
    expect(told(text)).toBe(wishes);
  });
});

describe('a clock time', () => {
  it.each([
    ['nach 19 Uhr kann ich nicht, MFA', '-shift late/night, occupation mfa'],
    ['Dienste nach 22 Uhr kommen nicht infrage', '-shift night'],
    ['vor acht Uhr kann ich nicht anfangen, MFA', '-shift early, occupation mfa'],
    ['no shifts before 8 am, nurse', '-shift early, occupation pflegefach'],
    ['nothing after 10pm, nurse', '-shift night, occupation pflegefach'],
    ['ab sechs Uhr abends ist Schluss, MFA', '-shift late/night, occupation mfa'],
    ['ab 7 Uhr, nicht früher, MFA', 'occupation mfa'],
    ['um 17 Uhr hole ich die Kinder, MFA', 'occupation mfa'],
    ['nach 20 Jahren in der Pflege, MFA', 'occupation mfa'],
    ['nach 18 Uhr arbeiten ist ok, MFA', 'occupation mfa'],
  ])('in “%s” is read as “%s”', (text, wishes) => {
    expect(told(text)).toBe(wishes);
  });
});

describe('a roster', () => {
  it.each([
    ['ich brauche einen Dienstplan ohne Wochenenden, MFA', '-weekend, occupation mfa'],
    ['ein Dienstplan, in dem keine Nacht vorkommt, Pfleger', '-shift night, occupation pflegefach'],
    ['ich wünsche mir einen verlässlichen Dienstplan, MFA', 'benefit, occupation mfa'],
  ])('in “%s” is read as “%s”', (text, wishes) => {
    expect(told(text)).toBe(wishes);
  });
});
