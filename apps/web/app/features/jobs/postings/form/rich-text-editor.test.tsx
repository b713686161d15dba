import { expect, test } from 'vitest';
import { cleanPastedHtml } from './rich-text-editor.tsx';

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=DE>
<!--StartFragment--><p class=MsoNormal style='margin-bottom:0cm'><b><span style='font-family:Calibri'>Ihre Aufgaben<o:p></o:p></span></b></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt'>&nbsp;&nbsp; </span></span><![endif]>Grundpflege</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Dokumentation</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`;

test('text from Word loses its styles, and its lists are lists', () => {
  expect(cleanPastedHtml(WORD).replaceAll(/\s*\n\s*/g, '')).toBe(
    '<p><b><span>Ihre Aufgaben</span></b></p><ul><li>Grundpflege</li><li>Dokumentation</li></ul>',
  );
});

test('text from a web page or Google Docs keeps links and emphasis and nothing that runs', () => {
  const html =
    '<b style="font-weight:normal"><p onclick="x()" class="c">Mehr <a href="https://haus.example" target="_blank">hier</a></p></b><script>x()</script>';
  expect(cleanPastedHtml(html)).toBe('<p>Mehr <a href="https://haus.example">hier</a></p>');
});
