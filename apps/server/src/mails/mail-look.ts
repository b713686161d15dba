import { NIGHT_COLOURS, NIGHT_SHIFT_BY_NIGHT } from '@stellenvisite/contract/brand-colours';

export const FONT = {
  display: "'Familjen Grotesk','Segoe UI',Helvetica,Arial,sans-serif",
  text: "Commissioner,'Segoe UI',Helvetica,Arial,sans-serif",
} as const;

/** Mail programs know no custom properties: by night these rules replace the day's colours, where a program asks for them. */
export const NIGHT_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body.m-paper, body.m-paper > table, body.m-paper > table > tbody > tr > td { background-color: ${NIGHT_COLOURS.paper} !important; }
  .m-n { background-color: ${NIGHT_SHIFT_BY_NIGHT} !important; }
  .m-sheet { background-color: ${NIGHT_COLOURS.sheet} !important; border-color: ${NIGHT_COLOURS.line} !important; }
  .m-line { border-color: ${NIGHT_COLOURS.line} !important; }
  .m-free { background-color: ${NIGHT_COLOURS.sheet2} !important; color: ${NIGHT_COLOURS.ink3} !important; }
  .m-ink { color: ${NIGHT_COLOURS.ink} !important; }
  .m-ink2 { color: ${NIGHT_COLOURS.ink2} !important; }
  .m-link { color: ${NIGHT_COLOURS.link} !important; }
  .m-action { background-color: ${NIGHT_COLOURS.action} !important; color: ${NIGHT_COLOURS.onAction} !important; }
}
@media (max-width: 480px) {
  .m-pad { padding-left: 20px !important; padding-right: 20px !important; }
  .m-heading { font-size: 28px !important; }
}
`;
