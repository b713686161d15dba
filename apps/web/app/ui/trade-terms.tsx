import { useTranslation } from 'react-i18next';

const TERMS = ['MFA', 'OTA', 'ATA', 'GuK', 'DGKP', 'PTA', 'MVZ', 'TVöD', 'TV-L', 'AVR'] as const;
type Term = (typeof TERMS)[number];

const TERM = new RegExp(`(?<![\\p{L}\\d])(${TERMS.join('|')})(?![\\p{L}\\d])`, 'u');

const isTerm = (part: string): part is Term => TERMS.some((term) => term === part);

/** Explains German short forms of the trade to readers of English, under the pointer and to screen readers. */
export function TradeTerms({ text }: { text: string }) {
  const { t, i18n } = useTranslation('ui');
  if (!i18n.language?.startsWith('en') || !TERM.test(text)) return text;
  return text.split(TERM).map((part, index) =>
    isTerm(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <abbr key={index} title={t(`trade.${part}`)}>
        {part}
      </abbr>
    ) : (
      part
    ),
  );
}
