/** The first version that runs TypeScript and all of our packages; `npm ci` installs it into the project. */
const REQUIRED_MAJOR = 24;

/**
 * Returns a sentence with the remedy where this version of Node cannot run the file, else undefined.
 *
 * @param {string} version
 * @param {string} file
 */
export function explainOldNode(version, file) {
  if (Number.parseInt(version, 10) >= REQUIRED_MAJOR) return undefined;
  return `${file} needs Node ${REQUIRED_MAJOR} and this is Node ${version}: run "npm ci" once, then use the npm scripts or "npx node ${file}", which run on the Node ${REQUIRED_MAJOR} it installs.`;
}
