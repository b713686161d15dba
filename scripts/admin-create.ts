import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { type CreateAdmin, createAdminSchema } from '@stellenvisite/contract/identity/admins.schema';
import { DomainError } from '@stellenvisite/core/domain-error';
import { insertAdmin } from '@stellenvisite/core/identity/admins/create-admin';
import { readConfig } from '../apps/server/src/config.ts';
import { createContext, openServices } from '../apps/server/src/context.ts';
import { joinDatabase } from '../apps/server/src/database/start-database.ts';

const FIELDS = {
  email: { flag: 'email', question: 'E-Mail' },
  firstName: { flag: 'first-name', question: 'Vorname' },
  lastName: { flag: 'last-name', question: 'Nachname' },
  password: { flag: 'password', question: 'Passwort' },
} as const satisfies Record<keyof CreateAdmin, { flag: string; question: string }>;
type Field = keyof typeof FIELDS;
const FIELD_NAMES = Object.keys(FIELDS) as Field[];

const PASSWORD_REASONS: Record<string, string> = {
  length: 'mindestens 8 Zeichen',
  lowercase: 'ein Kleinbuchstabe',
  uppercase: 'ein Großbuchstabe',
  digit: 'eine Ziffer',
  symbol: 'eines der Zeichen @$!%*?&',
  characters: 'keine anderen Zeichen als Buchstaben, Ziffern und @$!%*?&',
};

class Refusal extends Error {}

type Given = Record<Field, string | undefined>;

function readFlags(): Given {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ options: { email: text, password: text, 'first-name': text, 'last-name': text } });
    return {
      email: values.email,
      password: values.password,
      firstName: values['first-name'],
      lastName: values['last-name'],
    };
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : 'Die Angaben sind nicht lesbar.');
  }
}

/** Prompts for every value that no flag gives; the password is not echoed. */
async function promptFor(given: Given): Promise<Record<Field, string>> {
  const open = FIELD_NAMES.filter((field) => given[field] === undefined);
  if (open.length > 0 && !process.stdin.isTTY) {
    throw new Refusal(`Ohne Terminal bitte angeben: ${open.map((field) => `--${FIELDS[field].flag}`).join(' ')}`);
  }
  const terminal = openTerminal();
  try {
    const answer = async (field: Field) =>
      given[field] ?? (await terminal.prompt(FIELDS[field].question, { isHidden: field === 'password' }));
    return {
      email: await answer('email'),
      firstName: await answer('firstName'),
      lastName: await answer('lastName'),
      password: await answer('password'),
    };
  } finally {
    terminal.close();
  }
}

/** Reads line by line, so that answers pasted all at once are not lost. */
function openTerminal() {
  let isMuted = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isMuted) process.stdout.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY === true });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async prompt(question: string, { isHidden }: { isHidden: boolean }): Promise<string> {
      process.stdout.write(`${question}: `);
      isMuted = isHidden;
      const { value, done } = await lines.next();
      isMuted = false;
      if (isHidden) process.stdout.write('\n');
      if (done) throw new Refusal('Abgebrochen.');
      return value;
    },
    close: () => reader.close(),
  };
}

function check(answers: Record<Field, string>): CreateAdmin {
  const parsed = createAdminSchema.safeParse(answers);
  if (parsed.success) return parsed.data;
  const mistakes = FIELD_NAMES.flatMap((field) => {
    const issues = parsed.error.issues.filter(({ path }) => path[0] === field);
    if (issues.length === 0) return [];
    const { question } = FIELDS[field];
    if (field !== 'password') return [`${question} fehlt oder ist nicht gültig.`];
    return [
      `${question} braucht: ${issues.map(({ message }) => PASSWORD_REASONS[message] ?? 'höchstens 72 Zeichen').join(', ')}.`,
    ];
  });
  throw new Refusal(mistakes.join('\n'));
}

async function createFirstAdmin(): Promise<string> {
  const admin = check(await promptFor(readFlags()));
  const config = readConfig(process.env);
  const started = await joinDatabase(config);
  try {
    const services = await openServices({ config, database: started.database });
    const { email } = await insertAdmin(createContext(services), services.db, admin).finally(services.close);
    return email;
  } catch (error) {
    const code = error instanceof DomainError ? error.code : null;
    if (code === 'admin.duplicate_email') throw new Refusal('Ein Admin-Benutzer mit dieser E-Mail existiert bereits');
    if (code === 'admin.password_weak') throw new Refusal('Das Passwort ist zu leicht zu erraten.');
    throw error;
  } finally {
    await started.stop();
  }
}

await createFirstAdmin().then(
  (email) => console.log(`Admin-Benutzer ${email} angelegt. Anmeldung unter /admin-anmeldung.`),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
