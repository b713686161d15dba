import { relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from './run-step.ts';
import { findEscapes } from './transaction-scope.ts';

/** Tests use several connections on purpose. */
const isChecked = (file: string) =>
  /^(packages\/(core|search|demo|db)|apps\/server|scripts)\//.test(relative(ROOT, file)) &&
  !/node_modules|\.(test|fixture)\.ts$|\/testing/.test(file);

const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
const escapes = findEscapes(ts.createProgram(fileNames.filter(isChecked), options), isChecked);
for (const { file, line, text } of escapes)
  console.error(`${relative(ROOT, file)}:${line} uses the database past the transaction: ${text}`);
process.exitCode = escapes.length > 0 ? 1 : 0;
