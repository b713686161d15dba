import ts from 'typescript';

export type Escape = { file: string; line: number; text: string };

/** The types that reach the database past a transaction, and the type of a transaction itself. */
const OUTER_HANDLES = new Set(['NodePgDatabase', 'Pool']);
const TRANSACTIONS = new Set(['PgTransaction', 'NodePgTransaction']);

/**
 * Where code inside a transaction reaches the database past it. Inside is every function with a parameter of type `Tx`: the callback
 * of `db.transaction`, of our own wrappers around it, and whatever they hand their `tx` to. There, no handle from outside may be used
 * (`db`, `ctx.db`, `pool`), nor may a function that takes a context with a database be given the outer one without the `tx`.
 */
export function findEscapes(program: ts.Program, isChecked: (fileName: string) => boolean): Escape[] {
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName, text }) => isChecked(fileName) && /transaction|\btx\b/i.test(text))
    .flatMap((file) => findInFile(checker, file));
}

function findInFile(checker: ts.TypeChecker, file: ts.SourceFile): Escape[] {
  const escapes: Escape[] = [];
  const visit = (node: ts.Node, scope: ts.FunctionLikeDeclaration | null): void => {
    const inner = ts.isFunctionLike(node) && isTransactional(checker, node) ? node : scope;
    if (scope && isEscape(checker, node, scope)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      escapes.push({
        file: file.fileName,
        line: line + 1,
        text: node.getText(file).replace(/\s+/g, ' ').slice(0, 100),
      });
      return;
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(file, null);
  return escapes;
}

function isTransactional(checker: ts.TypeChecker, node: ts.SignatureDeclaration): node is ts.FunctionLikeDeclaration {
  return (
    'body' in node &&
    node.body !== undefined &&
    node.parameters.some((parameter) => isTransaction(checker.getTypeAtLocation(parameter)))
  );
}

function isEscape(checker: ts.TypeChecker, node: ts.Node, scope: ts.FunctionLikeDeclaration): boolean {
  if (ts.isPartOfTypeNode(node)) return false;
  if (isCall(node)) return handsOverOuter(checker, node, scope);
  if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
    const takesOne = node.name.elements.some((element) => takesHandle(checker, element));
    return takesOne && node.initializer !== undefined && isFromOutside(checker, node.initializer, scope);
  }
  if (ts.isPropertyAccessExpression(node) || (ts.isIdentifier(node) && isRead(node)))
    return isOuterHandle(checker.getTypeAtLocation(node)) && isFromOutside(checker, node, scope);
  return false;
}

/** Checks whether an identifier is read for its value, and does not name a declaration or a property. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent) || ts.isVariableDeclaration(parent)) return parent.initializer === node;
  return !ts.isParameter(parent) && !ts.isImportSpecifier(parent);
}

function handsOverOuter(checker: ts.TypeChecker, call: Call, scope: ts.FunctionLikeDeclaration): boolean {
  const given = call.arguments ?? [];
  if (given.some((each) => isTransaction(checker.getTypeAtLocation(each)))) return false;
  return given.some(
    (each, index) => isOuterContext(checker, each, scope) && usesDatabaseOf(checker, { call, index }, new Set()),
  );
}

function isOuterContext(checker: ts.TypeChecker, node: ts.Expression, scope: ts.FunctionLikeDeclaration): boolean {
  if (!hasOuterHandle(checker, node)) return false;
  if (!ts.isObjectLiteralExpression(node)) return isFromOutside(checker, node, scope);
  return node.properties.some(
    (property) => ts.isSpreadAssignment(property) && isFromOutside(checker, property.expression, scope),
  );
}

function hasOuterHandle(checker: ts.TypeChecker, node: ts.Node): boolean {
  const db = checker.getTypeAtLocation(node).getProperty('db');
  return db !== undefined && isOuterHandle(checker.getTypeOfSymbolAtLocation(db, node));
}

type Call = ts.CallExpression | ts.NewExpression;
type Handed = { call: Call; index: number };

/** Checks whether a called function, or one that it calls in turn, reads the database of the context it is given. */
function usesDatabaseOf(checker: ts.TypeChecker, { call, index }: Handed, seen: Set<ts.Node>): boolean {
  const signature = checker.getResolvedSignature(call);
  const symbol = signature?.parameters[Math.min(index, signature.parameters.length - 1)];
  const type = symbol && checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, call));
  if (!type?.getProperty('db')) return false;
  const callee = signature?.declaration;
  const parameter = callee?.parameters[Math.min(index, callee.parameters.length - 1)];
  // Without a body to look into, such as a function type has none, what takes a database is believed to use it.
  if (!callee || !parameter || !ts.isParameter(parameter) || !('body' in callee) || !callee.body) return true;
  if (seen.has(parameter)) return false;
  seen.add(parameter);
  if (!ts.isIdentifier(parameter.name)) return parameter.name.elements.some((each) => takesHandle(checker, each));
  return readsOf(checker, parameter.name, callee.body).some((read) => isDatabaseRead(checker, read, seen));
}

