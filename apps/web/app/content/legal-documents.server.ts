import type { OperatorDetails } from '@stellenvisite/contract/operator-settings.schema';
import { fillOperator } from './fill-operator.ts';
import { accessibilityDe } from './legal/accessibility.de.ts';
import { accessibilityEn } from './legal/accessibility.en.ts';
import { cookiePolicyDe } from './legal/cookie-policy.de.ts';
import { cookiePolicyEn } from './legal/cookie-policy.en.ts';
import { generalTermsDe } from './legal/general-terms.de.ts';
import { generalTermsEn } from './legal/general-terms.en.ts';
import { imprintDe } from './legal/imprint.de.ts';
import { imprintEn } from './legal/imprint.en.ts';
import { privacyDe } from './legal/privacy.de.ts';
import { privacyEn } from './legal/privacy.en.ts';
import { termsOfUseDe } from './legal/terms-of-use.de.ts';
import { termsOfUseEn } from './legal/terms-of-use.en.ts';
import type { LegalDocument } from './legal-document.ts';
import { hasPlaceholder } from './operator-placeholders.ts';

export const legalDocuments = {
  privacy: { de: privacyDe, en: privacyEn },
  'terms-of-use': { de: termsOfUseDe, en: termsOfUseEn },
  'cookie-policy': { de: cookiePolicyDe, en: cookiePolicyEn },
  imprint: { de: imprintDe, en: imprintEn },
  'general-terms': { de: generalTermsDe, en: generalTermsEn },
  accessibility: { de: accessibilityDe, en: accessibilityEn },
} as const satisfies Record<string, Record<'de' | 'en', LegalDocument>>;

export type LegalPageName = keyof typeof legalDocuments;

export type LegalPageData = { readonly document: LegalDocument; readonly isDraft: boolean };

/** With what the operator has said in the settings in the place of its placeholders. */
export function getLegalPage(
  page: LegalPageName,
  language: 'de' | 'en',
  details: Partial<OperatorDetails> = {},
): LegalPageData {
  const document = fillOperator<LegalDocument>(legalDocuments[page][language], details);
  return { document, isDraft: hasPlaceholder(document) };
}
