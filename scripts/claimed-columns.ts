import { EMPLOYER_TRUST } from '@stellenvisite/db/schema/employers/employers';
import ts from 'typescript';

/** A read of what an employer claims; `*` means a whole row. */
export type ClaimedRead = { path: string; line: number; column: string };

/** Files whose queries decide who acts for an employer, what they may do, and who sees whom in the talent pool. */
const ACCESS =
  /^packages\/core\/src\/((require-|list-permitted-)[\w-]+|identity\/permissions\/.*|employers\/(is-verified|team\/.*|moderation\/merge-employers|profile\/further-employers)|talent-pool\/(access|search|index|membership)\/.*|talent-pool\/enquiries\/(send-enquiry|enquiry-allowance|answer-enquiry|open-conversation))\.ts$/;

/** Returns whether a file decides access. Mails and exports of personal data only report decisions. */
export const isAccessFile = (path: string): boolean =>
  ACCESS.test(path) && !/\.(test|mails|personal-data)\.ts$/.test(path);

/** Tables in which an employer writes about itself throughout. */
const CLAIMED_TABLES = ['departments', 'employerMedia', 'employerVideos', 'employerDrafts'];

const shown = 'shown to people; nothing is compared with it';

/** Reads that decide nothing, each with the reason. */
export const ALLOWED_READS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'identity/permissions/map-user-to-employers.ts': {
    name: shown,
    website: 'proposes a link at 70 points, which an owner confirms',
    websiteHost: 'proposes a link at 70 points, which an owner confirms',
  },
  'identity/permissions/employer-suspension.ts': { name: shown },
  'employers/team/account-address.ts': { name: shown },
  'employers/team/open-invitation.ts': { name: shown },
  'employers/team/team-invitations.ts': { name: shown },
  'employers/team/notify-team.ts': { name: shown },
  'employers/moderation/merge-employers.ts': {
    '*': 'an administrator names both employers; the log shows their names',
  },
  'talent-pool/access/change-pool-access.ts': {
    '*': 'an administrator has checked name and group, which become proven',
  },
  'talent-pool/enquiries/open-conversation.ts': { country: 'chooses how long the law keeps the record' },
  'talent-pool/enquiries/send-enquiry.ts': { name: shown, city: shown },
  'talent-pool/membership/block-talent-employer.ts': {
    name: shown,
    city: shown,
    owner: 'the group that the person blocks; it is compared with checked groups alone',
  },
  'talent-pool/membership/get-own-talent-profile.ts': { city: shown },
  'talent-pool/membership/publish-profile.ts': {
    website: 'the site of the employer that the person has chosen; it only hides the profile from more viewers',
  },
  'talent-pool/membership/check-text.ts': {
    name: 'refuses a text that names a workplace; employers learn nothing of it',
  },
};

const CLAIMED = new Set<string>(
  Object.entries(EMPLOYER_TRUST).flatMap(([column, trust]) => (trust === 'claimed' ? [column] : [])),
);
const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const CLAIMED_IN_SQL = new Map([...CLAIMED].map((column) => [toSnake(column), column]));

/** Returns each read of a claimed column of an employer: as a property of the table, by destructuring it, as a whole row, or in SQL. */
export function findClaimedReads({ path, text }: { path: string; text: string }): ClaimedRead[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const reads: ClaimedRead[] = [];
  const add = (node: ts.Node, column: string) =>
    reads.push({ path, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, column });
  const visit = (node: ts.Node): void => {
    for (const column of columnsReadBy(node, file)) add(node, column);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return reads;
}

function columnsReadBy(node: ts.Node, file: ts.SourceFile): string[] {
  if (ts.isImportSpecifier(node))
    return CLAIMED_TABLES.filter((table) => (node.propertyName ?? node.name).text === table);
  if (ts.isPropertyAccessExpression(node) && isEmployers(node.expression))
    return CLAIMED.has(node.name.text) ? [node.name.text] : [];
  if (
    ts.isVariableDeclaration(node) &&
    ts.isObjectBindingPattern(node.name) &&
    node.initializer &&
    isEmployers(node.initializer)
  )
    return node.name.elements.flatMap(({ name, propertyName, dotDotDotToken }) => {
      const column = (propertyName ?? name).getText(file);
      return dotDotDotToken ? ['*'] : CLAIMED.has(column) ? [column] : [];
    });
  if (ts.isCallExpression(node) && readsWholeRow(node)) return ['*'];
  if ((ts.isPropertyAssignment(node) || ts.isSpreadAssignment(node)) && isEmployers(assignedTo(node))) return ['*'];
  if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return columnsInSql(node.getText(file));
  return [];
}

const assignedTo = (node: ts.PropertyAssignment | ts.SpreadAssignment) =>
  ts.isPropertyAssignment(node) ? node.initializer : node.expression;

const isEmployers = (node: ts.Node): boolean => ts.isIdentifier(node) && node.text === 'employers';

/** `select().from(employers)`, `returning()` after a write to it, `getTableColumns(employers)`. */
function readsWholeRow(call: ts.CallExpression): boolean {
  const { expression } = call;
  if (ts.isIdentifier(expression)) return expression.text === 'getTableColumns' && call.arguments.some(isEmployers);
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const name = expression.name.text;
  if (name === 'from' && call.arguments.some(isEmployers)) {
    const select = callsBefore(call).find((each) => /^select(Distinct)?$/.test(nameOf(each)));
    return select?.arguments.length === 0;
  }
  if (name !== 'returning' || call.arguments.length > 0) return false;
  return callsBefore(call).some(
    (each) => /^(update|insert|delete)$/.test(nameOf(each)) && each.arguments.some(isEmployers),
  );
}

function callsBefore(call: ts.CallExpression): ts.CallExpression[] {
  const { expression } = call;
  const before = ts.isPropertyAccessExpression(expression) ? expression.expression : null;
  return before && ts.isCallExpression(before) ? [before, ...callsBefore(before)] : [];
}

const nameOf = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : '';

/** Columns behind the alias that the text gives the table: `from employers e … e.name`. */
function columnsInSql(text: string): string[] {
  const aliases = [...text.matchAll(/(?:\bemployers|\$\{employers\})\s+(?:as\s+)?([a-z]\w*)/g)].flatMap(
    ([, alias]) => alias ?? [],
  );
  return ['employers', ...aliases].flatMap((alias) =>
    [...text.matchAll(new RegExp(`(?<![\\w.{])${alias}\\.(\\w+|\\*)`, 'g'))].flatMap(([, column = '']) =>
      column === '*' ? ['*'] : (CLAIMED_IN_SQL.get(column) ?? []),
    ),
  );
}
