import type { RenderMail } from '@stellenvisite/core/mails/mail-message';
import { composeFrame, composeMail } from './compose-mail.ts';
import { toPlainText } from './mail-plain-text.ts';

/** Most starts write no mail at once: React Email is loaded with the first one. */
const loadLayout = () => Promise.all([import('react-email'), import('./mail-layout.ts')]);

export function createMailRenderer({ publicUrl }: { publicUrl: string }): RenderMail {
  return async (message, language) => {
    const [{ render }, { mailLayout }] = await loadLayout();
    const content = composeMail(message, language);
    const frame = composeFrame(publicUrl, language);
    return {
      subject: content.subject,
      html: await render(mailLayout(content, frame, language)),
      text: toPlainText(content, frame),
    };
  };
}
