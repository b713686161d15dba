import { type LegalSection, list, paragraph } from '../legal-document.ts';

/** What accounts keep, of whom and for how long: the longest part of the privacy notice. */
export const accountSectionEn: LegalSection = {
  id: 'account',
  heading: 'When you create an account',
  blocks: [
    paragraph(
      'For an account we need your e-mail address, your name and a password, and from employers the name of the organisation. Everything else is up to you: academic title, language, and what you tell us about occupation, place and wishes when setting it up. We process this to provide the account (Art. 6(1)(b) GDPR).',
    ),
    list(
      'You confirm your address with a code or link from an e-mail. Without that, nobody can sign in, and after 7 days we delete what was entered.',
      'Passwords, codes and sign-in keys are stored as checksums only. Nobody here can read your password.',
      'A second factor is optional: an app on your phone, or codes by text message. The app’s secret is stored encrypted; a phone number only if you choose that way. Recovery codes are stored as checksums only.',
      'After you signed in we know your browser by a random value for 180 days, so that wrong tries of strangers do not lock you out (Art. 6(1)(f), Art. 32 GDPR).',
      'What you write in your profile (occupation, wishes, your week, career, languages, phone) is kept with its changes until you delete your account; files and proofs until you remove them. Employers see none of it before you apply, and never your desired pay. We do not ask about past or current pay. Changes that could not be saved stay in your browser until they are saved or you sign out.',
      'Jobs and employers on your list, with the notes you write on them, are kept until you remove them. Nobody but you sees them.',
      'Notifications in the product (that an application was opened, for instance) are deleted 90 days after you read them, unread ones after 180 days. We remember which ones you switched off.',
      'Employers you hide are kept until you show them again. The employer is not told.',
      'Job alerts are kept with their name, criteria and matches until you delete them; matches for 180 days at most. We send you new jobs only while an alert is active (Art. 6(1)(a) GDPR). Without an account we need your e-mail address and your confirmation for this; addresses that nobody confirmed are deleted after 7 days, the proof of your consent three years after you unsubscribed.',
      'When you are signed in we work out how well a job fits your profile; name, sex, age, origin and photo do not count. We remember for 90 days which jobs you look at, to recommend similar ones (Art. 6(1)(b) GDPR). No employer learns of it.',
      'If you apply here, the employer gets your application as you send it: your details from the profile without your pay wish, your message, answers and files (Art. 6(1)(b) GDPR). Where it gave an e-mail address for that, it goes there as well. Drafts are kept for 30 days. Once an application is decided or withdrawn we delete it after 6 months, in Austria after 7, and tell you 14 days before; without an answer the time counts from the end of the job. Without an account we keep your details for 24 hours, until you confirm your address with the code.',
      'Messages about an application are read by you and by those who act for the employer only; both sides see when they were read. They are deleted with the application. If you delete your account before, your texts and files disappear at the employer’s at once. If you report a message, we keep its text until the report is decided.',
      'You appear in the talent pool only with a consent of its own (Art. 6(1)(a) GDPR). It lasts six months, we ask before it ends, and you can pause at any time or leave with one click; your profile is then gone at once. Employers see occupation, specialty, experience in bands, a region, your wishes and whatever else you allow, never name, photo, contact or former employers, and a profile only where at least five others of its kind are in the region. Whoever you block gets neither the profile nor a number that includes it. Which employers have opened your profile is kept until you leave. An employer learns your name only when you answer its enquiry with yes; each time is recorded in your consent log. Enquiries are kept until you delete your account; after that the employer keeps only that it has asked.',
      'Conversations with Emma, our AI assistant, we keep in your account for 30 days so that you can ask on; without signing in we do not store them (Art. 6(1)(b) GDPR). Where a language model is connected, its operator receives your questions without name and e-mail address; details about health and names of patients are removed first. History, profile, language model and Emma herself can be switched off in her settings. What AI does here is said at /ki.',
      'If you have a CV analysed, our program reads it on our own machines (Art. 6(1)(b) GDPR). Photo, age, marital status, religion, nationality and pay are not read. Only what you confirm goes into your profile; we delete the analysis after 30 days or when you delete it.',
      'If you use the writing help as an employer, we process the details and the text of the job for the proposal and store it only if you accept it (Art. 6(1)(b) GDPR). Where a language model is connected, its operator receives both without your name and without contacts. We count answers and cost per day without knowing whose they are.',
      'If you report a job or an employer, we keep your report until it is decided and no complaint is possible any more. Name and e-mail address are optional and are deleted with your account.',
      'Ideas and comments are public with your first name. When you delete your account they stay without a name; your votes still count, without anybody knowing whose they are.',
      'If you give us a voice for the start page, we show words, name, occupation and town only after your consent (Art. 6 (1) (a) GDPR). You can withdraw it at any time; the words disappear at once.',
      'Under “Devices” you see where you are signed in and can sign out any device. For this we store IP address, kind of browser and times per sign-in, for 30 days at most.',
      'Sign-ins, failed attempts and changes to the account are logged for 90 days, without passwords and addresses, so that we notice abuse (Art. 6(1)(f), Art. 32 GDPR).',
      'We write to you about important changes (password, address, second factor).',
      'If you sign in with Google, we receive your identifier, your name and your confirmed e-mail address from there. Google learns that you sign in here. This happens only if you choose it.',
      'Whoever registers as an employer is proposed to an organisation by their confirmed e-mail address. They can act for it only once it has agreed.',
    ),
    paragraph(
      'Under “Account”, “My data” you can download everything as a file and delete your account: at once, or after 14 days in which you can change your mind. Profile, saved jobs and employers, hidden employers, job alerts, sign-ins, consents, newsletter and the e-mails to your address are deleted; one last e-mail confirms it and is deleted after 30 days as well. Open applications count as withdrawn; from then on the employer sees only that somebody applied, when and with what result.',
    ),
  ],
};
