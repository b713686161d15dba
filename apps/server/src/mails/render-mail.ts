import type { RenderMail } from '@stellenvisite/core/mails/render-mail';
import { composeFrame } from './compose-frame.ts';
import type { MailTemplate } from './define-mail-template.ts';
import { toPlainText } from './mail-plain-text.ts';

/** Most starts write no mail at once: React Email is loaded with the first one. */
const loadLayout = () => Promise.all([import('react-email'), import('./mail-layout.ts')]);

type RendererOptions = { publicUrl: string; templates: readonly MailTemplate[] };

export function createMailRenderer({ publicUrl, templates }: RendererOptions): RenderMail {
  const byKind = new Map(templates.map((template) => [template.kind, template]));
  return async ({ kind, values }, language) => {
    const template = byKind.get(kind);
    if (!template) throw new Error(`no slice brings a template for the mail "${kind}"`);
    const [{ render }, { mailLayout }] = await loadLayout();
    const content = template.compose(values, language);
    const frame = composeFrame(publicUrl, language);
    return {
      subject: content.subject,
      html: await render(mailLayout(content, frame, language)),
      text: toPlainText(content, frame),
    };
  };
}