function readsOf(checker: ts.TypeChecker, name: ts.Identifier, body: ts.Node): ts.Identifier[] {
  const wanted = checker.getSymbolAtLocation(name);
  const reads: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name.text && isRead(node) && !ts.isPartOfTypeNode(node)) {
      const symbol = ts.isShorthandPropertyAssignment(node.parent)
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node);
      if (symbol === wanted) reads.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(body);
  return reads;
}

function isDatabaseRead(checker: ts.TypeChecker, read: ts.Identifier, seen: Set<ts.Node>): boolean {
  const { parent } = read;
  if (ts.isPropertyAccessExpression(parent)) return isOuterHandle(checker.getTypeAtLocation(parent));
  if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name))
    return parent.name.elements.some((each) => takesHandle(checker, each));
  const given = ts.isSpreadAssignment(parent) ? parent.parent : read;
  if (!hasOuterHandle(checker, given)) return false;
  const call = given.parent;
  const places: readonly ts.Node[] = isCall(call) ? (call.arguments ?? []) : [];
  const index = places.indexOf(given);
  return !isCall(call) || index < 0 || usesDatabaseOf(checker, { call, index }, seen);
}

const isCall = (node: ts.Node): node is Call => ts.isCallExpression(node) || ts.isNewExpression(node);

/** A part of a destructured context that is its database, or all that is left of it. */
function takesHandle(checker: ts.TypeChecker, element: ts.ArrayBindingElement): boolean {
  return isOuterHandle(checker.getTypeAtLocation(element)) || hasOuterHandle(checker, element);
}

/** Checks whether a value stems from a name that is declared outside of the body of a function: in its parameters, or around it. */
function isFromOutside(checker: ts.TypeChecker, node: ts.Expression, scope: ts.FunctionLikeDeclaration): boolean {
  const root = rootOf(node);
  if (!root) return false;
  if (!ts.isIdentifier(root)) return true;
  const symbol = ts.isShorthandPropertyAssignment(root.parent)
    ? checker.getShorthandAssignmentValueSymbol(root.parent)
    : checker.getSymbolAtLocation(root);
  const isInside = (declaration: ts.Declaration) =>
    declaration.getSourceFile() === root.getSourceFile() &&
    declaration.pos >= (scope.body?.pos ?? 0) &&
    declaration.end <= (scope.body?.end ?? 0);
  return !symbol?.declarations?.some(isInside);
}

function rootOf(node: ts.Expression): ts.Identifier | ts.ThisExpression | null {
  if (ts.isPropertyAccessExpression(node) || ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node))
    return rootOf(node.expression);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return rootOf(node.expression);
  return ts.isIdentifier(node) || node.kind === ts.SyntaxKind.ThisKeyword
    ? (node as ts.Identifier | ts.ThisExpression)
    : null;
}

const isTransaction = (type: ts.Type): boolean =>
  constituentsOf(type).every((each) => TRANSACTIONS.has(each.symbol?.name ?? ''));

const isOuterHandle = (type: ts.Type): boolean =>
  constituentsOf(type).some((each) => OUTER_HANDLES.has(each.symbol?.name ?? ''));

function constituentsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnionOrIntersection() ? type.types.flatMap(constituentsOf) : [type];
}
