import { useTranslation } from 'react-i18next';

/** The desk at the entrance of a hospital. */
export function InformationDesk() {
  const { t } = useTranslation('help-articles');
  return (
    <svg viewBox="0 0 432 300" aria-hidden="true">
      <path className="bx fill-shift-n" d="M40 70h352v14H40z" />
      <rect className="bx b-sheet" x="132" y="26" width="168" height="44" rx="6" />
      <text x="216" y="56" textAnchor="middle" className="help-sign">
        {t('sign')}
      </text>
      <rect className="fill-shift-t-tint" x="58" y="84" width="316" height="120" />
      <path className="ln" d="M56 84v120M376 84v120" />
      <path className="ln ln-bold" d="M56 84v216M376 84v216" />
      <g transform="translate(222 128)">
        <path className="bx fill-c-nursing" d="M-46 96V74c0-24 18-40 46-40s46 16 46 40v22z" />
        <path className="bx help-skin" d="M-9 16h18v20a9 9 0 0 1-18 0z" />
        <circle className="bx help-skin" r="22" />
        <circle className="bx help-hair" cx="17" cy="-20" r="10" />
        <path className="bx help-hair" d="M-23 2a23 23 0 0 1 46 0c-8-2-14-8-17-14-6 8-17 13-29 14z" />
        <path className="help-face" d="M-9 4h.1M5 4h.1M-8 12c3 3 8 3 11 0" />
      </g>
      <rect className="bx b-sheet" x="278" y="150" width="70" height="54" rx="4" />
      <path className="ln ln-thin" d="M288 166h48M288 178h34" />
      <path className="bx fill-c-mfa-mid" d="M92 204v-30h40v30z" />
      <path className="ln" d="M104 174c0-14-10-16-12-26 12 0 16 10 16 18 0-12 8-18 18-20-2 12-10 16-14 28" />
      <rect className="bx b-sheet" x="30" y="204" width="372" height="16" rx="3" />
      <rect className="bx fill-c-management-mid" x="44" y="220" width="344" height="80" />
      <path className="ln ln-thin" d="M130 220v80M216 220v80M302 220v80" />
      <path className="bx fill-marker" d="M142 204a15 15 0 0 1 30 0z" />
      <path className="ln" d="M157 189v-5" />
    </svg>
  );
}
